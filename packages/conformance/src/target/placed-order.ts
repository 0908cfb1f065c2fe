import { mul, trim } from '@bourselet/sdk/money'
import { answered, type Exchange } from './exchange.ts'
import { farBuy, type Terms } from './far-order.ts'
import { newKey } from './key.ts'
import { futuresSymbol, type SymbolInfo, spotSymbol } from './market-facts.ts'
import { NotChecked } from './not-checked.ts'
import type { Target } from './target.ts'

/**
 * Five requests and their answers: an order far from the market, the same order again, an order with the same client
 * order id but another quantity, the cancellation of the order, and the same cancellation again.
 */
export interface PlacedOrder {
  request: Record<string, unknown>
  first: Exchange
  again: Exchange
  other: Exchange
  /** Number of open orders with this client order id before the cancellation. */
  open: number
  cancelled: Exchange
  /** The repeated cancellation with its answer. */
  cancelledAgain: Exchange
}

export type OrderProduct = 'spot' | 'futures'

/**
 * Returns the symbol with which this run checks a product, and the price on which the price band of this symbol is
 * based.
 */
async function referenceOf(target: Target, product: OrderProduct): Promise<[SymbolInfo, string]> {
  const symbol = await (product === 'spot' ? spotSymbol(target) : futuresSymbol(target))
  return [symbol, product === 'spot' ? symbol.last : (symbol.mark_price ?? symbol.last)]
}

export type FarOrder = Terms & { symbol: string; side: 'buy'; type: 'limit'; tif: 'PO' }

/** Returns the request for a post-only buy order far below the market. */
export async function farOrder(target: Target, product: OrderProduct): Promise<FarOrder> {
  const [symbol, reference] = await referenceOf(target, product)
  return { symbol: symbol.symbol, side: 'buy', type: 'limit', tif: 'PO', ...farBuy(symbol, reference) }
}

export const orderNoOf = ({ envelope }: Exchange) =>
  envelope?.code === 1 ? (envelope.data as { order_no?: string } | null)?.order_no : undefined

/**
 * Places an order and, if it was accepted, cancels it at the end of the run. If the request gets no answer, the server
 * may have accepted the order. The order is then canceled by its client order id.
 */
export async function placeOrder(
  target: Target,
  product: OrderProduct,
  fields: Record<string, unknown>,
): Promise<Exchange> {
  const request = { client_order_id: newKey(), ...fields }
  let accepted: Record<string, unknown> | undefined = { client_order_id: request.client_order_id }
  target.atEnd(async () => {
    if (accepted) await target.send(`${product}.cancel`, accepted)
  })
  const exchange = await target.send(`${product}.place`, request)
  const order_no = orderNoOf(exchange)
  accepted = order_no === undefined ? undefined : { order_no }
  return exchange
}

async function openOrders(target: Target, product: OrderProduct, symbol: string) {
  const request = { symbol, limit: 100 }
  const { list } = await (product === 'spot'
    ? target.data('spot.openOrders', request)
    : target.data('futures.orders', request))
  return list
}

/**
 * Places an order far below the market, repeats it, and cancels it. The requests are sent once in a run for each
 * product.
 */
export function placedOrder(target: Target, product: OrderProduct): Promise<PlacedOrder> {
  return target.once(`placed ${product} order`, async () => {
    const client_order_id = newKey()
    const request = { ...(await farOrder(target, product)), client_order_id }
    const place = (fields: typeof request) => placeOrder(target, product, fields)
    const cancel = (order_no: string) => target.send(`${product}.cancel`, { order_no })
    const first = await place(request)
    const order_no = orderNoOf(first)
    if (order_no === undefined) throw new NotChecked(`${product}.place answers ${answered(first)}`)
    const again = await place(request)
    const other = await place({ ...request, quantity: trim(mul(request.quantity, '2')) })
    const open = await openOrders(target, product, request.symbol)
    return {
      request,
      first,
      again,
      other,
      open: open.filter((order) => order.client_order_id === client_order_id).length,
      cancelled: await cancel(order_no),
      cancelledAgain: await cancel(order_no),
    }
  })
}

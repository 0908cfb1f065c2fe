import { type Decimal, toUnits } from '@bourselet/sdk/money'
import type { Request } from '../../http/routes.ts'
import { type FieldError, invalid } from '../../refusals/refusal.ts'
import type { FuturesDraft } from './futures-order.ts'
import type { CloseRequest } from './venue-port.ts'

type PlaceRequest = Request<'futures.place'>
type Want = 'required' | 'optional' | 'foreign'

const units = (value: Decimal | undefined) => (value === undefined ? null : toUnits(value))

/** Reads a futures order from a request. Throws VALIDATION if the fields contradict each other. */
export function readDraft(memberId: number, request: PlaceRequest): FuturesDraft {
  const { type } = request
  const attached = type === 'tp' || type === 'sl'
  const isStop = type === 'stop_limit' || type === 'stop_market'
  const isLimit = type === 'limit' || type === 'stop_limit'
  // A request with an order number amends that order and may change only its price, quantity and trigger price.
  const isNew = request.order_no === undefined
  const kept: Want = isNew ? 'optional' : 'foreign'
  const own: Want = attached ? 'foreign' : kept
  const reverse = request.reverse === true
  check(request, {
    price: isLimit ? 'required' : 'foreign',
    tif: isLimit ? kept : 'foreign',
    stp: kept,
    reduce_only: kept,
    trigger_by: kept,
    quantity: attached ? 'foreign' : 'required',
    leverage: own,
    margin_mode: own,
    take_profit: own,
    stop_loss: own,
    trigger_price: attached || isStop ? 'required' : 'foreign',
    reverse: isNew && type === 'market' && !request.reduce_only ? 'optional' : 'foreign',
  })
  // A market order never stays open, so it cannot be amended. A take profit or stop loss is changed by placing a new
  // one, so it cannot be amended either.
  if (!isNew && (type === 'market' || attached)) throw invalid({ type: 'MODE_INVALID' })
  // The post-only condition is checked when an order is accepted, but a stop limit order enters the book only later. A
  // post-only stop limit order is therefore refused.
  if (type === 'stop_limit' && request.tif === 'PO') throw invalid({ tif: 'MODE_INVALID' })
  return {
    memberId,
    clientOrderId: request.client_order_id ?? null,
    symbol: request.symbol,
    side: request.side,
    type,
    price: units(request.price),
    quantity: units(request.quantity),
    leverage: request.leverage ?? null,
    marginMode: request.margin_mode ?? null,
    reduceOnly: attached || (request.reduce_only ?? false),
    timeInForce: isLimit ? (request.tif ?? 'GTC') : null,
    selfTrade: request.stp ?? 'expire_maker',
    takeProfit: units(request.take_profit),
    stopLoss: units(request.stop_loss),
    triggerPrice: units(request.trigger_price),
    triggerBy: request.trigger_by ?? 'last',
    ...(reverse && { reverse }),
  }
}

/** Reads a request to close a position. Returns null for a request to close all positions. */
export function readClose(memberId: number, request: Request<'futures.close'>): CloseRequest | null {
  if ('all' in request) return null
  const { symbol, type = 'market', price, quantity, client_order_id: clientOrderId = null } = request
  check(request, { price: type === 'limit' ? 'required' : 'foreign' })
  return { memberId, symbol, type, price: units(price), quantity: units(quantity), clientOrderId }
}

function check<R extends object>(request: R, wanted: { [Field in keyof R]?: Want }): void {
  const fields: Record<string, FieldError> = {}
  for (const [name, want] of Object.entries(wanted)) {
    const given = request[name as keyof R] !== undefined
    if (want === 'required' && !given) fields[name] = 'REQUIRED'
    if (want === 'foreign' && given) fields[name] = 'MODE_INVALID'
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

import { trim } from '@bourselet/sdk/money'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { keepDesks } from '../../../shared/ticket/order-desk.ts'
import { type FuturesDraft, isTrigger } from './futures-draft.ts'
import type { Sized } from './size-order.ts'
import type { Margin } from './stake.ts'

export type FuturesRequest = Parameters<BourseletClient['futures']['place']>[0]
export type PlacedFutures = Awaited<ReturnType<BourseletClient['futures']['place']>>

/** The desk that sends the contract orders of a symbol. */
export const futuresDeskOf = keepDesks<FuturesRequest, PlacedFutures>((sdk) => ({
  send: (order) => sdk.futures.place(order),
  read(event) {
    if (event.kind !== 'futures_order') return null
    const { order } = event
    return { id: order.client_order_id, placed: { ...order, fills: [], position: null } }
  },
}))

/** What is sent for a draft; null while an amount is missing, or the position that a trigger would attach to. */
export function futuresRequest(
  symbol: string,
  draft: FuturesDraft,
  sized: Sized,
  margin: Margin,
  position: Position | null,
): FuturesRequest | null {
  const { side, type, price, tif, postOnly, reduceOnly, trigger, triggerBy } = draft
  if (isTrigger(type)) {
    if (trigger === '' || !position) return null
    const away = position.side === 'long' ? 'sell' : 'buy'
    return { symbol, side: away, type, trigger_price: trim(trigger), trigger_by: triggerBy }
  }
  if (sized.quantity === '' || (type === 'limit' && price === '')) return null
  return {
    symbol,
    side,
    type,
    ...(type === 'limit' ? { price: trim(price), tif: postOnly ? 'PO' : tif } : {}),
    quantity: trim(sized.quantity),
    ...(reduceOnly ? { reduce_only: true } : { leverage: margin.leverage, margin_mode: margin.mode }),
    ...(reduceOnly ? {} : exits(draft)),
  }
}

function exits({ withExits, takeProfit, stopLoss, triggerBy }: FuturesDraft): Partial<FuturesRequest> {
  if (!withExits || (takeProfit === '' && stopLoss === '')) return {}
  return {
    ...(takeProfit === '' ? {} : { take_profit: trim(takeProfit) }),
    ...(stopLoss === '' ? {} : { stop_loss: trim(stopLoss) }),
    trigger_by: triggerBy,
  }
}

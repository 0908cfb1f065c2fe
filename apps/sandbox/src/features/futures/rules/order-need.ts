import {
  add,
  applyFill,
  type Decimal,
  type FillBooking,
  isZero,
  max,
  mul,
  type NetPosition,
  neg,
  orderReserve,
  sub,
} from '@bourselet/sdk/money'
import type { OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import type { Plan } from './plan.ts'
import { closingPart } from './settle-half.ts'

/** A quantity and what it is worth at the prices that it trades at. */
export interface Worth {
  qty: Decimal
  notional: Decimal
}

/** What an order needs, and where its closing part leaves the position before. */
export interface Need {
  /** Margin and fees of all that it opens now, and what its rest reserves. */
  reserve: Decimal
  /** Profit less loss of what it closes now, the margin that sets free, and the fees of it. */
  realized: Decimal
  released: Decimal
  fees: Decimal
  /** Loss of it that neither released nor kept margin of an isolated position pays. */
  missing: Decimal
  left: NetPosition | null
  closes: Worth
  opens: Worth
  rests: Worth
}

const NOTHING: Worth = { qty: '0', notional: '0' }

const joined = (worth: Worth, price: Decimal, qty: Decimal): Worth => ({
  qty: add(worth.qty, qty),
  notional: add(worth.notional, mul(price, qty)),
})

/** What the closing part brings the wallet. */
export const gainedBy = ({ realized, released, fees }: Need): Decimal => sub(add(realized, released), fees)

/** Goes through the fills that an order is about to have, closing before opening, and what will rest of it. */
export function needOf(
  market: ContractMarket,
  { draft, setting, forecast, rests }: Plan,
  held: OpenPosition | undefined,
  desk: VenueDesk,
): Need {
  const need: Need = {
    ...{ reserve: '0', realized: '0', released: '0', fees: '0', missing: '0', left: held ?? null },
    ...{ closes: NOTHING, opens: NOTHING, rests: NOTHING },
  }
  const rate = desk.rates(draft.memberId).taker
  const reserve = (price: Decimal, qty: Decimal) => {
    if (isZero(qty)) return
    need.reserve = add(need.reserve, orderReserve({ price, qty, leverage: setting.leverage }, rate))
  }
  for (const { price: ticks, lots } of forecast.killed ? [] : forecast.fills) {
    const price = market.rules.priceOf(ticks)
    const quantity = market.rules.quantityOf(lots)
    const closing = closingPart(need.left ?? undefined, draft.side, quantity)
    if (need.left !== null && !isZero(closing)) {
      const fill = { side: draft.side, price, qty: closing, fee_rate: rate }
      close(need, applyFill(need.left, fill, setting.leverage))
      need.closes = joined(need.closes, price, closing)
    }
    const opening = sub(quantity, closing)
    reserve(price, opening)
    need.opens = joined(need.opens, price, opening)
  }
  if (!rests || isZero(market.rules.quantityOf(forecast.left))) return need
  const left = market.rules.quantityOf(forecast.left)
  if (!draft.reduceOnly) reserve(draft.price!, left)
  need.rests = joined(NOTHING, draft.price!, left)
  return need
}

function close(
  need: Need,
  { position, realized_pnl: pnl, margin_released: released, fee }: FillBooking,
): void {
  need.realized = add(need.realized, pnl)
  need.released = add(need.released, released)
  need.fees = add(need.fees, fee)
  // A loss takes the released margin first, then of what is kept.
  const beyond = max('0', neg(add(pnl, released)))
  const kept = sub(position.margin, beyond)
  need.missing = add(need.missing, max('0', neg(kept)))
  need.left = isZero(position.quantity) ? null : { ...position, margin: max('0', kept) }
}

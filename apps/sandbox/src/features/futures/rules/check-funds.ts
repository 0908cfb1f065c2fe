import {
  add,
  applyFill,
  compare,
  type Decimal,
  fromUnits,
  isZero,
  max,
  min,
  type NetPosition,
  orderReserve,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { accountFigures, atMark, isPriced } from './figures.ts'
import type { MemberAccount } from './member-account.ts'
import type { Plan } from './plan.ts'
import { closingPart } from './settle-half.ts'
import type { VenueMemory } from './venue-memory.ts'

/** What an order needs, and where its closing part leaves the position before. */
interface Need {
  /** Margin and fees of all that it opens now, and what its rest reserves. */
  needed: Decimal
  /** Margin released, profit less loss and fees of what it closes now. */
  gained: Decimal
  left: NetPosition | null
}

/**
 * INSUFFICIENT_BALANCE: what an order opens must be covered by F-ACC's available as it is once its closing part is
 * done. What only reduces needs nothing. Isolated margin leaves the wallet, so there the cash must be there as well.
 */
export function checkFunds(
  memory: VenueMemory,
  market: ContractMarket,
  plan: Plan,
  desk: VenueDesk,
): Refusal | null {
  const { setting } = plan
  const account = memory.account(plan.draft.memberId)
  const held = account.positions.get(market.symbol)
  const need = needOf(market, plan, held, desk)
  const lowers = held !== undefined && setting.leverage < held.leverage
  if ((isZero(need.needed) && !lowers) || memory.planted('funds_not_checked')) return null
  if (!isPriced(memory, account)) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const { free, shown } = freeFor(memory, account, plan, held, need, desk)
  if (compare(free, need.needed) >= 0) return null
  return new Refusal('INSUFFICIENT_BALANCE', {
    field: 'quantity',
    params: { available: fromUnits(toUnits(shown)) },
  })
}

function freeFor(
  memory: VenueMemory,
  account: MemberAccount,
  { setting }: Plan,
  held: OpenPosition | undefined,
  { gained, left }: Need,
  desk: VenueDesk,
) {
  const positions = account
    .crossPositions()
    .filter((position) => position !== held)
    .map((position) => atMark(memory, position))
  const isolated = setting.marginMode === 'isolated'
  if (held && left && !isolated) {
    positions.push(atMark(memory, { ...held, ...left, leverage: setting.leverage }))
  }
  const wallet = toUnits(add(fromUnits(account.wallet), gained))
  const rate = desk.rates(account.id).taker
  const figures = accountFigures(memory, account, rate, { wallet, positions })
  const free = sub(figures.cross_equity, add(figures.position_margin, figures.order_margin))
  if (!isolated) return { free, shown: figures.available }
  const cash = add(fromUnits(account.cash.available - account.cash.debt), gained)
  return { free: min(free, cash), shown: max('0', min(figures.available, cash)) }
}

function needOf(
  market: ContractMarket,
  { draft, setting, forecast, rests }: Plan,
  held: OpenPosition | undefined,
  desk: VenueDesk,
): Need {
  const need: Need = { needed: '0', gained: '0', left: held ?? null }
  const rate = desk.rates(draft.memberId).taker
  const open = (price: Decimal, qty: Decimal) => {
    if (isZero(qty)) return
    const reserve = orderReserve({ price, qty, leverage: setting.leverage }, rate)
    need.needed = add(need.needed, reserve)
  }
  for (const { price: ticks, lots } of forecast.killed ? [] : forecast.fills) {
    const price = market.rules.priceOf(ticks)
    const quantity = market.rules.quantityOf(lots)
    const closing = closingPart(need.left ?? undefined, draft.side, quantity)
    if (need.left !== null && !isZero(closing)) {
      const fill = { side: draft.side, price, qty: closing, fee_rate: rate }
      const booking = applyFill(need.left, fill, setting.leverage)
      need.gained = sub(add(need.gained, add(booking.realized_pnl, booking.margin_released)), booking.fee)
      need.left = isZero(booking.position.quantity) ? null : booking.position
    }
    open(price, sub(quantity, closing))
  }
  if (rests && !draft.reduceOnly) open(draft.price!, market.rules.quantityOf(forecast.left))
  return need
}

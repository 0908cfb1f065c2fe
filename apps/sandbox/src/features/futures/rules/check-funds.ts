import {
  add,
  compare,
  type Decimal,
  fromUnits,
  isZero,
  max,
  min,
  openLoss,
  safeLeverage,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { VenueDesk } from '../venue-port.ts'
import { isWithinBacking } from './check-backing.ts'
import type { ContractMarket } from './contract-market.ts'
import { isPriced } from './figures.ts'
import { gainedBy, type Need, needOf, type Worth } from './order-need.ts'
import type { Plan } from './plan.ts'
import { type Prospect, prospectOf } from './prospect.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * INSUFFICIENT_BALANCE: what an order opens, and its open loss at mark, must be covered by F-ACC's available as it is
 * once its closing part is done. What only reduces needs nothing, but may not lose more at mark than stands behind it.
 * Isolated margin leaves the wallet, so there the cash must be there as well, and the margin must outlast the open
 * loss (LEVERAGE_RANGE).
 */
export function checkFunds(
  memory: VenueMemory,
  market: ContractMarket,
  plan: Plan,
  desk: VenueDesk,
): Refusal | null {
  const { draft, setting } = plan
  const account = memory.account(draft.memberId)
  const held = account.positions.get(market.symbol)
  const need = needOf(market, plan, held, desk)
  const needed = add(need.reserve, openingLoss(market, plan, need))
  const lowers = held !== undefined && setting.leverage < held.leverage
  const restLoss = draft.reduceOnly ? lossOf(market, plan, need.rests) : '0'
  const loses = !isZero(add(lossOf(market, plan, need.closes), restLoss))
  const opens = !isZero(needed) || lowers
  if (!opens && !loses) return null
  if (!isPriced(memory, account)) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const prospect = prospectOf(memory, market, plan, need, desk)
  const { free, shown } = freeOf(plan, need, prospect)
  if (opens && compare(free, needed) < 0) return short(shown)
  if (held && loses && !isWithinBacking(memory, held, need, prospect, restLoss)) return short(shown)
  return outlasts(memory, market, plan, need)
}

const short = (available: Decimal) =>
  new Refusal('INSUFFICIENT_BALANCE', {
    field: 'quantity',
    params: { available: fromUnits(toUnits(available)) },
  })

/** What is lost at mark when this trades. */
function lossOf({ mark }: ContractMarket, { draft }: Plan, worth: Worth): Decimal {
  return openLoss({ side: draft.side, ...worth, mark_price: mark!.mark })
}

function openingLoss(market: ContractMarket, plan: Plan, need: Need): Decimal {
  const rest = plan.draft.reduceOnly ? '0' : lossOf(market, plan, need.rests)
  return add(lossOf(market, plan, need.opens), rest)
}

function freeOf({ setting }: Plan, need: Need, { account, figures }: Prospect) {
  const free = sub(figures.cross_equity, add(figures.position_margin, figures.order_margin))
  if (setting.marginMode === 'cross') return { free, shown: figures.available }
  const cash = add(fromUnits(account.cash.available - account.cash.debt), gainedBy(need))
  return { free: min(free, cash), shown: max('0', min(figures.available, cash)) }
}

/** An isolated position that would be liquidated as it opens: its margin is all that pays the open loss. */
function outlasts(memory: VenueMemory, market: ContractMarket, plan: Plan, need: Need): Refusal | null {
  const { draft, setting } = plan
  if (setting.marginMode === 'cross' || draft.reduceOnly) return null
  const { tiers } = market.rules.terms
  const safe = [need.opens, need.rests]
    .filter((worth) => !isZero(lossOf(market, plan, worth)))
    .map((worth) => {
      const opened = { side: draft.side, ...worth, mark_price: market.mark!.mark }
      return safeLeverage(opened, tiers, setting.leverage)
    })
  const most = Math.min(setting.leverage, ...safe)
  if (most === setting.leverage) return null
  const account = memory.account(draft.memberId)
  // Leverage of an open isolated position cannot go down.
  if (most === 0 || account.positions.has(market.symbol)) return short(fromUnits(account.cash.available))
  return new Refusal('LEVERAGE_RANGE', { field: 'leverage', params: { max: most } })
}

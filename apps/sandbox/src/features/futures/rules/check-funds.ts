import { fromUnits } from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { FuturesSetting, OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { accountFigures, isPriced, maintenanceOf, profitOf, reserveAt } from './figures.ts'
import { larger, maintenanceMargin, openLoss, safeLeverage, smaller, type Worth } from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'
import {
  changesLeverage,
  type Forecast,
  gainedBy,
  type Need,
  needOf,
  ordersAt,
  type Plan,
  type Prospect,
  prospectOf,
} from './order-need.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Refuses an order that its owner cannot fund. An order can close a position and then open one on the other side. The
 * loss of the closing part must not exceed the funds behind the position: its margin in isolated mode, the equity of
 * the account in cross mode. The balance that is then available must cover the margin, the fees and the immediate loss
 * of the opening part, and the funds that open orders in the symbol additionally reserve at a lower leverage. In
 * isolated mode, only cash counts, not unrealized profit, and the new position must also pass `checkOpenLoss`.
 */
export function checkFunds(
  memory: VenueMemory,
  market: ContractMarket,
  plan: Plan,
  context: EngineContext,
): Refusal | null {
  const { draft, setting } = plan
  const account = memory.account(draft.memberId)
  const held = account.positions.get(market.symbol)
  const need = needOf(market, plan, held, context)
  const needed = need.reserve + openingLoss(market, plan, need)
  const lowers = held !== undefined && setting.leverage < held.leverage
  const restLoss = draft.reduceOnly ? lossOf(market, plan, need.rests) : 0n
  const loses = lossOf(market, plan, need.closes) + restLoss !== 0n
  const added = changesLeverage(account, setting) ? addedReserve(account, setting, context) : 0n
  const opens = needed !== 0n || lowers || added > 0n
  if (!opens && !loses) return null
  if (!isPriced(memory, account)) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const prospect = prospectOf(memory, market, plan, need, context)
  const { free, shown } = freeOf(setting, prospect, gainedBy(need) - added)
  if (opens && free < needed) return short(shown)
  if (held && loses && !isWithinBacking(memory, held, need, prospect, restLoss)) return short(shown)
  return checkOpenLoss(memory, market, plan, need)
}

const short = (available: bigint) =>
  new Refusal('INSUFFICIENT_BALANCE', { field: 'quantity', params: { available: fromUnits(available) } })

/**
 * Returns the loss that a trade of the given quantity would show immediately, because its price is worse than
 * the mark price.
 */
function lossOf({ mark }: ContractMarket, { draft }: Plan, worth: Worth): bigint {
  return openLoss(draft.side, worth, mark!)
}

function openingLoss(market: ContractMarket, plan: Plan, need: Need): bigint {
  const rest = plan.draft.reduceOnly ? 0n : lossOf(market, plan, need.rests)
  return lossOf(market, plan, need.opens) + rest
}

/**
 * Returns true if a member's balance covers the funds that their open orders in the symbol of `setting` will reserve at
 * its leverage. Also returns true if these orders will reserve no more than now.
 */
export function coversOrders(
  memory: VenueMemory,
  account: MemberAccount,
  setting: FuturesSetting,
  context: EngineContext,
): boolean {
  const added = addedReserve(account, setting, context)
  if (added <= 0n) return true
  const figures = accountFigures(memory, account, context.rates(account.id).taker, {
    wallet: account.wallet,
    positions: account.crossPositions(),
    orders: ordersAt(account, setting),
  })
  return freeOf(setting, { account, figures }, -added).free >= 0n
}

/**
 * Returns the funds that a member's open orders in a symbol will additionally reserve when they get the leverage of the
 * given setting. The result is negative if the orders will reserve less.
 */
export function addedReserve(
  account: MemberAccount,
  { symbol, leverage }: FuturesSetting,
  context: EngineContext,
): bigint {
  const { taker } = context.rates(account.id)
  return account
    .ordersOf(symbol)
    .reduce((sum, order) => sum + reserveAt(order, leverage, taker) - order.reserved, 0n)
}

/**
 * Returns the funds that are available for an order in the margin mode of the given setting. `free` must cover the
 * funds that the order needs. `shown` is the available amount that a refusal states. `gained` is the amount by which
 * the cash of the wallet will grow; negative if it will shrink.
 */
function freeOf({ marginMode }: FuturesSetting, { account, figures }: Prospect, gained: bigint) {
  const free = figures.equity - figures.positionMargin - figures.orderMargin
  if (marginMode === 'cross') return { free, shown: figures.available }
  const cash = account.cash.available - account.cash.debt + gained
  return { free: smaller(free, cash), shown: larger(0n, smaller(figures.available, cash)) }
}

/**
 * Refuses an order that would open an isolated position and immediately liquidate it. The margin of the new position
 * must exceed the sum of its immediate loss (its loss at the mark price) and its maintenance margin.
 */
function checkOpenLoss(memory: VenueMemory, market: ContractMarket, plan: Plan, need: Need): Refusal | null {
  const { draft, setting } = plan
  if (setting.marginMode === 'cross' || draft.reduceOnly) return null
  const safe = [need.opens, need.rests]
    .filter((worth) => lossOf(market, plan, worth) !== 0n)
    .map((worth) => safeLeverage(draft.side, worth, market.mark!, market.rules.tiers, setting.leverage))
  const most = Math.min(setting.leverage, ...safe)
  if (most === setting.leverage) return null
  const account = memory.account(draft.memberId)
  // The refusal suggests a lower leverage only if the order would be safe at that leverage. The leverage of an open
  // position must not be lowered. If the member has a position in the symbol, the refusal therefore suggests none.
  if (most === 0 || account.positions.has(market.symbol)) return short(account.cash.available)
  return new Refusal('LEVERAGE_RANGE', { field: 'leverage', params: { max: most } })
}

/**
 * Returns true if the funds behind a position (its margin in isolated mode, the equity of the account in cross mode)
 * cover two losses: the loss of the part that the order closes at once, and the loss of the order's unfilled part
 * (`restLoss`). The remaining position must also keep its maintenance margin. Without this check, two members could
 * trade with each other far from the mark price and leave the loss to the insurance fund.
 */
function isWithinBacking(
  memory: VenueMemory,
  held: OpenPosition,
  need: Need,
  { figures }: Prospect,
  restLoss: bigint,
): boolean {
  const after =
    held.marginMode === 'isolated'
      ? isolatedAfter(memory, held, need)
      : { equity: figures.equity, maintenance: figures.maintenanceMargin }
  const left = after.equity - restLoss
  return after.maintenance === 0n ? left >= 0n : left > after.maintenance
}

function isolatedAfter(memory: VenueMemory, held: OpenPosition, { left, missing, fees, paidOut }: Need) {
  if (left === null || missing !== 0n) return { equity: -missing, maintenance: 0n }
  const rest = { ...held, ...left }
  // The remaining margin pays the part of the fees that the cash does not cover.
  const { available, debt } = memory.account(held.memberId).cash
  const margin = left.margin - larger(0n, fees - larger(0n, available - debt + paidOut))
  return { equity: margin + profitOf(memory, rest), maintenance: maintenanceOf(memory, rest) }
}

/**
 * Returns true if the owner of an order can fund the given fills at the current mark price. The check runs at each
 * match, because the mark price may have moved far from the price of an order since the order was placed. A triggered
 * market order has no limit price, so it too may trade far from the mark price.
 */
export function canPay(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  fills: Forecast['fills'],
  context: EngineContext,
): boolean {
  const { memberId, symbol, marginMode, leverage, side } = order
  const { mark } = market
  if (mark === undefined) return true
  const setting = { memberId, symbol, marginMode, leverage }
  const plan = { draft: order, setting, forecast: { fills, left: 0, killed: false, cuts: [] }, rests: false }
  const held = memory.account(memberId).positions.get(symbol)
  const need = needOf(market, plan, held, context)
  const closingLoss = openLoss(side, need.closes, mark)
  const loss = openLoss(side, need.opens, mark)
  if (closingLoss === 0n && loss === 0n) return true
  const prospect = prospectOf(memory, market, plan, need, context)
  if (held && closingLoss !== 0n && !isWithinBacking(memory, held, need, prospect, 0n)) return false
  if (loss === 0n) return true
  const { tiers } = market.rules
  if (marginMode === 'isolated') return safeLeverage(side, need.opens, mark, tiers, leverage) === leverage
  const opened = maintenanceMargin(need.opens.quantity * mark, tiers)
  return prospect.figures.equity - loss > prospect.figures.maintenanceMargin + opened
}

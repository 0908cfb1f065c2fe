import {
  add,
  compare,
  type Decimal,
  isZero,
  maintenanceMargin,
  mul,
  openLoss,
  safeLeverage,
  sub,
  unrealizedPnl,
} from '@bourselet/sdk/money'
import type { FuturesOrder } from '../futures-order.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { atMark } from './figures.ts'
import type { Forecast } from './forecast.ts'
import { type Need, needOf, type Worth } from './order-need.ts'
import { type Prospect, prospectOf } from './prospect.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Whether what an order closes worse than mark, and its rest (which loses `restLoss`), is paid by what stands behind
 * the position: nothing may be missing, and what stays open must keep its maintenance margin. Else two members could
 * close far from the mark price and leave the loss to the insurance.
 */
export function isWithinBacking(
  memory: VenueMemory,
  held: OpenPosition,
  need: Need,
  { figures }: Prospect,
  restLoss: Decimal,
): boolean {
  const after =
    held.marginMode === 'isolated'
      ? isolatedAfter(memory, held, need)
      : { equity: figures.cross_equity, maintenance: figures.maintenance_margin }
  const left = sub(after.equity, restLoss)
  return isZero(after.maintenance) ? compare(left, '0') >= 0 : compare(left, after.maintenance) > 0
}

function isolatedAfter(memory: VenueMemory, held: OpenPosition, { left, missing }: Need) {
  if (left === null || !isZero(missing)) return { equity: sub('0', missing), maintenance: '0' }
  const rest = atMark(memory, { ...held, ...left })
  return {
    equity: add(left.margin, unrealizedPnl(rest)),
    maintenance: maintenanceMargin(mul(rest.qty, rest.mark_price), rest.tiers),
  }
}

/**
 * Whether the owner of an order can pay for these fills of it at the present mark price: a maker's order may have come
 * far from it since it was placed, and a trigger fires into whatever book there is. What cannot be paid ends instead
 * of trading.
 */
export function canPay(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  fills: Forecast['fills'],
  desk: VenueDesk,
): boolean {
  const { memberId, symbol, marginMode, leverage, side } = order
  const { mark } = market
  if (mark === undefined) return true
  const setting = { memberId, symbol, marginMode, leverage }
  const plan = { draft: order, setting, forecast: { fills, left: 0, killed: false, cuts: [] }, rests: false }
  const held = memory.account(memberId).positions.get(symbol)
  const need = needOf(market, plan, held, desk)
  const traded = (worth: Worth) => ({ side, ...worth, mark_price: mark.mark })
  const loses = (worth: Worth) => !isZero(openLoss(traded(worth)))
  if (!loses(need.closes) && !loses(need.opens)) return true
  const prospect = prospectOf(memory, market, plan, need, desk)
  if (held && loses(need.closes) && !isWithinBacking(memory, held, need, prospect, '0')) return false
  if (!loses(need.opens)) return true
  const { tiers } = market.rules.terms
  if (marginMode === 'isolated') return safeLeverage(traded(need.opens), tiers, leverage) === leverage
  const equity = sub(prospect.figures.cross_equity, openLoss(traded(need.opens)))
  const opened = maintenanceMargin(mul(need.opens.qty, mark.mark), tiers)
  return compare(equity, add(prospect.figures.maintenance_margin, opened)) > 0
}

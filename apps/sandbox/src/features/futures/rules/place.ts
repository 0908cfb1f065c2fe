import { abs, compare, isZero, orderReserve, toUnits } from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft, FuturesOrder } from '../futures-order.ts'
import type { FuturesSetting, OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import { checkTrigger } from './check-trigger.ts'
import type { ContractMarket } from './contract-market.ts'
import { endOrder, orderRef } from './end-order.ts'
import { fireTriggers } from './fire-triggers.ts'
import { match } from './match.ts'
import type { Plan } from './plan.ts'
import { engineOrder, planOrder } from './plan-order.ts'
import { Purse } from './purse.ts'
import { closingSide, setTrigger, ZERO } from './triggers.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Places an order by rulebook 9, or answers the first refusal, and then nothing has changed. */
export function placeOrder(
  memory: VenueMemory,
  draft: FuturesDraft,
  desk: VenueDesk,
): FuturesOrder | Refusal {
  const market = memory.markets.get(draft.symbol)
  if (market === undefined) return new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  if (draft.type === 'tp' || draft.type === 'sl') return hangTrigger(memory, market, draft, desk)
  const plan = planOrder(memory, market, draft, desk)
  if (plan instanceof Refusal) return plan
  return runPlan(memory, market, plan, desk)
}

/** Carries out what was checked: setting, reserve, matching, triggers. */
export function runPlan(
  memory: VenueMemory,
  market: ContractMarket,
  plan: Plan,
  desk: VenueDesk,
): FuturesOrder {
  const account = memory.account(plan.draft.memberId)
  changeSetting(memory, market, plan.setting, desk)
  const order = acceptedOrder(plan, account.positions.get(market.symbol), desk)
  desk.change.created.add(order)
  const { forecast } = plan
  // Without cuts the engine finds the same, and whether an own order is the cause.
  if (forecast.killed && forecast.cuts.length > 0) endOrder(memory, order, 'expired', 'fok', desk)
  else {
    const asked = engineOrder(market, plan.draft, order.id)
    const run = match(memory, market, asked, order, forecast.cuts, desk)
    if (run.status === 'open' || run.status === 'partial') rest(memory, market, order, run.status, desk)
    else endOrder(memory, order, run.status, run.reason, desk)
  }
  fireTriggers(memory, market, desk)
  return order
}

function rest(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  status: 'open' | 'partial',
  desk: VenueDesk,
): void {
  order.status = status
  memory.addOrder(order)
  desk.change.changed.add(order)
  if (order.reduceOnly) return
  const { price, leverage, memberId } = order
  const qty = market.rules.quantityOf(market.left(order))
  order.reserved = toUnits(orderReserve({ price: price!, qty, leverage }, desk.rates(memberId).taker))
  if (order.marginMode === 'isolated') {
    new Purse(memory.account(memberId), desk, orderRef(order)).freeze(order.reserved)
  }
}

/** Stores margin mode and leverage where an order changes them; an open position takes the leverage over. */
function changeSetting(
  memory: VenueMemory,
  market: ContractMarket,
  setting: FuturesSetting,
  desk: VenueDesk,
): void {
  const account = memory.account(setting.memberId)
  const now = account.setting(setting.symbol)
  if (now.marginMode === setting.marginMode && now.leverage === setting.leverage) return
  account.settings.set(setting.symbol, setting)
  desk.change.settings.add(setting)
  const position = market.holders.get(setting.memberId)
  if (position === undefined) return
  position.leverage = setting.leverage
  position.updatedAt = desk.now
  desk.change.positions.add(position)
}

function acceptedOrder(
  { draft, setting }: Plan,
  position: OpenPosition | undefined,
  desk: VenueDesk,
): FuturesOrder {
  const id = desk.nextOrderId()
  return {
    ...draft,
    id,
    orderNo: desk.orderNo(id),
    leverage: setting.leverage,
    marginMode: setting.marginMode,
    filled: ZERO,
    quoteFilled: ZERO,
    fee: ZERO,
    positionEffect: effectOf(draft, position),
    liquidation: false,
    reserved: 0n,
    status: 'open',
    reason: null,
    createdAt: desk.now,
    updatedAt: desk.now,
  }
}

function effectOf({ side, quantity }: FuturesDraft, position: OpenPosition | undefined) {
  if (position === undefined || isZero(position.quantity) || closingSide(position) !== side) return 'open'
  return compare(quantity!, abs(position.quantity)) > 0 ? 'flip' : 'reduce'
}

function hangTrigger(
  memory: VenueMemory,
  market: ContractMarket,
  draft: FuturesDraft,
  desk: VenueDesk,
): FuturesOrder | Refusal {
  if (market.halted || market.mark === undefined) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const position = memory.account(draft.memberId).positions.get(draft.symbol)
  if (position === undefined) return new Refusal('NO_POSITION', { field: 'symbol' })
  if (closingSide(position) !== draft.side) return new Refusal('REDUCE_ONLY_REJECTED', { field: 'side' })
  const refused = checkTrigger(market, draft, market.mark.mark)
  if (refused !== null) return refused
  const { triggerPrice, triggerBy, clientOrderId, selfTrade } = draft
  const type = draft.type === 'tp' ? 'tp' : 'sl'
  const terms = { type, triggerPrice: triggerPrice!, triggerBy, clientOrderId, selfTrade } as const
  return setTrigger(memory, market, position, terms, desk)
}

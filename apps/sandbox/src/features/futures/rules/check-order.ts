import { divRound, fromUnits } from '@bourselet/sdk/money'
import { otherSide, type Side } from '../../../engine/order.ts'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft, FuturesOrder, FuturesTerms } from '../futures-order.ts'
import type { FuturesSetting } from '../futures-position.ts'
import type { ContractMarket } from './contract-market.ts'
import type { ContractRules } from './contract-rules.ts'
import { closingPart, ONE } from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'

/**
 * Refuses an order with a wrong price, quantity or value. The price must be a multiple of the tick and lie
 * inside the band around the mark price. The quantity must be a multiple of the step and lie within its bounds.
 * The value must reach the minimum value, except for reduce-only orders, so that a small remaining position can
 * be closed. The maximum quantity does not apply to `closes`, the part that closes a position.
 */
export function checkFilters(
  market: ContractMarket,
  draft: FuturesDraft,
  { mark, closes }: { mark: bigint; closes: bigint },
): Refusal | null {
  return checkTerms(market.rules, draft, { band: mark, value: market.lastPrice ?? mark, closes })
}

/**
 * Returns the quantity of a reduce-only order that closes its owner's position; 0 for other orders. The maximum
 * quantity does not apply to this quantity, so one order can close a position that many orders have opened.
 */
export function closedBy(
  account: MemberAccount,
  { symbol, side, reduceOnly, quantity }: FuturesDraft,
): bigint {
  return reduceOnly ? closingPart(account.positions.get(symbol), side, quantity!) : 0n
}

/**
 * Returns the part of an amended order's new quantity to which the maximum quantity does not apply. This is the whole
 * quantity if it does not grow. For a reduce-only order whose quantity grows, it is the filled quantity plus the
 * unfilled quantity that closes the position; for any other order, it is 0.
 */
export function exemptFromMaximum(account: MemberAccount, order: FuturesOrder, wanted: FuturesTerms): bigint {
  const quantity = wanted.quantity!
  if (quantity <= order.quantity!) return quantity
  return order.reduceOnly
    ? order.filled + closedBy(account, { ...order, quantity: quantity - order.filled })
    : 0n
}

/**
 * Checks the price and quantity of an amended order. The price band applies only if the price changes, and the
 * minimum value applies to the quantity that is left to fill.
 */
export function checkAmended(
  { rules }: ContractMarket,
  draft: FuturesDraft,
  { left, isPriceKept, mark, closes }: { left: bigint; isPriceKept: boolean; mark: bigint; closes: bigint },
): Refusal | null {
  return (
    (isPriceKept ? null : checkPrice(rules, 'price', draft.price!, mark)) ??
    checkQuantity(rules, draft.quantity!, closes) ??
    (draft.reduceOnly ? null : checkNotional(rules, { ...draft, quantity: left }, mark))
  )
}

/**
 * Checks the price, quantity and value of an order. `at.band` is the price from which the price band is computed.
 * `at.value` is the price at which a market order is valued. `at.closes` is the part of the quantity to which the
 * maximum quantity does not apply.
 */
function checkTerms(
  rules: ContractRules,
  draft: FuturesDraft,
  at: { band: bigint; value: bigint; closes: bigint },
): Refusal | null {
  return (
    (draft.price === null ? null : checkPrice(rules, 'price', draft.price, at.band)) ??
    (draft.quantity === null ? null : checkQuantity(rules, draft.quantity, at.closes)) ??
    (draft.reduceOnly ? null : checkNotional(rules, draft, at.value))
  )
}

/** Returns the price that a trigger watches: the mark price or the last price. */
export function triggerReference(
  { lastPrice }: ContractMarket,
  { triggerBy }: Pick<FuturesDraft, 'triggerBy'>,
  mark: bigint,
): bigint {
  return triggerBy === 'mark' ? mark : (lastPrice ?? mark)
}

/**
 * Checks a stop order as `checkFilters` checks other orders, but with the trigger price in place of the mark price and
 * the last price. The trigger price itself must lie inside the band around the mark price and differ from the current
 * price. If `mark` is null, the trigger price was checked before. The maximum quantity does not apply to `closes`, the
 * part of the quantity that closes a position.
 */
export function checkStop(
  market: ContractMarket,
  draft: FuturesDraft,
  { mark, closes }: { mark: bigint | null; closes: bigint },
): Refusal | null {
  const { rules } = market
  const trigger = draft.triggerPrice!
  const refused = mark === null ? null : checkTriggerPlace(market, draft, trigger, mark)
  return refused ?? checkTerms(rules, draft, { band: trigger, value: trigger, closes })
}

function checkTriggerPlace(
  market: ContractMarket,
  draft: FuturesDraft,
  trigger: bigint,
  mark: bigint,
): Refusal | null {
  const refused = checkPrice(market.rules, 'trigger_price', trigger, mark)
  if (refused !== null || trigger !== triggerReference(market, draft, mark)) return refused
  return new Refusal('TRIGGER_PRICE', { field: 'trigger_price' })
}

/** Refuses a price that is not a multiple of the tick. */
export function checkTick(rules: ContractRules, field: string, price: bigint): Refusal | null {
  if (price % rules.tick === 0n) return null
  return new Refusal('PRICE_TICK', { field, params: { tick: rules.terms.tick } })
}

function checkPrice(rules: ContractRules, field: string, price: bigint, mark: bigint): Refusal | null {
  const off = checkTick(rules, field, price)
  if (off !== null) return off
  const [lowest, highest] = [mark * rules.band.min, mark * rules.band.max]
  if (price * ONE >= lowest && price * ONE <= highest) return null
  const min = divRound(lowest, rules.tick * ONE, 'CEIL') * rules.tick
  const max = divRound(highest, rules.tick * ONE, 'FLOOR') * rules.tick
  const params = { min: rules.priceText(min), max: rules.priceText(max) }
  return new Refusal('PRICE_BAND', { field, params })
}

function checkQuantity(rules: ContractRules, quantity: bigint, closes: bigint): Refusal | null {
  const isWithin = quantity >= rules.minQuantity && quantity - closes <= rules.maxQuantity
  if (isWithin && quantity % rules.step === 0n) return null
  const { step, minQty: min, maxQty: max } = rules.terms
  return new Refusal('QTY_STEP', { field: 'quantity', params: { step, min, max } })
}

function checkNotional(
  rules: ContractRules,
  { price, quantity }: FuturesDraft,
  last: bigint,
): Refusal | null {
  if (quantity === null) return null
  if ((price ?? last) * quantity >= rules.minNotional * ONE) return null
  const min = fromUnits(rules.minNotional, 8, false)
  return new Refusal('MIN_NOTIONAL', { field: 'quantity', params: { min } })
}

/**
 * Refuses an attached take profit or stop loss on the wrong side of the price at which the order is expected to trade:
 * its limit price, otherwise its trigger price, otherwise the last price. A market order trades now, and a trigger that
 * is already reached would close its position at once. Its triggers that depend on the mark price must therefore be on
 * the right side of the mark price too.
 */
export function checkAttached(market: ContractMarket, draft: FuturesDraft, mark: bigint): Refusal | null {
  const { price, triggerPrice, triggerBy, side, takeProfit, stopLoss } = draft
  const entry = price ?? triggerPrice
  const closing = otherSide(side)
  const by = (reference: bigint) =>
    checkOne(market, 'take_profit', 'tp', closing, takeProfit, reference) ??
    checkOne(market, 'stop_loss', 'sl', closing, stopLoss, reference)
  const refused = by(entry ?? market.lastPrice ?? mark)
  return refused ?? (entry === null && triggerBy === 'mark' ? by(mark) : null)
}

/**
 * Refuses a take profit or stop loss whose trigger price is on the wrong side of the last price. If the trigger depends
 * on the mark price, the trigger price must be on the right side of the mark price too.
 */
export function checkTrigger(market: ContractMarket, draft: FuturesDraft, mark: bigint): Refusal | null {
  const { type, side, triggerPrice, triggerBy } = draft
  const by = (reference: bigint) =>
    checkOne(market, 'trigger_price', type as 'tp' | 'sl', side, triggerPrice, reference)
  return by(market.lastPrice ?? mark) ?? (triggerBy === 'mark' ? by(mark) : null)
}

/**
 * Checks one trigger price against a reference price. For a long position, a take profit must be above the
 * reference price and a stop loss below it; for a short position, the opposite holds.
 */
function checkOne(
  market: ContractMarket,
  field: string,
  type: 'tp' | 'sl',
  closing: Side,
  price: bigint | null,
  reference: bigint,
): Refusal | null {
  if (price === null) return null
  const off = checkTick(market.rules, field, price)
  if (off !== null) return off
  const above = (type === 'tp') === (closing === 'sell')
  if (above ? price > reference : price < reference) return null
  return new Refusal('TRIGGER_PRICE', { field })
}

/**
 * Returns the margin mode and leverage that an order requests. Refuses a change that an open position or open
 * orders do not allow.
 */
export function askedSetting(account: MemberAccount, draft: FuturesDraft): FuturesSetting | Refusal {
  const { symbol } = draft
  const now = account.setting(symbol)
  const position = account.positions.get(symbol)
  const marginMode = draft.marginMode ?? now.marginMode
  const leverage = draft.leverage ?? now.leverage
  const bound = position !== undefined || account.ordersOf(symbol).length > 0
  if (marginMode !== now.marginMode && bound)
    return new Refusal('MARGIN_MODE_LOCKED', { field: 'margin_mode' })
  if (leverage < now.leverage && position?.marginMode === 'isolated') {
    return new Refusal('LEVERAGE_LOCKED', { field: 'leverage' })
  }
  return { ...now, marginMode, leverage }
}

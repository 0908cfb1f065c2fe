import {
  add,
  bracketOf,
  compare,
  type Decimal,
  isMultiple,
  isWireAmount,
  isZero,
  mul,
  trim,
} from '@bourselet/sdk/money'
import type { Sized } from '../../../shared/ticket/order-terms.ts'
import {
  belowMinimum,
  checkBand,
  checkBook,
  checkPriceEntry,
  missingFunds,
  problem,
  unreadable,
} from '../../../shared/ticket/problem.ts'
import {
  availableFor,
  closable,
  type Exposure,
  type FuturesMarket,
  type Margin,
  splitOrder,
} from './exposure.ts'
import {
  type FuturesDraft,
  type FuturesField,
  isPriced,
  isStop,
  isTrigger,
  type Problem,
  worthOf,
} from './model.ts'

/**
 * The input of the order check. `cost` is the margin and fee that the order would reserve; null if the page
 * cannot compute it.
 */
export type Checked = {
  draft: FuturesDraft
  sized: Sized
  market: FuturesMarket
  margin: Margin
  /** The member's position and balance; null while signed out or loading. */
  exposure: Exposure | null
  cost: Decimal | null
  /**
   * Set only if the order is an amended one: its filled quantity, and the maximum of its total quantity (filled part
   * included). `sized` then contains only the unfilled quantity. For a new order, the maximum is the maximum quantity
   * of the contract, plus the quantity of the position that a reduce-only order closes.
   */
  amended?: { filled: Decimal; most: Decimal } | undefined
}

/**
 * Returns every reason for which the server would refuse this order. The reasons have the sequence of the server's
 * checks. The server itself reports only the first reason, so the first problem in the list is the one that the server
 * would report. See docs/rules.md#orders-and-positions.
 */
export function checkOrder(given: Checked): Problem[] {
  const { draft, market } = given
  const halted = market.rules.status === 'trading' ? [] : [problem(null, 'SYMBOL_HALTED')]
  if (isTrigger(draft.type)) return [...halted, ...checkTrigger(given)]
  const price = isStop(draft.type)
    ? checkStopPrices(draft, market)
    : draft.type === 'limit'
      ? checkPrice(draft.price, market)
      : []
  const entries = [
    ...halted,
    ...price,
    ...checkSize(given),
    ...checkExitFormats(given),
    ...checkReduceOnly(given),
  ]
  if (entries.some(({ name }) => unreadable.has(name))) return entries
  return [
    ...entries,
    ...(isStop(draft.type) ? [] : checkBook(draft, market)),
    ...checkBracket(given),
    ...checkExits(given),
    ...checkFunds(given),
  ]
}

const checkFormat = (price: Decimal | '', field: FuturesField, { rules }: FuturesMarket): Problem[] =>
  checkPriceEntry(price, field, rules.tick)

/**
 * Rejects a limit price that is not a multiple of the tick or is outside the price band around the mark
 * price.
 */
function checkPrice(price: Decimal | '', market: FuturesMarket): Problem[] {
  const wrong = checkFormat(price, 'price', market)
  if (wrong.length > 0 || price === '' || market.mark === null) return wrong
  return checkBand(price, market.mark, market.rules)
}

/**
 * Checks the prices of a stop order (docs/rules.md#futures-stop-orders). The trigger price must be inside the price
 * band around the mark price. It must also differ from the current price that triggers the order: the last price or the
 * mark price. The limit price must be inside the price band around the trigger price.
 */
function checkStopPrices(
  { type, trigger, triggerBy, price }: FuturesDraft,
  market: FuturesMarket,
): Problem[] {
  const { mark, last, rules } = market
  const problems = checkFormat(trigger, 'trigger', market)
  const isRead = problems.length === 0 && trigger !== ''
  if (isRead && mark !== null) {
    problems.push(...checkBand(trigger, mark, rules).map((one) => ({ ...one, field: 'trigger' as const })))
  }
  const reference = triggerBy === 'mark' ? mark : (last ?? mark)
  if (isRead && reference !== null && problems.length === 0 && compare(trigger, reference) === 0) {
    problems.push(problem('trigger', triggerBy === 'mark' ? 'AT_MARK' : 'AT_LAST'))
  }
  if (type === 'stop_market') return problems
  const wrong = checkFormat(price, 'price', market)
  problems.push(...wrong)
  if (wrong.length > 0 || price === '' || !isRead) return problems
  return [...problems, ...checkBand(price, trigger, rules)]
}

function checkSize({ draft, sized, market, margin, exposure, amended }: Checked): Problem[] {
  const { by, quantity } = sized
  const { step, min_qty, max_qty, min_notional } = market.rules
  if (draft.size.percentage && exposure && quantity !== '' && isZero(quantity)) {
    const available = availableFor(exposure, margin.mode)
    return draft.reduceOnly ? [] : [missingFunds(by, available, 'quote', market.rules)]
  }
  const named = sized[by]
  if (named === '') return [problem(by, 'REQUIRED')]
  if (!isWireAmount(trim(named))) return [problem(by, 'AMOUNT_FORMAT')]
  if (quantity === '') return []
  if (by === 'total' && isZero(quantity)) return [belowMinimum(by, market.rules)]
  const closing = draft.reduceOnly && exposure ? closable(exposure.position, draft.side) : '0'
  const { filled, most } = amended ?? { filled: '0', most: add(max_qty, closing) }
  const isLarge = compare(add(quantity, filled), most) > 0
  const fits = isMultiple(quantity, step) && compare(quantity, min_qty) >= 0 && !isLarge
  if (!fits) return [problem(by, 'QTY_STEP', { step, min: min_qty, max: most })]
  const worth = worthOf(draft, market)
  // The minimum order value does not apply to reduce-only orders, because the value of a position can be below
  // this minimum.
  const isSmall = worth !== null && !draft.reduceOnly && compare(mul(worth, quantity), min_notional) < 0
  return isSmall ? [belowMinimum(by, market.rules)] : []
}

/** Rejects a reduce-only order if there is no opposite position that it could reduce. */
function checkReduceOnly({ draft, exposure }: Checked): Problem[] {
  if (!draft.reduceOnly || !exposure) return []
  return isZero(closable(exposure.position, draft.side))
    ? [problem('reduceOnly', 'REDUCE_ONLY_REJECTED')]
    : []
}

/**
 * Rejects leverage above the maximum of the margin bracket that applies to the value of position and order
 * together.
 */
function checkBracket({ draft, sized, market, margin, exposure }: Checked): Problem[] {
  const worth = worthOf(draft, market)
  if (draft.reduceOnly || sized.quantity === '' || worth === null) return []
  const position = exposure?.position ?? null
  const { opening } = splitOrder(position, draft.side, sized.quantity, false)
  if (isZero(opening)) return []
  const adds = position !== null && isZero(closable(position, draft.side))
  const mark = market.mark ?? worth
  const notional = adds ? add(mul(position.quantity, mark), mul(worth, opening)) : null
  // An order may close the position and open one on the other side. The opening part is then valued at the mark price,
  // as on the server.
  const bracket = bracketOf(notional ?? mul(position ? mark : worth, opening), market.tiers)
  if (!bracket) {
    const max_notional = market.tiers.at(-1)?.cap ?? '0'
    return [problem(sized.by, 'BRACKET_LIMIT', { max_notional })]
  }
  if (margin.leverage <= bracket.max_leverage) return []
  return [problem('leverage', 'LEVERAGE_RANGE', { max: `${bracket.max_leverage}` })]
}

type Exit = { field: 'takeProfit' | 'stopLoss'; price: Decimal; isGain: boolean }

const exitsOf = ({ withExits, reduceOnly, takeProfit, stopLoss }: FuturesDraft): Exit[] => {
  if (!withExits || reduceOnly) return []
  const both: { field: Exit['field']; price: Decimal | ''; isGain: boolean }[] = [
    { field: 'takeProfit', price: takeProfit, isGain: true },
    { field: 'stopLoss', price: stopLoss, isGain: false },
  ]
  return both.filter((exit): exit is Exit => exit.price !== '')
}

const checkExitFormats = ({ draft, market }: Checked): Problem[] =>
  exitsOf(draft).flatMap(({ field, price }) => checkFormat(price, field, market))

/**
 * Rejects a take profit at which the position would lose, and a stop loss at which it would gain, compared with a
 * reference price. The reference price is the limit price, the trigger price of a stop market order, or the last price
 * for a market order. If the mark price triggers the take profit and stop loss of a market order, they are also
 * compared with the mark price.
 */
function checkExits({ draft, market }: Checked): Problem[] {
  const { type, price, trigger, triggerBy } = draft
  const { last, mark } = market
  const references = isPriced(type)
    ? [price]
    : isStop(type)
      ? [trigger]
      : [last ?? mark, triggerBy === 'mark' ? mark : null]
  const side = draft.side === 'buy' ? 'long' : 'short'
  return exitsOf(draft)
    .filter(({ price, isGain }) =>
      references.some(
        (reference) => reference !== null && reference !== '' && !isBeyond(price, reference, side, isGain),
      ),
    )
    .map(({ field }) => problem(field, 'TRIGGER_PRICE'))
}

/**
 * Returns true if a trigger price is on the correct side of the reference price: for a long, a take profit
 * above it and a stop loss below it; for a short, the opposite.
 */
export function isBeyond(
  price: Decimal,
  reference: Decimal,
  side: 'long' | 'short',
  isGain: boolean,
): boolean {
  const compared = compare(price, reference)
  return (side === 'long') === isGain ? compared > 0 : compared < 0
}

function checkTrigger({ draft, market, exposure }: Checked): Problem[] {
  const position = exposure?.position ?? null
  if (exposure && !position) return [problem(null, 'NO_POSITION')]
  const wrong = checkFormat(draft.trigger, 'trigger', market)
  const { trigger, triggerBy, type } = draft
  if (wrong.length > 0 || !position || trigger === '') return wrong
  // A trigger price that the market has already reached is refused. The trigger is compared with the last price. If
  // `triggerBy` is `mark`, it is also compared with the mark price.
  const references = [market.last ?? market.mark, triggerBy === 'mark' ? market.mark : null]
  const fits = references.every(
    (reference) => reference === null || isBeyond(trigger, reference, position.side, type === 'tp'),
  )
  return fits ? [] : [problem('trigger', 'TRIGGER_PRICE')]
}

function checkFunds({ sized, market, exposure, cost, margin }: Checked): Problem[] {
  if (!exposure || cost === null) return []
  const available = availableFor(exposure, margin.mode)
  return compare(cost, available) <= 0 ? [] : [missingFunds(sized.by, available, 'quote', market.rules)]
}

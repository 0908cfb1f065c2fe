import {
  compare,
  type Decimal,
  isMultiple,
  isWireAmount,
  isZero,
  marketByQuantity,
  mul,
  owed,
  percentOfBalance,
  roundToStep,
  sub,
  trim,
  unrealizedPnl,
} from '@bourselet/sdk/money'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { type OrderMarket, opposite } from '../../../shared/ticket/order-terms.ts'
import { type Fill, fillOf } from '../../../shared/ticket/preview-book.ts'
import { checkBand, type Problem as FieldProblem } from '../../../shared/ticket/problem.ts'

export type CloseType = 'market' | 'limit'
export type CloseField = 'price' | 'quantity'
export type CloseProblem = FieldProblem<CloseField>

/** The entries of the dialog that closes a position. */
export type CloseDraft = { type: CloseType; price: Decimal | ''; quantity: Decimal | '' }

export type CloseRequest = Parameters<BourseletClient['futures']['close']>[0]

type Rules = Pick<SymbolInfo, 'tick' | 'step' | 'min_qty' | 'price_band'>

const problem = (field: CloseField, name: string, params: CloseProblem['params'] = {}): CloseProblem => ({
  field,
  name,
  params,
})

/** Returns the reasons for which the server would refuse a close order, as far as the page can check them. */
export function checkClose(draft: CloseDraft, position: Position, rules: Rules): CloseProblem[] {
  return [
    ...(draft.type === 'limit' ? checkPrice(draft.price, position, rules) : []),
    ...checkQuantity(draft, position, rules),
  ]
}

function checkPrice(price: Decimal | '', { mark_price }: Position, rules: Rules): CloseProblem[] {
  const { tick } = rules
  if (price === '') return [problem('price', 'REQUIRED')]
  if (!isWireAmount(trim(price)) || isZero(price)) return [problem('price', 'AMOUNT_FORMAT')]
  if (!isMultiple(price, tick)) return [problem('price', 'PRICE_TICK', { tick })]
  return checkBand(price, mark_price, rules)
}

function checkQuantity(
  { quantity }: CloseDraft,
  position: Position,
  { step, min_qty }: Rules,
): CloseProblem[] {
  if (quantity === '') return [problem('quantity', 'REQUIRED')]
  if (!isWireAmount(trim(quantity)) || isZero(quantity)) return [problem('quantity', 'AMOUNT_FORMAT')]
  const fits = isMultiple(quantity, step) && compare(quantity, position.quantity) <= 0
  return fits ? [] : [problem('quantity', 'QTY_STEP', { step, min: min_qty, max: trim(position.quantity) })]
}

/** Returns a percentage of the position's quantity, rounded down to the step; 100 is the whole position. */
export function partOf(position: Position, percent: number, step: Decimal): Decimal {
  if (percent >= 100) return trim(position.quantity)
  const fraction = `0.${`${percent}`.padStart(2, '0')}`
  return trim(roundToStep(mul(position.quantity, fraction), step, 'FLOOR'))
}

/** Returns the entered quantity as a whole percentage of the position, for the slider. */
export function shareOf({ quantity }: CloseDraft, position: Position): number {
  if (quantity === '' || !isWireAmount(trim(quantity))) return 0
  // The percentage only sets the position of the slider, so it need not be an exact decimal string.
  return Math.min(100, Number(percentOfBalance(quantity, position.quantity)))
}

export type CloseResult = { price: Decimal; pnl: Decimal; fee: Decimal; left: Decimal }

/**
 * Returns the estimated result of a close: the PnL before fees, the fee, and the quantity that is left. A market close
 * uses the average price of the book and the taker fee, a limit close its limit price and the maker fee. The result of
 * a market close covers only the quantity that the book fills, because the server cancels the rest. Returns null if an
 * amount is missing or invalid.
 */
export function closeResult(
  draft: CloseDraft,
  position: Position,
  problems: readonly CloseProblem[],
  rates: { maker: Decimal; taker: Decimal },
  market: ExitBook,
): CloseResult | null {
  const { type, quantity } = draft
  if (quantity === '' || problems.some(({ name }) => name !== 'PRICE_BAND')) return null
  const fill = type === 'market' ? fillOfClose(position, quantity, market) : null
  const price = fill?.average ?? (type === 'market' ? position.mark_price : draft.price)
  if (price === '') return null
  const { side, entry_price } = position
  const closed = fill?.quantity ?? quantity
  return {
    price,
    pnl: unrealizedPnl({ side, qty: closed, entry_price, mark_price: price }),
    fee: owed(mul(mul(price, closed), type === 'market' ? rates.taker : rates.maker)),
    left: sub(position.quantity, closed),
  }
}

type ExitBook = Pick<OrderMarket, 'bids' | 'asks'> & { rules: Pick<SymbolInfo, 'market_protection'> }

/** Returns the part of a close at market that the book would fill; null if it would fill nothing. */
function fillOfClose({ side }: Position, quantity: Decimal, market: ExitBook): Fill | null {
  const exit = side === 'long' ? 'sell' : 'buy'
  const walk = marketByQuantity(opposite(market, exit), exit, quantity, market.rules.market_protection)
  return fillOf(walk)
}

/**
 * Returns the request that closes the position. For the whole position the request has no quantity, so that
 * nothing remains if the position changes before the request arrives.
 */
export function closeRequest({ type, price, quantity }: CloseDraft, position: Position): CloseRequest {
  const isWhole = quantity !== '' && compare(quantity, position.quantity) === 0
  return {
    symbol: position.symbol,
    type,
    ...(type === 'limit' ? { price: trim(price || '0') } : {}),
    ...(isWhole ? {} : { quantity: trim(quantity || '0') }),
  }
}

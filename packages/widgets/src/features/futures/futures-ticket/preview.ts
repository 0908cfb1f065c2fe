import {
  abs,
  add,
  applyFill,
  crossBacking,
  type Decimal,
  div,
  entryPrice,
  isNegative,
  isZero,
  liquidationPrice,
  type MarketWalk,
  mul,
  openLoss,
  orderReserve,
  owed,
  type PositionSide,
  positionMetrics,
  sub,
} from '@bourselet/sdk/money'
import { type BookOrder, type BookPreview, previewBook } from '../../../shared/ticket/preview-book.ts'
import {
  type Exposure,
  type FuturesMarket,
  type Margin,
  netPosition,
  type Rates,
  splitOrder,
} from './exposure.ts'

/** The fields of a limit or market order that its preview needs. */
export type PreviewedOrder = BookOrder & { quantity: Decimal; reduceOnly: boolean }

/** A position with its liquidation price. */
export type Standing = {
  side: PositionSide
  quantity: Decimal
  entry: Decimal
  /** Estimated liquidation price; null if no price would liquidate the position. */
  liquidation: Decimal | null
}

export type Preview = Omit<BookPreview, 'walk' | 'resting'> & {
  /** Average price of the whole quantity, including the part that would remain in the book. */
  average: Decimal | null
  /** Margin, taker fee and open loss that the order takes or reserves; '0' for an order that only closes a position. */
  cost: Decimal
  /**
   * True if a part of the order closes the position at once. The margin that this part releases may pay for the
   * remaining part.
   */
  closesNow: boolean
  /**
   * The fee of the whole order in two cases: if it pays only the maker rate, and if it pays only the taker
   * rate.
   */
  fee: Rates
  /**
   * Profit or loss that the closing part of the order realizes, before its fee; null if the order closes no part of a
   * position.
   */
  realized: Decimal | null
  now: Standing | null
  after: Standing | null
}

/**
 * Returns the expected result of an order whose whole quantity trades, computed from the displayed book with
 * the server's formulas. Without `exposure` (signed out) the member's position is unknown, and a cross position
 * has no liquidation price.
 */
export function previewOrder(
  order: PreviewedOrder,
  market: FuturesMarket,
  margin: Margin,
  rates: Rates,
  exposure: Exposure | null,
): Preview | null {
  const { side } = order
  const position = exposure?.position ?? null
  const split = splitOrder(position, side, order.quantity, order.reduceOnly)
  const whole = { ...order, quantity: add(split.closing, split.opening) }
  const book = isZero(whole.quantity) ? null : previewBook(whole, market)
  if (!book) return null
  const { walk, resting, ...preview } = book
  const { quantity, taken, notional } = preview
  const average = isZero(quantity) ? null : div(notional, quantity, 8, 'HALF_UP')
  const { closing } = splitOrder(position, side, quantity, order.reduceOnly)
  const filled = average === null ? null : fill({ side, average, quantity }, margin, rates, exposure, market)
  return {
    ...preview,
    average,
    cost: costOf(whole, walk, { taken, resting }, position, margin.leverage, rates.taker, market.mark),
    closesNow: !isZero(splitOrder(position, side, taken, false).closing),
    fee: { maker: owed(mul(notional, rates.maker)), taker: owed(mul(notional, rates.taker)) },
    realized: isZero(closing) ? null : (filled?.realized ?? null),
    now: standingOf(position),
    after: filled ? filled.after : standingOf(position),
  }
}

/**
 * Returns the cost of an order: the amount for the part that trades at once, plus the amount that is reserved for the
 * part that rests in the book. In the first part, only the quantity that opens a position costs margin. For the resting
 * part, the cost of the whole quantity is reserved, because it is unknown whether its later fills will open or close a
 * position. A reduce-only order costs nothing.
 */
function costOf(
  { side, price, reduceOnly }: PreviewedOrder,
  walk: MarketWalk,
  { taken, resting }: { taken: Decimal; resting: Decimal },
  position: Exposure['position'],
  leverage: number,
  taker: Decimal,
  mark: Decimal | null,
): Decimal {
  if (reduceOnly) return '0'
  const { opening } = splitOrder(position, side, taken, false)
  const value = isZero(taken) ? '0' : div(mul(walk.notional, opening), taken, 8, 'UP')
  const part = (qty: Decimal, notional: Decimal): Decimal =>
    isZero(qty) ? '0' : costOfPart({ side, qty, notional, mark }, leverage, taker)
  return add(part(opening, value), part(resting, mul(price ?? '0', resting)))
}

type Part = { side: 'buy' | 'sell'; qty: Decimal; notional: Decimal; mark: Decimal | null }

/**
 * Returns the cost of opening a quantity: the margin, the taker fee, and the immediate loss if the price is
 * worse than the mark price.
 */
export function costOfPart({ mark, ...part }: Part, leverage: number, taker: Decimal): Decimal {
  const reserve = orderReserve({ price: part.notional, qty: '1', leverage }, taker)
  return mark === null ? reserve : add(reserve, openLoss({ ...part, mark_price: mark }))
}

export const standingOf = (position: Exposure['position']): Standing | null =>
  position && {
    side: position.side,
    quantity: position.quantity,
    entry: position.entry_price,
    liquidation: position.liq_price,
  }

type Traded = { side: 'buy' | 'sell'; average: Decimal; quantity: Decimal }

/** Returns the position after an order has traded at an average price, and the result that it realizes. */
export function fill(
  { side, average, quantity }: Traded,
  margin: Margin,
  rates: Rates,
  exposure: Exposure | null,
  market: FuturesMarket,
): { after: Standing | null; realized: Decimal } {
  const before = netPosition(exposure?.position ?? null)
  const booking = applyFill(
    before,
    { side, price: average, qty: quantity, fee_rate: rates.taker },
    margin.leverage,
  )
  const { position, realized_pnl: realized } = booking
  const entry = entryPrice(position)
  if (entry === null) return { after: null, realized }
  const wallet = sub(add(exposure?.wallet ?? '0', realized), booking.fee)
  const held = { side: sideOf(position.quantity), quantity: abs(position.quantity), entry }
  const backing = backingOf(margin.mode, position.margin, wallet, exposure)
  return {
    after: { ...held, liquidation: backing === null ? null : liquidationOf(held, backing, market) },
    realized,
  }
}

/**
 * Returns the amount that covers the losses of a position; null for a cross position while no user is logged in,
 * because the balance is then unknown.
 */
export const backingOf = (
  mode: Margin['mode'],
  margin: Decimal,
  wallet: Decimal,
  exposure: Exposure | null,
): Decimal | null => {
  if (mode === 'isolated') return margin
  return exposure && crossBacking(wallet, exposure.others.maintenance, exposure.others.pnl)
}

export const liquidationOf = (
  { side, quantity, entry }: Pick<Standing, 'side' | 'quantity' | 'entry'>,
  backing: Decimal,
  { tiers, rules }: Pick<FuturesMarket, 'tiers' | 'rules'>,
): Decimal | null =>
  liquidationPrice({ side, qty: quantity, entry_price: entry, tiers, tick: rules.tick, backing })
    ?.liq_price ?? null

/** Returns the result of closing a position at a price, in USDT and in percent of its margin, without fees. */
export function exitResult(
  { side, quantity, entry }: Pick<Standing, 'side' | 'quantity' | 'entry'>,
  price: Decimal,
  leverage: number,
  { tiers }: Pick<FuturesMarket, 'tiers'>,
): { pnl: Decimal; roe: Decimal } {
  const { unrealized_pnl, roe_pct } = positionMetrics({
    side,
    qty: quantity,
    entry_price: entry,
    mark_price: price,
    leverage,
    tiers,
  })
  return { pnl: unrealized_pnl, roe: roe_pct }
}

const sideOf = (quantity: Decimal): PositionSide => (isNegative(quantity) ? 'short' : 'long')

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
import { opposite } from '../../../shared/ticket/order-market.ts'
import { type PriceGap, priceGap } from '../../../shared/ticket/price-gap.ts'
import {
  type BookOrder,
  type Fill,
  fillOf,
  type Outcome,
  outcomeOf,
  slippageOf,
  walkBook,
} from '../../../shared/ticket/walk-order.ts'
import { type FuturesMarket, type Margin, netPosition, type Rates, type Stake, splitOrder } from './stake.ts'

/** An order as previewed: what is sent of a limit or market order. */
export type PreviewedOrder = BookOrder & { quantity: Decimal; reduceOnly: boolean }

/** A position with what stands behind it. */
export type Standing = {
  side: PositionSide
  quantity: Decimal
  entry: Decimal
  /** Estimated liquidation price; null where no price would liquidate. */
  liquidation: Decimal | null
}

export type Preview = {
  outcome: Outcome
  /** Base coin that trades, now or while resting. */
  quantity: Decimal
  /** Base coin that trades at once. */
  taken: Decimal
  left: Decimal
  notional: Decimal
  average: Decimal | null
  /** How much worse than the best price, in percent; null where nothing trades at once. */
  slippage: Decimal | null
  gap: PriceGap | null
  /** The part that trades at once; null when nothing does. */
  fill: Fill | null
  /** Margin, taker fee and open loss that it takes or reserves; '0' for what only closes. */
  cost: Decimal
  /** A part closes at once and sets margin free, which may pay for the rest. */
  closesNow: boolean
  /** The fee if all of it were traded as maker, or as taker. */
  fee: Rates
  /** Realized by the closing part, without the fee; null where nothing closes. */
  realized: Decimal | null
  now: Standing | null
  after: Standing | null
}

/**
 * What an order will bring once it has traded as a whole, from the shown book, by the formulas that book it. Without
 * `stake` (signed out) nothing is at stake yet, and a cross position has no liquidation price.
 */
export function previewOrder(
  order: PreviewedOrder,
  market: FuturesMarket,
  margin: Margin,
  rates: Rates,
  stake: Stake | null,
): Preview | null {
  const { side, type, price } = order
  const position = stake?.position ?? null
  const split = splitOrder(position, side, order.quantity, order.reduceOnly)
  const whole = { ...order, quantity: add(split.closing, split.opening) }
  if (isZero(whole.quantity)) return null
  const levels = opposite(market, side)
  const walk = walkBook(whole, levels, market.rules)
  if (!walk) return null
  const rest = type === 'limit' ? sub(whole.quantity, walk.quantity) : '0'
  const outcome = outcomeOf(whole, walk, rest)
  const taken = outcome === 'ends' ? '0' : walk.quantity
  const resting = outcome === 'rests' || outcome === 'trades-and-rests' ? rest : '0'
  const quantity = add(taken, resting)
  const notional = add(isZero(taken) ? '0' : walk.notional, mul(price ?? '0', resting))
  const average = isZero(quantity) ? null : div(notional, quantity, 8, 'HALF_UP')
  const { closing } = splitOrder(position, side, quantity, order.reduceOnly)
  const filled = average === null ? null : fill({ side, average, quantity }, margin, rates, stake, market)
  return {
    outcome,
    quantity,
    taken,
    left: sub(whole.quantity, quantity),
    notional,
    average,
    slippage: isZero(taken) || !levels[0] ? null : slippageOf(side, walk, levels[0][0]),
    gap: priceGap(order, market),
    fill: outcome === 'ends' ? null : fillOf(walk),
    cost: costOf(whole, walk, { taken, resting }, position, margin.leverage, rates.taker, market.mark),
    closesNow: !isZero(splitOrder(position, side, taken, false).closing),
    fee: { maker: owed(mul(notional, rates.maker)), taker: owed(mul(notional, rates.taker)) },
    realized: isZero(closing) ? null : (filled?.realized ?? null),
    now: standingOf(position),
    after: filled ? filled.after : standingOf(position),
  }
}

/**
 * What an order takes or reserves: of what trades at once its opening part, of what rests all, since nobody knows what
 * it will meet. Reduce-only orders need nothing.
 */
function costOf(
  { side, price, reduceOnly }: PreviewedOrder,
  walk: MarketWalk,
  { taken, resting }: { taken: Decimal; resting: Decimal },
  position: Stake['position'],
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

/** What opening this much costs: margin and taker fee, and what it loses at mark at once. */
export function costOfPart({ mark, ...part }: Part, leverage: number, taker: Decimal): Decimal {
  const reserve = orderReserve({ price: part.notional, qty: '1', leverage }, taker)
  return mark === null ? reserve : add(reserve, openLoss({ ...part, mark_price: mark }))
}

const standingOf = (position: Stake['position']): Standing | null =>
  position && {
    side: position.side,
    quantity: position.quantity,
    entry: position.entry_price,
    liquidation: position.liq_price,
  }

type Traded = { side: 'buy' | 'sell'; average: Decimal; quantity: Decimal }

function fill(
  { side, average, quantity }: Traded,
  margin: Margin,
  rates: Rates,
  stake: Stake | null,
  market: FuturesMarket,
): { after: Standing | null; realized: Decimal } {
  const before = netPosition(stake?.position ?? null)
  const booking = applyFill(
    before,
    { side, price: average, qty: quantity, fee_rate: rates.taker },
    margin.leverage,
  )
  const { position, realized_pnl: realized } = booking
  const entry = entryPrice(position)
  if (entry === null) return { after: null, realized }
  const wallet = sub(add(stake?.wallet ?? '0', realized), booking.fee)
  const held = { side: sideOf(position.quantity), quantity: abs(position.quantity), entry }
  const backing = backingOf(margin.mode, position.margin, wallet, stake)
  return {
    after: { ...held, liquidation: backing === null ? null : liquidationOf(held, backing, market) },
    realized,
  }
}

/** What stands behind a position; null for a cross position of nobody. */
export const backingOf = (
  mode: Margin['mode'],
  margin: Decimal,
  wallet: Decimal,
  stake: Stake | null,
): Decimal | null => {
  if (mode === 'isolated') return margin
  return stake && crossBacking(wallet, stake.others.maintenance, stake.others.pnl)
}

export const liquidationOf = (
  { side, quantity, entry }: Pick<Standing, 'side' | 'quantity' | 'entry'>,
  backing: Decimal,
  { tiers, rules }: Pick<FuturesMarket, 'tiers' | 'rules'>,
): Decimal | null =>
  liquidationPrice({ side, qty: quantity, entry_price: entry, tiers, tick: rules.tick, backing })
    ?.liq_price ?? null

/** What a position brings when it is closed at a price, in USDT and in percent of its margin; without fees. */
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

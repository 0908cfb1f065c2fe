import {
  abs,
  add,
  applyFill,
  type Decimal,
  type FillBooking,
  FLAT,
  fromUnits,
  isNegative,
  isZero,
  min,
  mul,
  owed,
  sub,
  toUnits,
  trim,
} from '@bourselet/sdk/money'
import type { Side } from '../../../engine/order.ts'
import { isMarketMaker } from '../../../prices/market-maker.ts'
import type { MarginMode } from '../futures-order.ts'
import type { EndedPosition, OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { endPosition, keepPosition, newPosition, noteClosed } from './position-life.ts'
import { CLEARING, FEES, INSURANCE_FUND, Purse, type Ref } from './purse.ts'
import { smaller } from './smaller.ts'
import type { VenueMemory } from './venue-memory.ts'

/** One side of a trade. */
export interface Half {
  memberId: number
  side: Side
  feeRate: Decimal
  leverage: number
  marginMode: MarginMode
  /** How the position would have ended. */
  closedBy: EndedPosition['closedBy']
}

/** What it was; prices and quantities are decimals of coins. */
export interface HalfTrade {
  price: Decimal
  quantity: Decimal
  ref: Ref
}

/** What a half did to the position. */
export interface HalfResult {
  fee: Decimal
  /** The position began with this trade, from none or from the other side. */
  opened: boolean
  /** Some of it was opened or added. */
  added: boolean
}

/** Books one side of a trade: margin released, profit or loss, fee, margin taken, and the position after it. */
export function settleHalf(
  memory: VenueMemory,
  market: ContractMarket,
  half: Half,
  trade: HalfTrade,
  desk: VenueDesk,
): HalfResult {
  const account = memory.account(half.memberId)
  const held = account.positions.get(market.symbol)
  const marginMode = held?.marginMode ?? half.marginMode
  const fill = { side: half.side, price: trade.price, qty: trade.quantity, fee_rate: half.feeRate }
  const booking = applyFill(held ?? FLAT, fill, half.leverage)
  const isolated = marginMode === 'isolated'
  const purse = new Purse(account, desk, trade.ref)
  const margin = isolated ? bookIsolated(purse, market, booking) : bookCross(purse, booking)
  const result = carry({ memory, market, half, trade, desk }, held, booking, { margin, marginMode })
  if (!isMarketMaker(half.memberId) && account.crossPositions().length === 0)
    purse.coverShortfall('futures_pnl')
  return result
}

/** Cross: everything against the wallet. Answers the position's own margin, which it has none of. */
function bookCross(purse: Purse, { realized_pnl: pnl, fee }: FillBooking): Decimal {
  const profit = toUnits(pnl)
  if (profit >= 0n) purse.receive('futures_pnl', profit, CLEARING)
  else purse.pay('futures_pnl', -profit, CLEARING)
  purse.pay('futures_fee', toUnits(fee), FEES)
  return '0'
}

/**
 * Isolated: the position's margin stands for it alone. A loss beyond the released part eats the margin that is left,
 * and what is still missing is the insurance's (F3). Answers the margin after it.
 */
function bookIsolated(purse: Purse, market: ContractMarket, booking: FillBooking): Decimal {
  const bucket = purse.isolated(market.symbol)
  const [pnl, released, taken] = [booking.realized_pnl, booking.margin_released, booking.margin_taken].map(
    (amount) => toUnits(amount),
  ) as [bigint, bigint, bigint]
  const kept = toUnits(booking.position.margin) - taken
  const loss = pnl < 0n ? -pnl : 0n
  const fromReleased = smaller(loss, released)
  const fromKept = smaller(loss - fromReleased, kept)
  purse.receive('futures_margin', released, bucket)
  if (pnl > 0n) purse.receive('futures_pnl', pnl, CLEARING)
  purse.pay('futures_pnl', fromReleased, CLEARING)
  purse.move('futures_pnl', fromKept, bucket, CLEARING)
  purse.move('futures_pnl', loss - fromReleased - fromKept, INSURANCE_FUND, CLEARING)
  purse.pay('futures_fee', toUnits(booking.fee), FEES)
  purse.pay('futures_margin', taken, bucket)
  return fromUnits(kept - fromKept + taken)
}

interface Scene {
  memory: VenueMemory
  market: ContractMarket
  half: Half
  trade: HalfTrade
  desk: VenueDesk
}

/** Brings the position to where the trade leaves it: smaller, ended, larger, or ended and begun on the other side. */
function carry(
  { memory, market, half, trade, desk }: Scene,
  held: OpenPosition | undefined,
  booking: FillBooking,
  terms: { margin: Decimal; marginMode: MarginMode },
): HalfResult {
  const closing = closingPart(held, half.side, trade.quantity)
  const opening = sub(trade.quantity, closing)
  const closingFee = isZero(opening)
    ? booking.fee
    : min(booking.fee, owed(mul(mul(trade.price, closing), half.feeRate)))
  let position = held
  if (position !== undefined && !isZero(closing)) {
    const quote = mul(trade.price, closing)
    noteClosed(position, { quantity: closing, quote, realizedPnl: booking.realized_pnl, fee: closingFee })
    if (closing === abs(position.quantity)) {
      endPosition(memory, market, position, half.closedBy, desk)
      position = undefined
    }
  }
  const result = { fee: booking.fee, opened: position === undefined, added: !isZero(opening) }
  if (isZero(booking.position.quantity)) return { ...result, opened: false }
  const leverage = memory.account(half.memberId).settings.get(market.symbol)?.leverage ?? half.leverage
  position ??= newPosition(half.memberId, market.symbol, { marginMode: terms.marginMode, leverage }, desk.now)
  position.quantity = booking.position.quantity
  position.cost = booking.position.cost
  position.margin = terms.margin
  if (result.added) position.fees = add(position.fees, sub(booking.fee, closingFee))
  keepPosition(memory, market, position, desk)
  return result
}

/** How much of a trade closes what is held. */
export function closingPart(
  held: Pick<OpenPosition, 'quantity'> | undefined,
  side: Side,
  quantity: Decimal,
): Decimal {
  if (held === undefined || isZero(held.quantity)) return '0'
  const against = isNegative(held.quantity) === (side === 'buy')
  return against ? min(trim(quantity), abs(held.quantity)) : '0'
}

import type { Side } from '../../../engine/order.ts'
import { isMarketMaker } from '../../../prices/market-maker.ts'
import type { MarginMode } from '../futures-order.ts'
import type { EndedPosition, OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { CLEARING, FEES, FuturesWallet, INSURANCE_FUND, type Ref } from './futures-wallet.ts'
import {
  applyFill,
  closingPart,
  costOf,
  type FillBooking,
  feeOf,
  larger,
  sizeOf,
  smaller,
} from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'
import { endPosition, keepPosition, newPosition, noteClosed } from './position-records.ts'
import type { VenueMemory } from './venue-memory.ts'

/** One member's side of a trade. */
export interface FillSide {
  memberId: number
  side: Side
  feeRate: bigint
  leverage: number
  marginMode: MarginMode
  /** Reason that is recorded for the end of the position if the trade closes it. */
  closedBy: EndedPosition['closedBy']
}

/** A trade to book. Price and quantity are in units of 1e-8. */
export interface FillTrade {
  price: bigint
  quantity: bigint
  ref: Ref
}

/** The effect of one side of a trade on the member's position. */
export interface FillResult {
  fee: bigint
  /**
   * True if the trade opened a position: before the trade, the member had no position or one on the other side.
   */
  opened: boolean
  /** True if at least a part of the trade opened or increased a position. */
  added: boolean
}

const FLAT = { quantity: 0n, cost: 0n, margin: 0n }

/**
 * Books one side of a trade: released margin, profit or loss, fee and newly required margin. Then updates the
 * position.
 */
export function settleFill(
  memory: VenueMemory,
  market: ContractMarket,
  half: FillSide,
  trade: FillTrade,
  context: EngineContext,
): FillResult {
  const account = memory.account(half.memberId)
  const held = account.positions.get(market.symbol)
  const marginMode = held?.marginMode ?? half.marginMode
  const { price, quantity } = trade
  const fill = { side: half.side, price, quantity, feeRate: half.feeRate }
  const booking = applyFill(held ?? FLAT, fill, half.leverage)
  const isolated = marginMode === 'isolated'
  const wallet = new FuturesWallet(account, context, trade.ref)
  const margin = isolated ? bookIsolated(wallet, account, market, booking) : bookCross(wallet, booking)
  const result = carry({ memory, market, half, trade, context }, held, booking, { margin, marginMode })
  if (!isMarketMaker(half.memberId) && account.crossPositions().length === 0)
    wallet.coverShortfall('futures_pnl')
  return result
}

/**
 * Books a fill of a cross position against the wallet. Returns the margin of the position, which is always 0 in cross
 * mode.
 */
function bookCross(wallet: FuturesWallet, { realizedPnl, fee }: FillBooking): bigint {
  if (realizedPnl >= 0n) wallet.receive('futures_pnl', realizedPnl, CLEARING)
  else wallet.pay('futures_pnl', -realizedPnl, CLEARING)
  wallet.pay('futures_fee', fee, FEES)
  return 0n
}

/**
 * Books a fill of an isolated position. A loss beyond the released margin is paid first from the remaining margin,
 * then from the insurance fund. The fee is paid first from the available cash, then from the remaining margin. Returns
 * the margin that the position keeps.
 */
function bookIsolated(
  wallet: FuturesWallet,
  { cash }: MemberAccount,
  market: ContractMarket,
  booking: FillBooking,
): bigint {
  const bucket = wallet.isolated(market.symbol)
  const { realizedPnl: pnl, marginReleased: released, marginTaken: taken } = booking
  const kept = booking.position.margin - taken
  const loss = pnl < 0n ? -pnl : 0n
  const fromReleased = smaller(loss, released)
  const fromKept = smaller(loss - fromReleased, kept)
  // The loss is paid before the rest of the margin becomes cash, because cash repays the member's debt first.
  wallet.payMargin('futures_pnl', fromReleased, market.symbol, CLEARING)
  wallet.receive('futures_margin', released - fromReleased, bucket)
  if (pnl > 0n) wallet.receive('futures_pnl', pnl, CLEARING)
  wallet.move('futures_pnl', fromKept, bucket, CLEARING)
  wallet.move('futures_pnl', loss - fromReleased - fromKept, INSURANCE_FUND, CLEARING)
  const feeFromKept = smaller(larger(0n, booking.fee - cash.available), kept - fromKept)
  wallet.pay('futures_fee', booking.fee - feeFromKept, FEES)
  wallet.payMargin('futures_fee', feeFromKept, market.symbol, FEES)
  wallet.pay('futures_margin', taken, bucket)
  return kept - fromKept - feeFromKept + taken
}

interface Scene {
  memory: VenueMemory
  market: ContractMarket
  half: FillSide
  trade: FillTrade
  context: EngineContext
}

/** Updates the position after a fill. The fill can open, increase, reduce, close or reverse the position. */
function carry(
  { memory, market, half, trade, context }: Scene,
  held: OpenPosition | undefined,
  booking: FillBooking,
  terms: { margin: bigint; marginMode: MarginMode },
): FillResult {
  const closing = closingPart(held, half.side, trade.quantity)
  const opening = trade.quantity - closing
  const closedValue = trade.price * closing
  const closingFee = opening === 0n ? booking.fee : smaller(booking.fee, feeOf(closedValue, half.feeRate))
  let position = held
  if (position !== undefined && closing !== 0n) {
    const { realizedPnl } = booking
    noteClosed(position, { quantity: closing, cost: costOf(closedValue), realizedPnl, fee: closingFee })
    if (closing === sizeOf(position.quantity)) {
      endPosition(memory, market, position, half.closedBy, context)
      position = undefined
    }
  }
  const result = { fee: booking.fee, opened: position === undefined, added: opening !== 0n }
  if (booking.position.quantity === 0n) return { ...result, opened: false }
  const leverage = memory.account(half.memberId).settings.get(market.symbol)?.leverage ?? half.leverage
  position ??= newPosition(
    half.memberId,
    market.symbol,
    { marginMode: terms.marginMode, leverage },
    context.now,
  )
  position.quantity = booking.position.quantity
  position.cost = booking.position.cost
  position.margin = terms.margin
  if (result.added) position.fees += booking.fee - closingFee
  keepPosition(memory, market, position, context)
  return result
}

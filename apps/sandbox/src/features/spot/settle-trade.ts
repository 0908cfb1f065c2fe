import { spotFee } from '@bourselet/sdk/money'
import { type Entry, memberAccount, type Posting } from '../../ledger/posting.ts'
import { MARKET_MAKER_TREASURY } from '../../prices/market-maker.ts'
import type { SpotOrder } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

/** Fee rates of one member, in units of 1e-8: 100 000 is a rate of 0.001. */
export interface FeeRates {
  maker: bigint
  taker: bigint
}

/** One side of a trade: a member's order and the fee rate that applies to it; null for the market maker. */
export type Party = { order: SpotOrder; rate: bigint } | null

/** The amounts of a trade. The fee of each side is in the coin that the side receives; it is 0 for the market maker. */
export interface Settlement {
  price: bigint
  quantity: bigint
  buyerFee: bigint
  sellerFee: bigint
  /** The booking of the trade; null if the market maker trades with itself, because then no money moves. */
  posting: Posting | null
}

/**
 * Returns the booking of a trade, and updates both orders. Each side spends frozen funds and receives the other
 * coin less the fee. A buyer whose limit price is above the trade price gets back the difference.
 */
export function settleTrade(
  rules: SpotRules,
  trade: { id: number; ticks: number; lots: number },
  buyer: Party,
  seller: Party,
): Settlement {
  const ticks = BigInt(trade.ticks)
  const lots = BigInt(trade.lots)
  const quantity = lots * rules.step
  const quote = notional(rules, ticks, lots)
  const buyerFee = buyer === null ? 0n : spotFee(quantity, buyer.rate)
  const sellerFee = seller === null ? 0n : spotFee(quote, seller.rate)
  const entries = [
    ...buyerEntries(rules, buyer?.order, quantity, quote, buyerFee, lots),
    ...sellerEntries(rules, seller?.order, quantity, quote, sellerFee),
    { account: 'sys:fee', bucket: '', coin: rules.terms.base, amount: buyerFee },
    { account: 'sys:fee', bucket: '', coin: rules.terms.quote, amount: sellerFee },
  ].filter((entry) => entry.amount !== 0n)
  carry(buyer?.order, quantity, quote, buyerFee)
  carry(seller?.order, quantity, quote, sellerFee)
  const moved = buyer !== null || seller !== null
  const posting = { change: 'trade_buy', refType: 'spot_trade', refNo: String(trade.id), entries } as const
  return { price: ticks * rules.tick, quantity, buyerFee, sellerFee, posting: moved ? posting : null }
}

function buyerEntries(
  rules: SpotRules,
  order: SpotOrder | undefined,
  quantity: bigint,
  quote: bigint,
  fee: bigint,
  lots: bigint,
): Entry[] {
  const { base, quote: coin } = rules.terms
  const account = memberAccount(order?.memberId ?? MARKET_MAKER_TREASURY, 'spot')
  const change = 'trade_buy'
  const received: Entry = { account, bucket: 'available', coin: base, amount: quantity - fee, change }
  if (order === undefined) return [{ account, bucket: 'available', coin, amount: -quote, change }, received]
  const held = order.price === null ? quote : notional(rules, order.price / rules.tick, lots)
  order.held -= held
  return [
    { account, bucket: 'frozen', coin, amount: -held, change },
    { account, bucket: 'available', coin, amount: held - quote, change },
    received,
  ]
}

function sellerEntries(
  rules: SpotRules,
  order: SpotOrder | undefined,
  quantity: bigint,
  quote: bigint,
  fee: bigint,
): Entry[] {
  const { base, quote: coin } = rules.terms
  const account = memberAccount(order?.memberId ?? MARKET_MAKER_TREASURY, 'spot')
  const change = 'trade_sell'
  if (order !== undefined) order.held -= quantity
  return [
    { account, bucket: order === undefined ? 'available' : 'frozen', coin: base, amount: -quantity, change },
    { account, bucket: 'available', coin, amount: quote - fee, change },
  ]
}

function carry(order: SpotOrder | undefined, quantity: bigint, quote: bigint, fee: bigint): void {
  if (order === undefined) return
  order.filled += quantity
  order.quoteFilled += quote
  order.fee += fee
}

/** Returns the coin that an order spends and freezes. */
export function spentCoin({ terms }: SpotRules, side: SpotOrder['side']): string {
  return side === 'buy' ? terms.quote : terms.base
}

/**
 * Returns the exact amount that an order must freeze before it trades. Fees need no funds, because they are
 * deducted from the received coin. `marketCost` is the cost of a market buy order that states a quantity.
 */
export function requiredHold(rules: SpotRules, order: SpotOrder, marketCost: bigint): bigint {
  const { side, price, quantity, total } = order
  if (side === 'sell') return quantity ?? 0n
  if (total !== null) return total
  if (price === null) return marketCost * rules.cross
  return notional(rules, price / rules.tick, (quantity ?? 0n) / rules.step)
}

/** Returns price × quantity in units of the quote coin, for a price in ticks and a quantity in lots. */
export function notional({ cross }: SpotRules, ticks: bigint, lots: bigint): bigint {
  return ticks * lots * cross
}

/** Returns the booking that moves funds of an order from `available` to `frozen`. */
export function freeze(rules: SpotRules, order: SpotOrder, amount: bigint): Posting {
  return move(rules, order, 'trade_freeze', amount)
}

/** Returns the booking that moves funds which an order no longer needs from `frozen` to `available`. */
export function release(rules: SpotRules, order: SpotOrder, amount: bigint): Posting {
  return move(rules, order, 'trade_release', -amount)
}

function move(
  rules: SpotRules,
  order: SpotOrder,
  change: 'trade_freeze' | 'trade_release',
  amount: bigint,
): Posting {
  const wallet = { account: memberAccount(order.memberId, 'spot'), coin: spentCoin(rules, order.side) }
  const entries: Entry[] = [
    { ...wallet, bucket: 'available', amount: -amount },
    { ...wallet, bucket: 'frozen', amount },
  ]
  return { change, refType: 'spot_order', refNo: order.orderNo, entries }
}

import { spotFee } from '@bourselet/sdk/money'
import { type Entry, memberAccount, type Posting } from '../../ledger/posting.ts'
import { MARKET_MAKER_TREASURY } from '../../prices/market-maker.ts'
import { notional } from './holds.ts'
import type { SpotOrder } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

/** Fee rates of one member, in units of 1e-8 (0.001 = 100 000). */
export interface FeeRates {
  maker: bigint
  taker: bigint
}

/** One side of a trade: a member's order with the rate it pays, or null for the house. */
export type Party = { order: SpotOrder; rate: bigint } | null

/** What a trade is in money. Fees in units of the coin each side receives; 0 for the house. */
export interface Settlement {
  price: bigint
  quantity: bigint
  buyerFee: bigint
  sellerFee: bigint
  /** Null when the house traded with itself: nothing moves. */
  posting: Posting | null
}

/**
 * Books one trade and carries it into the orders: both give up what was frozen for it, receive the other coin
 * less the fee, and a buyer above the maker's price has the difference back at once (rulebook 8, rules 3 and 4).
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

/**
 * The market maker has two accounts in the engine, one for quotes and one for taker orders, so that self-trade
 * prevention does not apply between them. Both use the same treasury.
 */
export const QUOTING_ACCOUNT = 1
export const TAKING_ACCOUNT = 2

/** Id of the member account whose spot wallet is the treasury of the market maker. */
export const MARKET_MAKER_TREASURY = 1

/** Returns true for the two engine accounts of the market maker. Ids of members are much larger. */
export function isMarketMaker(member: number): boolean {
  return member === QUOTING_ACCOUNT || member === TAKING_ACCOUNT
}

/** A quote of the market maker that rests in the book. Price in ticks; `lots` is the remaining quantity. */
export interface MarketMakerQuote {
  id: number
  side: 'buy' | 'sell'
  price: number
  lots: number
}

/** A limit order of the market maker. Quotes rest in the book (GTC), taker orders do not (IOC). */
export interface MarketMakerOrder {
  member: typeof QUOTING_ACCOUNT | typeof TAKING_ACCOUNT
  side: 'buy' | 'sell'
  price: number
  lots: number
  timeInForce: 'GTC' | 'IOC'
}

/**
 * The changes that the market maker makes to one book with one command: first the cancels, then the orders in the
 * sequence of the list.
 */
export interface MarketMakerCommand {
  symbol: string
  cancel: number[]
  orders: MarketMakerOrder[]
}

/**
 * The market maker's access to the command loop of a product. Its orders use the same engine and queue as members'
 * orders, but exist only in memory:
 * - Orders are not stored, and no funds are frozen for them. About 400 quotes change several times a second; storing
 * them would cost more than all trading of members. After a restart, the books contain the members' orders, and the
 * market maker places new quotes.
 * - Its treasury pays and receives from the bucket `available` of the account `u:1:spot`, whose balance exceeds the
 * volume of any book.
 * - A trade between its two accounts moves no money, so nothing is booked and no fee is charged. It is a public trade
 * like any other.
 * - A trade with a member is booked like a trade between two members, except that the market maker pays no fee.
 */
export interface MarketMakerAccess {
  /** Returns the market maker's quotes that rest in a book. */
  quotes(symbol: string): MarketMakerQuote[]
  /** Runs commands in the command loop. Resolves after their commit. */
  submit(commands: MarketMakerCommand[]): Promise<void>
}

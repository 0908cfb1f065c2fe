/**
 * The market maker uses two engine accounts, one for quotes and one for taking, so the self-trade rule does
 * not apply between them. Both spend from one treasury.
 */
export const QUOTING_ACCOUNT = 1
export const TAKING_ACCOUNT = 2

/** Member whose spot wallet is the treasury of both accounts. */
export const MARKET_MAKER_TREASURY = 1

/** Returns true for the market maker's engine accounts; the ids of members are far higher. */
export function isMarketMaker(member: number): boolean {
  return member === QUOTING_ACCOUNT || member === TAKING_ACCOUNT
}

/** A quote of QUOTING_ACCOUNT that rests in the book. Ticks and lots; `lots` is the remaining quantity. */
export interface MarketMakerQuote {
  id: number
  side: 'buy' | 'sell'
  price: number
  lots: number
}

/** A limit order of the market maker. Quotes rest (GTC), takers do not (IOC). */
export interface MarketMakerOrder {
  member: typeof QUOTING_ACCOUNT | typeof TAKING_ACCOUNT
  side: 'buy' | 'sell'
  price: number
  lots: number
  timeInForce: 'GTC' | 'IOC'
}

/** Changes of the market maker to one book in one command: first the cancels, then the orders in sequence. */
export interface MarketMakerCommand {
  symbol: string
  cancel: number[]
  orders: MarketMakerOrder[]
}

/**
 * The market maker's access to the command loop. Its orders use the same engine and queue as members' orders
 * but exist only in memory:
 * - An order has no row and no hold. About 400 quotes change several times a second; storing them would cost
 * more than all member trading. After a restart the books contain the members' orders, and the market maker
 * quotes again.
 * - The treasury pays and receives from `available` of `u:1:spot`. Its balance exceeds the volume of any
 * book.
 * - A trade between the two accounts moves no money: nothing is booked and no fee is charged. It appears in
 * the public trades.
 * - A trade with a member is booked like a trade between two members, but the market maker pays no fee.
 */
export interface MarketMakerAccess {
  /** Returns the market maker's resting quotes in a book. */
  quotes(symbol: string): MarketMakerQuote[]
  /** Runs the commands in the loop, each atomically; resolves after their commit. */
  submit(commands: MarketMakerCommand[]): Promise<void>
}

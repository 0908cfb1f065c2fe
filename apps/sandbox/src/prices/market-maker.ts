/**
 * The market maker trades through two engine accounts, one that quotes and one that takes, so that the self-trade rule
 * never matches its own orders. Both spend one treasury.
 */
export const QUOTING_ACCOUNT = 1
export const TAKING_ACCOUNT = 2

/** The member whose spot wallet is the treasury of both. */
export const MARKET_MAKER_TREASURY = 1

/** Reports whether an engine account belongs to the market maker; member ids start far above. */
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

/** The market maker's changes of one book in one command: the cancels first, then the orders in sequence. */
export interface MarketMakerCommand {
  symbol: string
  cancel: number[]
  orders: MarketMakerOrder[]
}

/**
 * The market maker's access to the command loop. Its orders run through the same engine and queue as members' orders,
 * but exist only in memory:
 * - An order has no row and no hold. About 400 quotes change several times a second; stored, they would cost more than
 *   all member trading. After a restart the books hold the members' orders, and the market maker quotes again.
 * - The treasury pays and receives from `available` of `u:1:spot`. Its balance exceeds what any book can take.
 * - A trade between the two accounts moves money from the treasury to the treasury: nothing is booked and no fee is
 *   charged. It is a row of the public tape like every other trade.
 * - A trade with a member is booked like a trade between two members; only the market maker's side carries no fee.
 */
export interface MarketMakerAccess {
  /** Returns the market maker's resting quotes of a book. */
  quotes(symbol: string): MarketMakerQuote[]
  /** Runs the commands in the loop, each as a whole; resolves after their commit. */
  submit(commands: MarketMakerCommand[]): Promise<void>
}

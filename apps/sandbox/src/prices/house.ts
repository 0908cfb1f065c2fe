/**
 * The house trades through two members of the engine, so that its bots never trade with themselves (M8): one that
 * quotes and one that takes. Both spend one treasury.
 */
export const HOUSE_MAKER = 1
export const HOUSE_TAKER = 2

/** The member whose spot wallet is the treasury of both. */
export const HOUSE_TREASURY = 1

/** Whether an engine member belongs to the house; people's ids start far above. */
export function isHouse(member: number): boolean {
  return member === HOUSE_MAKER || member === HOUSE_TAKER
}

/** A quote of HOUSE_MAKER that rests in the book. Ticks and lots; `lots` is what is left. */
export interface HouseQuote {
  id: number
  side: 'buy' | 'sell'
  price: number
  lots: number
}

/** A limit order of the house. Quotes rest (GTC), takers do not (IOC). */
export interface HouseOrder {
  member: typeof HOUSE_MAKER | typeof HOUSE_TAKER
  side: 'buy' | 'sell'
  price: number
  lots: number
  timeInForce: 'GTC' | 'IOC'
}

/** What the house wants of one book, in one command: first the cancels, then the orders in their sequence. */
export interface HouseCommand {
  symbol: string
  cancel: number[]
  orders: HouseOrder[]
}

/**
 * The house's entrance to the command loop. House orders run through the same engine, in the same queue, as
 * everybody's, but they live in memory alone:
 * - No row and no hold an order. About 400 quotes move a few times a second; as rows they would cost more than all
 *   of the people's trading. After a restart the books hold the people's orders and the makers quote anew.
 * - The treasury pays and receives from `available` of `u:1:spot`; it is funded beyond what any book can take.
 * - A trade between the two house members moves money from the treasury to the treasury: there is nothing to
 *   book, and no fee. It is a row of the public tape like every other trade.
 * - A trade with a person is booked like any trade between two people: the person's fill, hold and fee are
 *   exactly as usual, the house's leg carries no fee.
 */
export interface HouseDesk {
  /** The maker's quotes in a book, as the engine has them now. */
  quotes(symbol: string): HouseQuote[]
  /** Runs the commands in the loop, each whole; resolves after their commit. */
  submit(commands: HouseCommand[]): Promise<void>
}

import type { LevelChange } from '../engine/execution.ts'
import type { DepthSnapshot } from '../engine/order-book.ts'

/** The changes that a batch made to one book. */
interface BookChange<Trade> {
  levels: LevelChange[]
  trades: Trade[]
}

/** A listener that receives the changes of a product's books. */
interface BookListener<Trade> {
  publish(update: { symbol: string; ts: number; seq: number; whole?: boolean } & BookChange<Trade>): void
}

/** The books that a committed batch has changed, with the functions to read them. */
interface PublishedBooks<Trade> {
  ts: number
  /** The changes of the batch to each book, by symbol. */
  changes: ReadonlyMap<string, BookChange<Trade>>
  /** Symbols whose books were loaded again from the database. All levels of these books are published. */
  loaded: Iterable<string>
  seqOf(symbol: string): number
  depthOf(symbol: string): DepthSnapshot | undefined
}

/**
 * Publishes the changes of each book in a committed batch. Of a book that was loaded again from the database, publishes
 * all levels.
 */
export function publishBooks<Trade>(
  floor: BookListener<Trade>,
  { ts, changes, loaded, seqOf, depthOf }: PublishedBooks<Trade>,
): void {
  const whole = new Set(loaded)
  for (const symbol of new Set([...whole, ...changes.keys()])) {
    const { trades = [], levels = [] } = changes.get(symbol) ?? {}
    const update = { symbol, ts, seq: seqOf(symbol), trades }
    if (whole.has(symbol)) floor.publish({ ...update, whole: true, levels: levelsOf(depthOf(symbol)) })
    else if (levels.length + trades.length > 0) floor.publish({ ...update, levels })
  }
}

function levelsOf(depth: DepthSnapshot | undefined): LevelChange[] {
  const { bids = [], asks = [] } = depth ?? {}
  const level = (side: 'buy' | 'sell') => (row: [number, number]) => ({ side, price: row[0], lots: row[1] })
  return [...bids.map(level('buy')), ...asks.map(level('sell'))]
}

/** The events of each member by member id, in the order of the calls of `add`. */
export class MemberEvents<Event> extends Map<number, Event[]> {
  add(memberId: number, event: Event): void {
    const own = this.get(memberId)
    if (own === undefined) this.set(memberId, [event])
    else own.push(event)
  }
}

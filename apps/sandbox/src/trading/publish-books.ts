import type { LevelChange } from '../engine/execution.ts'
import type { DepthSnapshot } from '../engine/order-book.ts'

/** Changes of one book by a batch. */
interface BookChange<Trade> {
  levels: LevelChange[]
  trades: Trade[]
}

/** A receiver of the changes of a product's books. */
interface BookListener<Trade> {
  publish(update: { symbol: string; ts: number; seq: number; whole?: boolean } & BookChange<Trade>): void
}

/** A committed batch as its books are published. */
interface PublishedBooks<Trade> {
  ts: number
  /** Changes of the batch, by symbol. */
  changes: ReadonlyMap<string, BookChange<Trade>>
  /** Symbols whose books were loaded anew, and are published whole. */
  loaded: Iterable<string>
  seqOf(symbol: string): number
  depthOf(symbol: string): DepthSnapshot | undefined
}

/** Publishes what a committed batch did to each book, or the whole book where it was loaded anew. */
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

/** Collects the events of each member, in the order of the calls. */
export class MemberEvents<Event> extends Map<number, Event[]> {
  add(memberId: number, event: Event): void {
    const own = this.get(memberId)
    if (own === undefined) this.set(memberId, [event])
    else own.push(event)
  }
}

import type { Data } from '@bourselet/openapi'
import { type BookSide, createBookSide } from './book-side.ts'
import type { StreamEvent } from './stream-event.ts'

const KEPT_CHANGES = 2_000

export type Snapshot = Pick<Data<'market.depth'>, 'seq' | 'epoch' | 'ts' | 'bids' | 'asks'>

/** A change of an order book, as the stream delivers it. */
export type Change = Pick<StreamEvent<`depth:spot:${string}`>, 'epoch' | 'seq' | 'ts' | 'data'>

export type BookSync = {
  bids: BookSide
  asks: BookSide
  /**
   * Returns the epoch (id of the server's run), sequence number and server time that the book has reached; `seq` is -1
   * before the first snapshot.
   */
  at(): { epoch: string; seq: number; ts: number }
  /** Returns true while the book is known to equal the server's book at the same `seq`. */
  isSynced(): boolean
  /** Marks the book as unsynced until the next snapshot. */
  doubt(): void
  /**
   * Prepares for a snapshot that is being requested. From now on each change is applied and also kept, because
   * the snapshot may be older than the change.
   */
  expectSnapshot(): void
  /** Applies a change, or stores it until it can be applied. Returns false if a snapshot is needed. */
  change(change: Change): boolean
  /**
   * Replaces the book with a snapshot and applies the stored changes that follow the snapshot. Returns false if another
   * snapshot is needed. `epoch` is the current epoch of the stream; it is empty without a stream.
   */
  load(snapshot: Snapshot, epoch: string): boolean
}

/**
 * Creates the logic that keeps a book equal to the book of the server. It loads a snapshot and then applies changes
 * without a gap. The logic reads no clock and sends no calls. A change covers a range of sequence numbers and contains
 * the new quantities, not differences. So a change is also applied if its range begins before the book's `seq` and ends
 * after it.
 */
export function createBookSync(): BookSync {
  const bids = createBookSide('bids')
  const asks = createBookSide('asks')
  let kept: Change[] = []
  let isKeeping = true
  let synced = false
  let at = { epoch: '', seq: -1, ts: 0 }
  /**
   * The lowest `seq` that a snapshot must have. An older snapshot would undo changes that the book already contained
   * when the snapshot was requested.
   */
  let floor = -1

  const apply = ({ data, epoch, seq, ts }: Change) => {
    for (const level of data.bids) bids.set(level)
    for (const level of data.asks) asks.set(level)
    at = { epoch, seq, ts }
  }
  const isNext = ({ epoch, seq, data }: Change) =>
    epoch === at.epoch && seq > at.seq && data.prev_seq <= at.seq
  const keep = (change: Change) => {
    if (kept.length >= KEPT_CHANGES) kept.shift()
    kept.push(change)
  }
  /**
   * Applies the kept changes that follow the book without a gap and keeps those after a gap. Returns false if
   * any changes remain kept.
   */
  const applyKept = (): boolean => {
    const waiting = kept.filter((change) => change.epoch === at.epoch).sort((a, b) => a.seq - b.seq)
    for (const change of waiting) if (isNext(change)) apply(change)
    kept = waiting.filter(({ seq }) => seq > at.seq)
    return kept.length === 0
  }
  const expectSnapshot = () => {
    isKeeping = true
    floor = at.seq
  }
  const doubt = () => {
    synced = false
    expectSnapshot()
  }

  return {
    bids,
    asks,
    at: () => at,
    isSynced: () => synced,
    doubt,
    expectSnapshot,
    change(change) {
      if (change.epoch === at.epoch && change.seq <= at.seq) return synced
      const leadsOn = synced && isNext(change)
      if (isKeeping || !leadsOn) keep(change)
      if (leadsOn) apply(change)
      else if (synced) doubt()
      return leadsOn && !bids.isThin() && !asks.isThin()
    },
    load(snapshot, epoch) {
      const isOtherEpoch = epoch !== '' && snapshot.epoch !== epoch
      if (isOtherEpoch && at.seq >= 0) return false
      if (snapshot.epoch === at.epoch && snapshot.seq < floor) return false
      const { seq, ts } = snapshot
      bids.load(snapshot.bids)
      asks.load(snapshot.asks)
      at = { epoch: snapshot.epoch, seq, ts }
      synced = applyKept() && !isOtherEpoch
      isKeeping = !synced
      return synced
    },
  }
}

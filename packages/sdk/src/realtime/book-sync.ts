import type { Data } from '@bourselet/openapi'
import { type BookSide, createBookSide } from './book-side.ts'
import type { StreamEvent } from './stream-event.ts'

const KEPT_CHANGES = 2_000

export type Snapshot = Pick<Data<'market.depth'>, 'seq' | 'epoch' | 'ts' | 'bids' | 'asks'>

/** A change of a book, as the stream tells it. */
export type Change = Pick<StreamEvent<`depth:spot:${string}`>, 'epoch' | 'seq' | 'ts' | 'data'>

export type BookSync = {
  bids: BookSide
  asks: BookSide
  /** Position of the book; `seq` is -1 before the first snapshot. */
  at(): { epoch: string; seq: number; ts: number }
  /** True while the book is known to equal the server's at its `seq`. */
  isSynced(): boolean
  /** Nothing is certain any more until a snapshot comes. */
  doubt(): void
  /** A snapshot is being fetched: changes are kept beside being applied, so that it may be older than them. */
  expectSnapshot(): void
  /** Takes a change in, or keeps it. False when a snapshot is needed. */
  change(change: Change): boolean
  /**
   * Takes a snapshot and the kept changes that follow it. False when another one is needed.
   * `epoch` is the stream's present one; empty where there is no stream.
   */
  load(snapshot: Snapshot, epoch: string): boolean
}

/**
 * The rule that keeps a book equal to the server's: a snapshot, then changes without a gap. Pure: no time, no calls.
 * A change holds absolute quantities, so one that begins before the book and ends after it still leads on.
 */
export function createBookSync(): BookSync {
  const bids = createBookSide('bids')
  const asks = createBookSide('asks')
  let kept: Change[] = []
  let isKeeping = true
  let synced = false
  let at = { epoch: '', seq: -1, ts: 0 }
  /** A snapshot below this is older than what was known when it was asked for. */
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
  /** Applies what follows the book and keeps what cannot be reached; false when there is any. */
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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Level } from './book-side.ts'
import { type BookSync, type Change, createBookSync, type Snapshot } from './book-sync.ts'

const level = (price: number, quantity: number): Level => [`${price}.00`, `${quantity}.00000000`]
const snapshot = (seq: number, bids: Level[], asks: Level[], epoch = 'e1') =>
  ({ epoch, seq, ts: seq, bids, asks }) as unknown as Snapshot
const change = (seq: number, bids: Level[], asks: Level[] = [], epoch = 'e1', prevSeq = seq - 1): Change => ({
  epoch,
  seq,
  ts: seq,
  data: { prev_seq: prevSeq, bids, asks } as Change['data'],
})
const shown = (sync: BookSync) => [sync.bids.levels(), sync.asks.levels()]

/** Returns a synced book at seq 10 with one bid of 1 at 100 and one ask of 1 at 101. */
function started() {
  const sync = createBookSync()
  expect(sync.load(snapshot(10, [level(100, 1)], [level(101, 1)]), 'e1')).toBe(true)
  return sync
}

describe('changes of a book', () => {
  test('a book applies changes in their order, and one change may set several levels of both sides', () => {
    const sync = started()
    expect(sync.change(change(11, [level(100, 2)]))).toBe(true)
    expect(sync.change(change(12, [level(99, 5)], [level(101, 0), level(102, 3)]))).toBe(true)
    expect(shown(sync)).toEqual([[level(100, 2), level(99, 5)], [level(102, 3)]])
    expect(sync.at()).toEqual({ epoch: 'e1', seq: 12, ts: 12 })
  })

  test.each([
    ['doubled', [change(11, [level(100, 2)]), change(11, [level(100, 2)])], true],
    ['older than the book', [change(10, [level(100, 9)]), change(4, [level(100, 9)])], true],
    ['lost', [change(12, [level(100, 2)])], false],
    ['reordered', [change(12, [level(100, 3)]), change(11, [level(100, 2)])], false],
    ['of a new epoch', [change(11, [level(100, 2)], [], 'e2')], false],
  ])('after a book has received changes that are %s, isSynced() returns %s', (_, changes, expected) => {
    const sync = started()
    for (const one of changes) sync.change(one)
    expect(sync.isSynced()).toBe(expected)
  })

  test('a book applies a change that also covers earlier applied changes, because a change contains absolute quantities', () => {
    const sync = started()
    expect(sync.change(change(13, [level(100, 7)], [], 'e1', 8))).toBe(true)
    expect(sync.at().seq).toBe(13)
  })

  test('a book applies changes that arrived before its first snapshot once that snapshot is loaded', () => {
    const sync = createBookSync()
    expect(sync.change(change(11, [level(100, 2)]))).toBe(false)
    expect(sync.load(snapshot(10, [level(100, 1)], []), 'e1')).toBe(true)
    expect(shown(sync)[0]).toEqual([level(100, 2)])
  })
})

describe('snapshots of a book', () => {
  test('a book stays unsynced after a snapshot if changes between this snapshot and the first buffered change are missing', () => {
    const sync = createBookSync()
    sync.change(change(20, [level(100, 2)]))
    expect(sync.load(snapshot(10, [level(100, 1)], []), 'e1')).toBe(false)
    expect(sync.load(snapshot(19, [level(99, 1)], []), 'e1')).toBe(true)
    expect(shown(sync)[0]).toEqual([level(100, 2), level(99, 1)])
  })

  test('when a book loads a snapshot, it drops the buffered changes that the snapshot already contains', () => {
    const sync = createBookSync()
    for (const seq of [11, 12, 13]) sync.change(change(seq, [level(seq, 1)]))
    expect(sync.load(snapshot(12, [level(50, 1)], []), 'e1')).toBe(true)
    expect(shown(sync)[0]).toEqual([level(50, 1), level(13, 1)])
  })

  test('after a snapshot, a book applies the buffered changes in the order of their sequence numbers, even if they arrived in another order', () => {
    const sync = started()
    for (const seq of [14, 13, 12]) sync.change(change(seq, [level(seq, 1)]))
    expect(sync.load(snapshot(11, [], []), 'e1')).toBe(true)
    expect(shown(sync)[0]).toEqual([level(14, 1), level(13, 1), level(12, 1)])
  })

  test('a book rejects a snapshot that is older than the book', () => {
    const sync = started()
    sync.change(change(11, [level(100, 2)]))
    sync.doubt()
    expect(sync.load(snapshot(9, [level(100, 9)], []), 'e1')).toBe(false)
    expect(shown(sync)[0]).toEqual([level(100, 2)])
  })

  test('a book rejects a snapshot of an earlier epoch (run of the server)', () => {
    const sync = started()
    sync.doubt()
    expect(sync.load(snapshot(50, [level(1, 1)], []), 'e2')).toBe(false)
    expect(shown(sync)[0]).toEqual([level(100, 1)])
    expect(sync.load(snapshot(2, [level(2, 1)], [], 'e2'), 'e2')).toBe(true)
  })

  test('a book applies changes that arrive during a snapshot request at once, and again to the snapshot if the snapshot does not contain them', () => {
    const sync = started()
    sync.expectSnapshot()
    sync.change(change(11, [level(100, 2)]))
    sync.change(change(12, [level(100, 3)]))
    expect(shown(sync)[0]).toEqual([level(100, 3)])
    expect(sync.load(snapshot(11, [level(100, 2), level(90, 1)], []), 'e1')).toBe(true)
    expect(sync.at().seq).toBe(12)
    expect(shown(sync)[0]).toEqual([level(100, 3), level(90, 1)])
  })

  test('a book needs a newer snapshot if the buffer could not keep all changes that arrived before the first snapshot', () => {
    const sync = createBookSync()
    for (let seq = 11; seq < 11 + 2_500; seq += 1) sync.change(change(seq, [level(100, 1)]))
    expect(sync.load(snapshot(10, [], []), 'e1')).toBe(false)
    expect(sync.load(snapshot(2_400, [], []), 'e1')).toBe(true)
    expect(sync.at().seq).toBe(2_510)
  })

  test('a book needs a new snapshot when fewer than 20 known levels are left, but stays synced until that snapshot is loaded', () => {
    const bids = Array.from({ length: 50 }, (_, at) => level(200 - at, 1))
    const sync = createBookSync()
    sync.load(snapshot(1, bids, []), 'e1')
    for (let at = 0; at < 30; at += 1) expect(sync.change(change(2 + at, [level(200 - at, 0)]))).toBe(true)
    expect(sync.change(change(32, [level(170, 0)]))).toBe(false)
    expect(sync.isSynced()).toBe(true)
  })
})

type Fault = 'none' | 'lost' | 'doubled' | 'late' | 'restart' | 'snapshot' | 'old snapshot'

/** Creates the server's copy of a book, from which the test takes changes and snapshots. */
function createServer() {
  const book = new Map<number, number>()
  let epoch = 1
  let seq = 0
  const side = (isBid: boolean): Level[] =>
    [...book]
      .filter(([price]) => price < 100 === isBid)
      .sort(([a], [b]) => (isBid ? b - a : a - b))
      .map(([price, quantity]) => level(price, quantity))
  return {
    epoch: () => `e${epoch}`,
    restart() {
      epoch += 1
      seq = 0
    },
    snapshot: () => snapshot(seq, side(true), side(false), `e${epoch}`),
    move(price: number, quantity: number): Change {
      seq += 1
      if (quantity === 0) book.delete(price)
      else book.set(price, quantity)
      const levels = [level(price, quantity)]
      return change(seq, price < 100 ? levels : [], price < 100 ? [] : levels, `e${epoch}`)
    },
  }
}

test('after any pattern of faults, the book equals the server’s book again, and the two never differ while the book is synced', () => {
  const faults: Fault[] = [
    'none',
    'none',
    'none',
    'lost',
    'doubled',
    'late',
    'restart',
    'snapshot',
    'old snapshot',
  ]
  const step = fc.record({
    price: fc.integer({ min: 80, max: 119 }),
    quantity: fc.integer({ min: 0, max: 4 }),
    fault: fc.constantFrom(...faults),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 120 }), (steps) => {
      const server = createServer()
      const sync = createBookSync()
      const past: Snapshot[] = [server.snapshot()]
      let held: Change | null = null
      for (const { price, quantity, fault } of steps) {
        if (fault === 'restart') server.restart()
        const moved = server.move(price, quantity)
        past.push(server.snapshot())
        if (fault !== 'lost' && fault !== 'late') sync.change(moved)
        if (fault === 'doubled') sync.change(moved)
        if (held) sync.change(held)
        held = fault === 'late' ? moved : null
        if (fault === 'snapshot') sync.load(server.snapshot(), server.epoch())
        if (fault === 'old snapshot') sync.load(past[past.length >> 1] as Snapshot, server.epoch())
        const isCurrent = sync.at().seq === server.snapshot().seq && sync.at().epoch === server.epoch()
        if (sync.isSynced() && isCurrent) {
          expect(shown(sync)).toEqual([server.snapshot().bids, server.snapshot().asks])
        }
      }
      // A gap is detected only when the next change arrives. So one more change follows the last fault. If the book
      // detects a gap, it needs a snapshot.
      const last = server.move(90, 1)
      if (!sync.change(last) || !sync.isSynced()) {
        expect(sync.load(server.snapshot(), server.epoch())).toBe(true)
      }
      expect(shown(sync)).toEqual([server.snapshot().bids, server.snapshot().asks])
    }),
    { numRuns: 2_000 },
  )
})

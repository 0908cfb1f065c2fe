import type { Schema } from '@bourselet/openapi'
import { compare } from '@bourselet/sdk/money'
import { fits, named } from '../../contract/validate.ts'
import type { Deviation } from '../../report.ts'
import type { StreamEvent } from '../../target/stream-client.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { orderOnStream } from './record-member.ts'
import { publicRecord } from './record-public.ts'

const group = 'stream' as const
type Depth = Schema<'Depth'>
type Delta = Schema<'DepthDelta'>
type Level = [price: string, quantity: string]
type DepthEvent = StreamEvent & { data: Delta }

/** Returns each event together with the previous event of the same topic and the same epoch (run of the server). */
function neighbors(events: readonly StreamEvent[]): [before: StreamEvent, event: StreamEvent][] {
  const last = new Map<string, StreamEvent>()
  return events.flatMap((event): [StreamEvent, StreamEvent][] => {
    const key = `${event.topic} ${event.epoch}`
    const before = last.get(key)
    last.set(key, event)
    return before ? [[before, event]] : []
  })
}

/** Matches the topics in which a gap in the sequence numbers means that events are missing. */
const GAPLESS = /^(member$|trades:|candle:|index:)/

/**
 * Returns a deviation for each event whose sequence number does not follow the sequence number of the event before it.
 * In the topics of `GAPLESS`, the number must be exactly one higher. In all other topics, it may be any higher number.
 */
function sequenceDeviations(events: readonly StreamEvent[]): Deviation[] {
  return neighbors(events).flatMap(([before, event]) => {
    const isGapless = GAPLESS.test(event.topic)
    const fitting = isGapless ? event.seq === before.seq + 1 : event.seq > before.seq
    return expectThat(fitting, () => ({
      call: `event of ${event.topic}`,
      path: '$.seq',
      expected: isGapless ? String(before.seq + 1) : `above ${before.seq}`,
      received: String(event.seq),
    }))
  })
}

const rising: Check = {
  id: 'stream/sequence',
  group,
  title: 'seq counts up within a topic and epoch, by one on trades, candle and index topics',
  docs: docs.stream,
  run: async (target) => sequenceDeviations((await publicRecord(target)).events),
}

const risingOfMember: Check = {
  id: 'stream/member-sequence',
  group,
  title: 'seq of the events of the member counts up by one',
  docs: docs.stream,
  needs: ['member', 'write'],
  run: async (target) => sequenceDeviations((await orderOnStream(target)).signed.socket.events()),
}

/**
 * Returns the deltas of the recorded book. Throws NotChecked if there are fewer than two or they deviate from
 * the contract.
 */
function deltasOf(events: readonly StreamEvent[], depthTopic: string): DepthEvent[] {
  const deltas = events.filter(({ topic }) => topic === depthTopic)
  if (deltas.length < 2) throw new NotChecked('the book did not change in time')
  if (!deltas.every(({ epoch: _epoch, ...event }) => fits(named('DepthEvent'), event)))
    throw new NotChecked('events of the book deviate from the contract')
  return deltas as DepthEvent[]
}

const gaps: Check = {
  id: 'stream/book-gaps',
  group,
  title: 'Each delta of a book leads from the sequence number of the one before, without gaps',
  docs: docs.stream,
  async run(target) {
    const { events, depthTopic } = await publicRecord(target)
    return neighbors(deltasOf(events, depthTopic)).flatMap(([before, event]) => {
      const { prev_seq } = event.data as Delta
      return expectThat(prev_seq === before.seq, () => ({
        call: `event of ${event.topic}`,
        path: '$.data.prev_seq',
        expected: `${before.seq}, the seq of the event before`,
        received: String(prev_seq),
      }))
    })
  },
}

/** Returns one side of a book after all deltas up to the sequence number `to` have been applied to it. */
function applied(book: Depth, deltas: DepthEvent[], to: number, side: 'bids' | 'asks'): Map<string, string> {
  const levels = new Map(book[side] as Level[])
  for (const { seq, data } of deltas) {
    if (seq <= book.seq || seq > to) continue
    for (const [price, quantity] of data[side] as Level[])
      if (compare(quantity, '0') === 0) levels.delete(price)
      else levels.set(price, quantity)
  }
  return levels
}

/**
 * Returns a deviation if the deltas, applied to one side of the first book, do not result in the same side of the
 * second book.
 */
function sideDeviations(
  [first, second]: [Depth, Depth],
  deltas: DepthEvent[],
  side: 'bids' | 'asks',
): Deviation[] {
  const sign = side === 'bids' ? -1 : 1
  const levels = applied(first, deltas, second.seq, side)
  const ends = [first[side], second[side]]
    .filter((list) => list.length === 50)
    .map((list) => (list as Level[]).at(-1)![0])
  // A snapshot with 50 levels has the maximum length, so the book may have further levels beyond its last price. Such
  // levels are unknown and are not compared.
  const isKnown = ([price]: Level) => ends.every((end) => compare(price, end) !== sign)
  const text = (list: Level[]) =>
    list
      .filter(isKnown)
      .sort(([a], [b]) => sign * compare(a, b))
      .map((level) => level.join(' × '))
  const [wanted, given] = [text([...levels]), text([...(second[side] as Level[])])]
  const place = wanted.findIndex((level, index) => given[index] !== level)
  return expectThat(wanted.join() === given.join(), () => ({
    call: `market.depth ${second.symbol} at seq ${second.seq}`,
    path: `$.data.${side}[${place === -1 ? wanted.length : place}]`,
    expected: `${wanted[place] ?? 'no level'}, by the deltas since seq ${first.seq}`,
    received: given[place === -1 ? wanted.length : place] ?? 'no level',
  }))
}

const books: Check = {
  id: 'stream/book',
  group,
  title: 'A book with the deltas that follow it equals the book that is read later',
  docs: docs.stream,
  async run(target) {
    const { events, depthTopic, snapshots } = await publicRecord(target)
    const deltas = deltasOf(events, depthTopic)
    const [first, second] = snapshots
    const isChain = neighbors(deltas).every(
      ([before, event]) => (event.data as Delta).prev_seq === before.seq,
    )
    if (!isChain) throw new NotChecked('deltas of the book are missing')
    const isBetween = deltas.some(({ seq }) => seq === second.seq)
    const epochs = new Set([first.epoch, second.epoch, ...deltas.map(({ epoch }) => epoch)])
    if (epochs.size > 1)
      return [
        {
          call: depthTopic,
          path: '$.epoch',
          expected: `${first.epoch}, as in market.depth`,
          received: [...epochs].join(', '),
        },
      ]
    if (!isBetween || second.seq <= first.seq || deltas[0]!.data.prev_seq > first.seq)
      throw new NotChecked('no two books could be read between which the deltas lead')
    return (['bids', 'asks'] as const).flatMap((side) => sideDeviations(snapshots, deltas, side))
  },
}

export const sequenceChecks: Check[] = [rising, risingOfMember, gaps, books]

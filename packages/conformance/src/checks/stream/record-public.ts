import type { Schema } from '@bourselet/openapi'
import { spotSymbol, symbolOf } from '../../target/market-facts.ts'
import { type Frame, openSocket, type StreamClient, type StreamEvent } from '../../target/stream-client.ts'
import type { Target } from '../../target/target.ts'

/** The recorded messages of one socket on which no session token was sent. Several checks examine this record. */
export interface PublicRecord {
  /** The topics of the first subscription. */
  topics: string[]
  /** All messages of the server until the recording ended. */
  frames: Frame[]
  /** The topics that the server confirmed in its answer to the first subscription. */
  confirmed: Set<string>
  /** The events before some topics were unsubscribed. */
  events: StreamEvent[]
  depthTopic: string
  /** Two snapshots of one order book, between which the server sent deltas. */
  snapshots: [Schema<'Depth'>, Schema<'Depth'>]
  ping: { ts: number; pong: Frame | undefined }
  /**
   * The answers to the subscription of an unknown symbol (`unknown`) and of the member topic without a token
   * (`unauthorized`).
   */
  unknown: Frame[]
  unauthorized: Frame[]
  /** The topics that were unsubscribed (`ended`), and the events after that (`later`). */
  ended: string[]
  later: StreamEvent[]
}

const FIRST = 1
const UNKNOWN = 2
const MEMBER = 3
const END = 4

/** Returns the record of the public topics, which is made once in a run. */
export function publicRecord(target: Target): Promise<PublicRecord> {
  return target.once('public stream', () => recordPublic(target))
}

async function topicsOf(target: Target): Promise<{ spot: string; topics: string[]; ended: string[] }> {
  const { symbol: spot } = await spotSymbol(target)
  const contract = (await symbolOf(target, 'futures'))?.symbol
  const ended = [`ticker:spot:${spot}`, `depth:spot:${spot}`, `trades:spot:${spot}`]
  const contracts = contract
    ? [`ticker:futures:${contract}`, `candle:futures:${contract}:1m`, `mark:${contract}`]
    : []
  return { spot, ended, topics: [...ended, `candle:spot:${spot}:1m`, `index:${spot}`, ...contracts] }
}

async function recordPublic(target: Target): Promise<PublicRecord> {
  const { spot, topics, ended } = await topicsOf(target)
  const socket = await openSocket(target)
  await socket.until(({ type }) => type === 'hello')
  socket.send({ op: 'subscribe', id: FIRST, topics })
  await socket.until(({ type, id }) => type === 'subscribed' && id === FIRST)
  const depthTopic = `depth:spot:${spot}`
  const snapshots = await readBooks(target, socket, depthTopic, spot)
  await socket.when(() => topics.every((topic) => topic.startsWith('trades:') || hasEvent(socket, topic)))
  const ts = Date.now()
  socket.send({ op: 'ping', ts })
  const pong = await socket.until((frame) => frame.type === 'pong')
  const unknown = await refusedSubscription(socket, UNKNOWN, 'ticker:spot:CONFORMANCEUSDT')
  const unauthorized = await refusedSubscription(socket, MEMBER, 'member')
  const events = socket.events()
  const later = await eventsAfterEnd(socket, ended, `index:${spot}`)
  return {
    ...{ topics, frames: socket.frames, confirmed: confirmedBy(socket, FIRST), events, depthTopic },
    ...{ snapshots, ping: { ts, pong }, unknown, unauthorized, ended, later },
  }
}

const hasEvent = (socket: StreamClient, topic: string) =>
  socket.events().some((event) => event.topic === topic)

function confirmedBy({ frames }: StreamClient, id: number): Set<string> {
  const answers = frames.filter((frame) => frame.type === 'subscribed' && frame.id === id)
  return new Set(answers.flatMap(({ topics }) => (Array.isArray(topics) ? (topics as string[]) : [])))
}

const DELTAS = 5
const ATTEMPTS = 10

/**
 * Reads the book, waits for some deltas, and reads the book again. A delta may combine several changes, and a book that
 * is read between these changes fits no delta. Therefore, the second read is repeated until the book has the sequence
 * number of a received delta.
 */
async function readBooks(target: Target, socket: StreamClient, topic: string, symbol: string) {
  const read = () => target.data('market.depth', { symbol, limit: 50 })
  const deltas = () => socket.events().filter((event) => event.topic === topic)
  const first = await read()
  await socket.when(() => deltas().length >= DELTAS)
  let second = await read()
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    await socket.when(() => (deltas().at(-1)?.seq ?? 0) >= second.seq)
    if (deltas().length === 0 || deltas().some(({ seq }) => seq === second.seq)) break
    second = await read()
  }
  return [first, second] as [typeof first, typeof second]
}

/**
 * Subscribes a topic that the server must refuse, and returns all answers that have the id of this
 * subscription.
 */
async function refusedSubscription(socket: StreamClient, id: number, topic: string): Promise<Frame[]> {
  socket.send({ op: 'subscribe', id, topics: [topic] })
  const answers = () => socket.frames.filter((frame) => frame.id === id)
  await socket.when(() => answers().length > 0)
  return answers()
}

/**
 * Unsubscribes topics, waits for two events of a topic that remains subscribed, and returns the events of that
 * time.
 */
async function eventsAfterEnd(
  socket: StreamClient,
  topics: string[],
  staying: string,
): Promise<StreamEvent[]> {
  const count = () => socket.events().filter(({ topic }) => topic === staying).length
  const pongs = () => socket.frames.filter(({ type }) => type === 'pong').length
  const [before, answered] = [count(), pongs()]
  socket.send({ op: 'unsubscribe', id: END, topics })
  socket.send({ op: 'ping', ts: Date.now() })
  // The server may already have sent further events of the unsubscribed topics. The function therefore waits for the
  // answer to its ping and for the next event of the remaining topic. It records events only afterwards.
  await socket.when(() => pongs() > answered && count() > before)
  const [start, counted] = [socket.events().length, count()]
  await socket.when(() => count() > counted + 1)
  return socket.events().slice(start)
}

import { refusals } from '@bourselet/openapi/operations'
import type { Envelope } from '../target/http.ts'
import type { Frame } from '../target/stream-client.ts'
import type { Fault } from './faulty-proxy.ts'

/** A fault of a back end, and the only checks that must fail because of it. */
export interface ExpectedFault extends Fault {
  name: string
  /** Names of the checks that the test runs, as in the option `only`. */
  only: string
  /** Names of the checks that must fail. */
  fails: string[]
  /** True if the checks need a member. */
  signedIn?: boolean
}

/** Returns a fault that changes the data in successful answers of one call. */
const inData =
  (id: string, change: (data: never, request: Record<string, unknown>) => void): Fault['answer'] =>
  (call, envelope) => {
    if (call.id === id && envelope.code === 1) change(envelope.data as never, call.request)
    return envelope
  }

type Rows = { list: Record<string, unknown>[]; page: { current: number; pages: number } }

/**
 * The last row of the page that the proxy returned before the current one. Two faults repeat this row on a later page.
 */
let before: Record<string, unknown> | undefined

const calls: ExpectedFault[] = [
  {
    name: 'a field is dropped',
    only: 'calls/market',
    fails: ['calls/market.depth/shape'],
    answer: inData('market.depth', (data: { epoch?: string }) => delete data.epoch),
  },
  {
    name: 'a price is a number instead of a decimal string',
    only: 'calls/market',
    fails: ['calls/market.history/shape'],
    answer: inData('market.history', ({ list }: Rows) => {
      for (const row of list) if ('o' in row) row.o = Number(row.o)
    }),
  },
  {
    name: 'a time is a text',
    only: 'calls/notices',
    fails: ['calls/notices.list/shape'],
    answer: inData('notices.list', ({ list }: Rows) => {
      for (const row of list) row.published_at = new Date(row.published_at as number).toISOString()
    }),
  },
  {
    name: 'a call is missing',
    only: 'calls/help',
    fails: ['calls/help.categories/present'],
    answer: (call, envelope) => (call.id === 'help.categories' ? 404 : envelope),
  },
  {
    name: 'a call that needs a log-in is missing',
    only: 'calls/withdraw',
    fails: ['calls/withdraw.request/present'],
    answer: (call, envelope) => (call.id === 'withdraw.request' ? 404 : envelope),
  },
]

/**
 * Returns the envelope with the refusal number `code` if its refusal is named `error`, otherwise returns it unchanged.
 */
function renumbered(envelope: Envelope, error: string, code: number): Envelope {
  const isIt = (envelope.data as { error?: string } | null)?.error === error
  return isIt ? { ...envelope, code } : envelope
}

const refusalFaults: ExpectedFault[] = [
  {
    name: 'a refusal has the number of another one',
    only: 'refusals',
    fails: ['refusals/numbers'],
    answer: (_call, envelope) => renumbered(envelope, 'SYMBOL_UNKNOWN', 4004),
  },
  {
    name: 'a refusal is not among those of its call',
    only: 'refusals',
    fails: ['refusals/page-bounds', 'refusals/numbers'],
    answer: (call, envelope) =>
      call.id === 'help.videos' && envelope.code !== 1
        ? { ...envelope, code: refusals.SYMBOL_UNKNOWN!.code, data: { error: 'SYMBOL_UNKNOWN' } }
        : envelope,
  },
  {
    name: 'unknown fields are ignored',
    only: 'refusals',
    fails: ['refusals/unknown-field', 'refusals/every-field'],
    call: ({ request }) => void delete request.conformance,
  },
  {
    name: 'texts are in English only',
    only: 'refusals',
    fails: ['refusals/language'],
    call: ({ headers }) => {
      headers['accept-language'] = 'en'
    },
  },
  {
    name: 'amounts may be numbers',
    only: 'refusals',
    signedIn: true,
    fails: ['refusals/amounts'],
    call: ({ request }) => {
      if (typeof request.quantity === 'number') request.quantity = String(request.quantity)
    },
  },
]

/** The token of the latest log-in. */
const valid = { token: '' }

const sessions: ExpectedFault[] = [
  {
    name: 'a token that no member has is accepted',
    only: 'sessions',
    signedIn: true,
    fails: ['sessions/wrong-token'],
    answer: (call, envelope) => {
      if (call.id === 'session.login' && envelope.code === 1) Object.assign(valid, envelope.data)
      return envelope
    },
    call: ({ headers }) => {
      if (headers['api-token']?.startsWith('0123')) headers['api-token'] = valid.token
    },
  },
  {
    name: 'a page of another origin may not send a public read',
    only: 'sessions',
    fails: ['sessions/foreign-origin'],
    call: ({ headers }) => {
      if ('access-control-request-method' in headers) delete headers.origin
    },
  },
  {
    name: 'the token of an ended session is still accepted',
    only: 'sessions',
    signedIn: true,
    fails: ['sessions/ended'],
    call: ({ id, request }) => {
      if (id !== 'account.update') return
      delete request.end_session
      request.lang = 'en'
    },
  },
  {
    name: 'a call that needs a log-in is answered without a token',
    only: 'sessions',
    fails: ['sessions/no-token'],
    answer: (call, envelope) =>
      call.id === 'spot.openOrders' && !('api-token' in call.headers)
        ? {
            code: 1,
            info: 'success',
            data: { page: { limit: 20, total: 0, pages: 0, current: 1 }, list: [] },
          }
        : envelope,
  },
]

const idempotency: ExpectedFault[] = [
  {
    name: 'the idempotency key is ignored',
    only: 'idempotency',
    signedIn: true,
    fails: [
      'idempotency/convert.convert/repeat',
      'idempotency/convert.convert/conflict',
      'idempotency/convert.exchange/repeat',
      'idempotency/convert.exchange/conflict',
      'idempotency/key-format',
    ],
    call: ({ headers }) => void delete headers['idempotency-key'],
  },
  {
    name: 'the client order id is ignored',
    only: 'idempotency',
    signedIn: true,
    fails: ['idempotency/spot.place/repeat', 'idempotency/spot.place/conflict'],
    call: ({ id, request }) => {
      if (id === 'spot.place') delete request.client_order_id
    },
  },
]

const paging: ExpectedFault[] = [
  {
    name: 'a row is repeated on the next page',
    only: 'paging',
    fails: ['paging/notices.list'],
    answer: inData('notices.list', ({ list, page }: Rows) => {
      if (page.current > 1 && list.length > 0 && before) list[0] = before
      before = list.at(-1)
    }),
  },
  {
    name: 'the page after the last one is not empty',
    only: 'paging',
    fails: ['paging/help.guides'],
    answer: inData('help.guides', ({ list, page }: Rows) => {
      if (page.current > page.pages && before) list.push(before)
      else before = list.at(-1)
    }),
  },
  {
    name: 'limit is ignored',
    only: 'paging',
    fails: ['paging/help.questions'],
    call: ({ id, request }) => {
      if (id === 'help.questions') delete request.limit
    },
  },
]

/** Number of book deltas that the current socket has received. */
let deltas = 0

/** The function that sends a message on the socket whose session ended last; undefined before a session has ended. */
let onEnded: ((frame: Frame) => void) | undefined

const stream: ExpectedFault[] = [
  {
    name: 'the socket of an ended session still receives the events of the member',
    only: 'stream',
    signedIn: true,
    fails: ['stream/signed-out'],
    frame: (frame, send) => {
      if (frame.type === 'signed_out') onEnded = send
      const events = (frame.events ?? []) as { topic: string }[]
      const ofMember = events.filter(({ topic }) => topic === 'member')
      if (ofMember.length > 0) onEnded?.({ ...frame, events: ofMember })
      return frame
    },
  },
  {
    name: 'a sequence number of a book is skipped',
    only: 'stream',
    fails: ['stream/book-gaps'],
    frame: (frame) => {
      if (frame.type === 'hello') deltas = 0
      const events = frame.events as { topic: string }[] | undefined
      const kept = events?.filter(({ topic }) => !topic.startsWith('depth:') || ++deltas !== 3)
      return kept?.length === 0 ? null : { ...frame, ...(kept ? { events: kept } : {}) }
    },
  },
  {
    name: 'the numbers of trades, candles, index ticks and member events have gaps',
    only: 'stream',
    signedIn: true,
    fails: ['stream/sequence', 'stream/member-sequence'],
    frame: (frame) => {
      const events = frame.events as { topic: string; seq: number }[] | undefined
      const isGapless = (topic: string) => /^(member|trades|candle|index)/.test(topic)
      const changed = events?.map((event) =>
        isGapless(event.topic) ? { ...event, seq: event.seq * 2 } : event,
      )
      return changed ? { ...frame, events: changed } : frame
    },
  },
  {
    name: 'an unsubscribed topic still has events, and the member topic can be subscribed without a token',
    only: 'stream',
    fails: ['stream/unauthorized', 'stream/unsubscribe'],
    message: (message) => (message.op === 'unsubscribe' ? null : message),
    frame: (frame) =>
      frame.type === 'error' && frame.id === 3 ? { type: 'subscribed', id: 3, topics: ['member'] } : frame,
  },
]

const market: ExpectedFault[] = [
  {
    name: 'a book is crossed',
    only: 'market',
    fails: ['market/book-order'],
    answer: inData('market.depth', ({ bids, asks }: { bids: string[][]; asks: string[][] }, { product }) => {
      if (product === 'futures') bids[0]![0] = asks[0]![0]!
    }),
  },
  {
    name: 'a candle opens above its high',
    only: 'market',
    fails: ['market/candle-prices'],
    answer: inData('market.history', ({ list }: Rows, { interval }) => {
      const [candle] = list
      if (interval === '30m' && candle) candle.o = (Number(candle.h) * 2).toFixed(2)
    }),
  },
  {
    name: 'the turnover of a candle is impossible at its prices',
    only: 'market',
    fails: ['market/candle-turnovers'],
    answer: inData('market.history', ({ list }: Rows, { interval }) => {
      const candle = list.find((row) => row.q !== '0.00000000')
      if (interval === '4h' && candle) candle.q = '0.00000000'
    }),
  },
  {
    name: 'candles of weeks start on Sundays',
    only: 'market',
    fails: ['market/candle-times'],
    answer: inData('market.history', ({ list }: Rows, { interval }) => {
      if (interval === '1w') for (const candle of list) candle.t = (candle.t as number) - 86_400_000
    }),
  },
  {
    name: 'trades are listed oldest first',
    only: 'market',
    fails: ['market/index-ticks'],
    answer: inData('market.history', ({ list }: Rows, { type }) => {
      if (type === 'ticks') list.reverse()
    }),
  },
  {
    name: 'a grouped book is empty',
    only: 'market',
    fails: ['market/book-groups'],
    answer: inData('market.depth', (data: { bids: string[][]; asks: string[][] }, { group }) => {
      if (group !== undefined) Object.assign(data, { bids: [], asks: [] })
    }),
  },
  {
    name: 'contracts have no brackets',
    only: 'market',
    fails: ['market/brackets'],
    answer: inData('market.coins', (rows: { tiers?: unknown }[]) => {
      for (const row of rows) delete row.tiers
    }),
  },
  {
    name: 'the next funding is three days ahead',
    only: 'market',
    fails: ['market/funding'],
    answer: inData('market.coins', (rows: { next_funding_at?: number }[]) => {
      for (const row of rows) if (row.next_funding_at !== undefined) row.next_funding_at += 72 * 3_600_000
    }),
  },
]

/** All faults. A test adds each fault alone to a back end that conforms. */
export const faults: ExpectedFault[] = [
  ...[...calls, ...refusalFaults, ...sessions, ...idempotency],
  ...[...paging, ...stream, ...market],
]

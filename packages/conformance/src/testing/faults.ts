import { refusals } from '@bourselet/openapi/operations'
import type { Envelope } from '../target/http.ts'
import { type ExpectedFault, inData, type Rows } from './expected-fault.ts'
import { marketFaults } from './market-faults.ts'
import { streamFaults } from './stream-faults.ts'

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

/** All faults. A test adds each fault alone to a back end that conforms. */
export const faults: ExpectedFault[] = [
  ...[...calls, ...refusalFaults, ...sessions, ...idempotency],
  ...[...paging, ...streamFaults, ...marketFaults],
]

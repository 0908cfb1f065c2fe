import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOperator, newAttempt } from './ask-operator.ts'

const API = 'https://api.example'
let answers: (() => Response)[] = []
let sent: [string, unknown][] = []

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(String(body))])
    return answers.shift()!()
  })
  sent = []
})
afterEach(() => void vi.unstubAllGlobals())

const question = {
  origin: 'https://desk.example',
  widget: 'bourselet-trade-ticket',
  scope: 'trade',
  session: 'one',
  attempt: newAttempt(),
} as const
const fail = (error: Error) => () => {
  throw error
}
const answer =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const refuse = (error: string, more: object = {}) => answer({ error, message: 'm', ...more }, 400)
const scopes = ['view', 'trade']
const request = [`${API}/embed/frames`, question]

test('newAttempt returns an id of 32 random hexadecimal digits, different at each call', () => {
  const attempts = Array.from({ length: 50 }, newAttempt)
  for (const attempt of attempts) expect(attempt).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(attempts).size).toBe(50)
})

test('askOperator repeats the same request once if the network loses the answer', async () => {
  const cutOff = () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }))
  for (const lost of [fail(new TypeError('Failed to fetch')), cutOff]) {
    sent = []
    answers = [lost, answer({ partner: 'desk', scopes })]
    expect(await askOperator(API, question)).toEqual({ scopes })
    expect(sent).toEqual([request, request])
  }
})

test.each([
  ['the network fails twice', [fail(new TypeError('a')), fail(new TypeError('b'))], 2],
  ['nobody answers in time', [fail(new DOMException('late', 'TimeoutError'))], 1],
  ['a proxy answers', [() => new Response('<html>', { status: 502 })], 1],
  ['the API is overloaded', [refuse('TOO_MANY_REQUESTS')], 1],
])('if %s, askOperator returns the refusal TRANSPORT', async (_, given, requests) => {
  answers = given
  expect(await askOperator(API, question)).toMatchObject({ name: 'TRANSPORT' })
  expect(sent).toHaveLength(requests)
})

test('askOperator returns the name and the message of a refusal', async () => {
  answers = [refuse('EMBED_SESSION_USED')]
  expect(await askOperator(API, question)).toEqual({ name: 'EMBED_SESSION_USED', message: 'm' })
})

test.each([
  ['session', 'EMBED_SESSION_UNKNOWN'],
  ['origin', 'EMBED_ORIGIN'],
  ['constructor', 'TRANSPORT'],
  [undefined, 'TRANSPORT'],
])('if the API rejects the field %s of a request as invalid, askOperator returns %s', async (field, name) => {
  answers = [refuse('EMBED_INVALID', { field })]
  expect(await askOperator(API, question)).toMatchObject({ name })
})

test.each([[[]], [['view']], [['view', 'funds', 'account']]])(
  'askOperator refuses a frame without the scope of its tag, even if the API grants the scopes %j',
  async (granted) => {
    answers = [answer({ partner: 'desk', scopes: granted })]
    expect(await askOperator(API, question)).toMatchObject({ name: 'EMBED_SCOPE' })
  },
)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSettings } from './site-config.ts'

const SITE = 'https://exchange.example'
let answers: (() => Response)[] = []
let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: SITE, href: `${SITE}/elements/frame.html#bourselet-wallet` })
  vi.stubGlobal('fetch', async (url: URL, { redirect }: RequestInit) => {
    expect(redirect).toBe('error')
    asked.push(url.href)
    return (answers.shift() ?? networkFailure)()
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const networkFailure = (): Response => {
  throw new TypeError('Failed to fetch')
}
const answer =
  (body: string, type: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } })
const json = (value: unknown) => answer(JSON.stringify(value), 'application/json')
const none = { settings: { site: SITE, apiBase: SITE }, embedSessions: false }

test('a frame reads the API address and `embedSessions` from config.json, one folder above frame.html', async () => {
  answers = [json({ apiBase: 'https://api.example/', streamUrl: '', locale: 'ja', embedSessions: true })]
  expect(await loadSettings()).toEqual({
    settings: { site: SITE, apiBase: 'https://api.example', streamUrl: '', locale: 'ja' },
    embedSessions: true,
  })
  expect(asked).toEqual([`${SITE}/config.json`])
})

test.each([
  ['404', answer('{"embedSessions":true}', 'application/json', 404)],
  ['the first page of the site', answer('<!doctype html><p>', 'text/html; charset=utf-8')],
  ['a config without `apiBase` and `embedSessions`', json({ name: 'Exchange' })],
  ['a config with `embedSessions: false`', json({ embedSessions: false })],
])(
  'a frame requires no embed sessions if the answer to the request for config.json is %s',
  async (_, given) => {
    answers = [given]
    expect(await loadSettings()).toEqual(none)
  },
)

test.each([
  ['the network fails', networkFailure],
  ['the answer is 500', answer('{}', 'application/json', 500)],
  ['the answer is 403', answer('<!doctype html>', 'text/html', 403)],
  ['the file is cut off', answer('{"embedSessions":tr', 'application/json')],
  ['the file is cut off and has another type', answer('\n {"embedSessions":tr', 'text/plain')],
  ['the file is empty', answer('', 'text/plain')],
  ['the file is a text', answer('Under maintenance', 'text/plain')],
  ['the file is a list', json([])],
  ['the file is null', json(null)],
])('loadSettings does not resolve while %s, and repeats its request after 3 s', async (_, failure) => {
  answers = [failure, failure, json({ embedSessions: true })]
  let settings: unknown
  void loadSettings().then((loaded) => {
    settings = loaded
  })
  await vi.advanceTimersByTimeAsync(2_999)
  expect([settings, asked.length]).toEqual([undefined, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([settings, asked.length]).toEqual([undefined, 2])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(settings).toMatchObject({ embedSessions: true })
})

test.each(['true', 1, {}, null])(
  'a frame requires embed sessions if `embedSessions` in config.json is %j',
  async (embedSessions) => {
    answers = [json({ embedSessions })]
    expect(await loadSettings()).toMatchObject({ embedSessions: true })
  },
)

test('a frame reads a config.json that a web server sends as plain text', async () => {
  answers = [answer('{"embedSessions":true}', 'text/plain')]
  expect(await loadSettings()).toMatchObject({ embedSessions: true })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSiteConfig, readSiteConfig, type SiteConfig } from './site-config.ts'

const fallback: SiteConfig = { apiBase: 'https://a.example', name: 'Bourselet', theme: 'dark', tokens: {} }

test('keeps the valid fields of a configuration and uses defaults for all other fields', () => {
  expect(
    readSiteConfig(
      {
        apiBase: 'https://api.example/x/',
        streamUrl: '',
        name: 'Acme',
        logo: '/l.svg',
        theme: 'light',
        locale: 'ja',
        tokens: { '--bl-accent': 'red' },
      },
      fallback,
    ),
  ).toEqual({
    apiBase: 'https://api.example/x',
    streamUrl: '',
    name: 'Acme',
    logo: '/l.svg',
    theme: 'light',
    locale: 'ja',
    tokens: { '--bl-accent': 'red' },
  })
})

test.each([null, 7, 'x', [], { apiBase: 7, theme: 'pink', tokens: { color: 'red', '--bl-x': 3 }, name: '' }])(
  'uses the defaults if the configuration file contains %j',
  (raw) => expect(readSiteConfig(raw, fallback)).toEqual(fallback),
)

test('writes one console warning for each unknown field or style token and for each invalid value', () => {
  const raw = {
    apiBase: 'https://api.example',
    streamUrl: '',
    embedSessions: true,
    apibase: 'https://b.example',
    theme: 'drak',
    name: '',
    tokens: { '--bl-accent': 'red', accent: 'red', '--bl-radius': 4 },
  }
  readSiteConfig(raw, fallback)
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
    'bourselet: config.json: apibase is unknown',
    'bourselet: config.json: theme cannot be "drak"',
    'bourselet: config.json: name cannot be ""',
    'bourselet: config.json: tokens.accent is unknown',
    'bourselet: config.json: tokens.--bl-radius cannot be 4',
  ])
})

const answer =
  (body: string, type: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } })
const networkFailure = (): Response => {
  throw new TypeError('Failed to fetch')
}
let answers: (() => Response)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: fallback.apiBase })
  vi.stubGlobal('fetch', async () => (answers.shift() ?? networkFailure)())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['404', answer('{"name":"Acme"}', 'application/json', 404)],
  ['the first page of the site', answer('<!doctype html>', 'text/html')],
  ['malformed JSON', answer('{"name":"Acme",}', 'application/json')],
])('the site uses the defaults if the answer to the request for config.json is %s', async (_, given) => {
  answers = [given]
  expect(await loadSiteConfig()).toEqual(fallback)
})

test('the site requests config.json again until the server answers, and uses no defaults meanwhile', async () => {
  answers = [
    networkFailure,
    answer('<!doctype html>', 'text/html', 503),
    answer('{"name":"Acme"}', 'application/json'),
  ]
  const config = loadSiteConfig()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(answers).toEqual([])
  expect(await config).toEqual({ ...fallback, name: 'Acme' })
})

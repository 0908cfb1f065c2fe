import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import './autoload.ts'
import { defineTag } from './element.tsx'
import { setting } from './page.ts'
import type { PageSettings } from './page-settings.ts'
import { configure } from './settings.ts'
import { tags } from './tags.ts'

// No server listens at this address, so requests fail. Each tag must still render its layout instead of staying
// empty.
configure({ apiBase: 'http://localhost:1', streamUrl: '', locale: 'en' })

afterEach(() => document.body.replaceChildren())

test.each([
  ['bourselet-tiker', 'bourselet: there is no tag <bourselet-tiker>. Did you mean <bourselet-ticker>?'],
  [
    'bourselet-orderbook',
    'bourselet: there is no tag <bourselet-orderbook>. Did you mean <bourselet-order-book>?',
  ],
  ['bourselet-configuration', 'bourselet: there is no tag <bourselet-configuration>.'],
  ['bourselet-constructor', 'bourselet: there is no tag <bourselet-constructor>.'],
])(
  'a tag with the unknown name %s causes one warning, which suggests a known name only if one is similar',
  async (name, sentence) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    document.body.append(document.createElement(name), document.createElement(name))
    await expect.poll(() => warned.mock.calls).toEqual([[sentence]])
    warned.mockRestore()
  },
)

test('the loader warns about an unknown tag, but not about a tag that the page has defined itself', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  customElements.define('bourselet-own', class extends HTMLElement {})
  document.body.append(document.createElement('bourselet-own'), document.createElement('bourselet-tikker'))
  await expect.poll(() => warned.mock.calls.length).toBe(1)
  expect(warned.mock.calls[0]?.[0]).toContain('tikker')
  warned.mockRestore()
})

test('a tag warns about unknown attributes, but not about attributes of HTML and frameworks', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ticker = document.createElement('bourselet-ticker')
  const ofOthers = ['v-cloak', '_ngcontent-a1', 'nonce', 'tabindex', 'contenteditable', 'onclick', 'itemprop']
  for (const name of ['simbol', 'pair', 'id', 'data-symbol', ...ofOthers])
    ticker.setAttribute(name, 'BTCUSDT')
  document.body.append(ticker)
  // A slow machine needs longer to load the first tag than an assertion waits.
  await customElements.whenDefined('bourselet-ticker')
  await expect
    .poll(() => warned.mock.calls)
    .toEqual([
      ['bourselet: <bourselet-ticker> has no attribute simbol. Did you mean symbol?'],
      ['bourselet: <bourselet-ticker> has no attribute pair. Its attributes: symbol, product, compact.'],
    ])
  warned.mockRestore()
})

test('for an invalid attribute value, a tag uses its default and warns with the valid values', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  const list = document.createElement('bourselet-coin-list')
  list.setAttribute('view', 'table')
  document.body.append(list)
  await expect.poll(() => list.shadowRoot?.querySelector('[data-view="markets"]') ?? null).not.toBeNull()
  Object.assign(list, { product: 'margin', view: null })
  const takes = (values: string) => `The attribute takes one of ${values}.`
  await expect
    .poll(() => warned.mock.calls.flat().sort())
    .toEqual([
      `bourselet: <bourselet-coin-list> ignores product="margin". ${takes('spot, futures')}`,
      `bourselet: <bourselet-coin-list> ignores view="table". ${takes('markets, movers, plain, picker')}`,
    ])
  list.setAttribute('view', 'plain')
  await expect.poll(() => list.shadowRoot?.querySelector('[data-view="plain"]') ?? null).not.toBeNull()
})

test('a page section sets the theme of its tags by an attribute, a style token or its color scheme; `configure` overrides this theme', async () => {
  const section = document.createElement('section')
  const ticker = document.createElement('bourselet-ticker')
  ticker.setAttribute('symbol', 'BTCUSDT')
  section.append(ticker)
  document.body.append(section)
  await expect.poll(() => ticker.shadowRoot?.querySelector('.bl-root') ?? null).not.toBeNull()
  const scheme = () => getComputedStyle(ticker.shadowRoot!.querySelector('.bl-root')!).colorScheme
  expect(scheme()).toBe('normal')
  section.style.colorScheme = 'dark'
  expect(scheme()).toBe('dark')
  section.style.setProperty('--bl-scheme', 'light')
  expect(scheme()).toBe('light')
  section.removeAttribute('style')
  section.dataset.blTheme = 'dark'
  expect(scheme()).toBe('dark')
  onTestFinished(() => configure({ theme: undefined }))
  configure({ theme: 'light' })
  await expect.poll(scheme).toBe('light')
})

test('if a tag’s symbol changes and its price is removed in the same task, the widget never renders the new symbol with the old price', async () => {
  type Props = { symbol?: string; price?: string }
  const rendered: Props[] = []
  defineTag<Props>({
    name: 'bourselet-priced',
    widget(props) {
      rendered.push({ ...props })
      return null
    },
    props: { symbol: 'string', price: 'string' },
  })
  const element = document.createElement('bourselet-priced')
  element.setAttribute('symbol', 'BTCUSDT')
  element.setAttribute('price', '60000')
  document.body.append(element)
  await expect.poll(() => rendered.at(-1)).toEqual({ symbol: 'BTCUSDT', price: '60000' })
  element.setAttribute('symbol', 'ETHUSDT')
  element.removeAttribute('price')
  await expect.poll(() => rendered.at(-1)).toEqual({ symbol: 'ETHUSDT' })
  expect(rendered).not.toContainEqual({ symbol: 'ETHUSDT', price: '60000' })
})

test('the configured language pt-BR sets the locale of the tags to pt; the unsupported language it-IT sets no locale', () => {
  onTestFinished(() => configure({ locale: 'en' }))
  configure({ locale: 'pt-BR' })
  expect(setting().locale).toBe('pt')
  configure({ locale: 'it-IT' })
  expect(setting().locale).toBeUndefined()
})

test.each(Object.keys(tags))(
  '%s is loaded when a page contains the tag, and renders inside its own shadow root',
  async (name) => {
    const element = document.createElement(name)
    element.setAttribute('symbol', 'BTCUSDT')
    document.body.append(element)
    await customElements.whenDefined(name)
    await expect
      .poll(() => element.shadowRoot?.querySelector('.bl-root')?.clientHeight ?? 0)
      .toBeGreaterThan(0)
    expect(element.shadowRoot!.querySelector('style')).toBeNull()
  },
)

test('the log-in accepts a phone number after a switch from e-mail to phone', async () => {
  const login = document.createElement('bourselet-login')
  document.body.append(login)
  await page.getByRole('tab', { name: 'Phone' }).click()
  const field = () => login.shadowRoot?.querySelector<HTMLInputElement>('input[type=tel]')
  await expect.poll(() => field() ?? null).not.toBeNull()
  await userEvent.type(field()!, '2025550123')
  expect(field()!.value.replaceAll(/\D/g, '')).toBe('2025550123')
})

test('a widget has the density of bourselet-config, or its default density if bourselet-config sets no density', async () => {
  const config = document.createElement('bourselet-config')
  config.setAttribute('density', 'comfortable')
  const ticker = document.createElement('bourselet-ticker')
  ticker.setAttribute('symbol', 'BTCUSDT')
  document.body.append(config, ticker)
  await customElements.whenDefined('bourselet-ticker')
  const density = () => ticker.shadowRoot?.querySelector<HTMLElement>('.bl-root')?.dataset.blDensity
  await expect.poll(density).toBe('comfortable')
  config.removeAttribute('density')
  await expect.poll(density).toBe('compact')
})

test('the setting `client` applies to the requests of tags, and a changed setting creates a new client', async () => {
  const asked: string[] = []
  const watching = (name: string) => ({
    fetch: (url: string, init: RequestInit) => {
      asked.push(`${name} ${new URL(url).pathname}`)
      return fetch(url, init)
    },
  })
  const center = document.createElement('bourselet-help-center')
  configure({ client: watching('first') })
  onTestFinished(() => configure({ client: undefined }))
  document.body.append(center)
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^first .*getCateHelpList$/))
  configure({ client: watching('second') })
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^second .*getCateHelpList$/))
})

/**
 * Records the requests of the tags. Returns a function that sends a request and returns its address and its language.
 */
function watchCalls(settings: PageSettings) {
  const asked: { url: URL; language: string | null }[] = []
  const watched = (url: string, init: RequestInit) => {
    asked.push({ url: new URL(url), language: new Headers(init.headers).get('Accept-Language') })
    return fetch(url, init)
  }
  configure({ ...settings, client: { fetch: watched } })
  onTestFinished(() =>
    configure({ apiBase: 'http://localhost:1', site: '', client: undefined, locale: 'en', theme: undefined }),
  )
  return async () => {
    const { length } = asked
    void setting()
      .client.market.coins()
      .catch(() => {})
    await expect.poll(() => asked.length).toBeGreaterThan(length)
    return asked[length]!
  }
}

test('after the page sets a theme, requests still have the language that the member has chosen', async () => {
  localStorage.setItem('bourselet.preferences', JSON.stringify({ locale: 'ja' }))
  onTestFinished(() => localStorage.removeItem('bourselet.preferences'))
  const call = watchCalls({ locale: undefined })
  const ticker = document.createElement('bourselet-ticker')
  ticker.setAttribute('symbol', 'BTCUSDT')
  document.body.append(ticker)
  await expect.poll(async () => (await call()).language).toBe('ja')
  configure({ theme: 'dark' })
  expect((await call()).language).toBe('ja')
})

test('if the API base is empty, the tags send their requests to the site of the operator', async () => {
  const call = watchCalls({ site: 'http://localhost:1', apiBase: '' })
  expect((await call()).url.origin).toBe('http://localhost:1')
})

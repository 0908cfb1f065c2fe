import { afterEach, beforeEach, expect, test } from 'vitest'
import './autoload.ts'
import { hasMemberClient, setting } from './page.ts'
import { configure } from './settings.ts'

beforeEach(() => configure({ apiBase: 'http://localhost:1', streamUrl: '', locale: 'en', site: '' }))
afterEach(() => document.body.replaceChildren())

const isWhole = () => 'token' in setting().client

async function show(name: string): Promise<HTMLElement> {
  const element = document.createElement(name)
  element.setAttribute('symbol', 'BTCUSDT')
  document.body.append(element)
  await expect.poll(() => element.shadowRoot?.querySelector('.bl-root, iframe')).toBeTruthy()
  return element
}

// The tests must run in this order. Once a test has loaded the code of the member client, this code stays loaded. The
// first test requires that it is not loaded yet.
test('a page of another origin uses the market data client even if it contains a member tag, because the tag is shown as a frame', async () => {
  configure({ site: 'http://localhost:1' })
  await show('bourselet-ticker')
  const frame = await show('bourselet-login')
  expect(frame.shadowRoot!.querySelector('iframe')).not.toBeNull()
  expect(isWhole()).toBe(false)
  expect(hasMemberClient()).toBe(false)
})

test('a page of the operator that contains only market tags uses the market data client', async () => {
  await show('bourselet-ticker')
  expect(isWhole()).toBe(false)
  expect(hasMemberClient()).toBe(false)
})

test('on a page of the operator, the first member tag replaces the market data client of all tags with the member client', async () => {
  const ticker = await show('bourselet-ticker')
  const { run, client } = setting()
  await show('bourselet-help-center')
  // A member tag is a custom element that shows more than public market data. It renders only with the member client.
  // So at this point the member client has replaced the market data client.
  expect(isWhole()).toBe(true)
  expect(setting().run).toBe(run + 1)
  await expect(client.market.coins()).rejects.toMatchObject({ name: 'CLOSED' })
  await expect.poll(() => ticker.shadowRoot!.querySelectorAll('.bl-ticker').length).toBe(1)
})

test('after `configure` sets a site of another origin, the page uses the market data client again', async () => {
  await show('bourselet-ticker')
  expect(isWhole()).toBe(true)
  configure({ site: 'http://localhost:1' })
  expect(isWhole()).toBe(false)
})

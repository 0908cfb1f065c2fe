import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { Ticker, type TickerProps } from './ticker.tsx'

async function show(props: Partial<TickerProps> = {}, width = 1000) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await renderKit(<Ticker symbol="BTCUSDT" {...props} />, { client: exchange.sdk, locale: 'en', width })
  return exchange
}

const price = () => document.querySelector<HTMLElement>('.bl-ticker .bl-price')
const change = () => document.querySelector<HTMLElement>('.bl-ticker .bl-change')
const priceIs = (text: string) => expect.poll(() => price()?.textContent).toBe(text)
const live = (exchange: Awaited<ReturnType<typeof show>>) =>
  expect.poll(async () => (await exchange.inspect()).topics).toEqual(['ticker:spot:BTCUSDT'])

test('shows the 24-hour statistics in short form, and the full value on hover', async () => {
  await show()
  await priceIs('60,123.45')
  const stats = () =>
    [...document.querySelectorAll('.bl-ticker-stats > div')].map((stat) => [
      stat.querySelector('.bl-ticker-stats__long')?.textContent,
      stat.querySelector('dd')?.textContent?.replace(/\s/, ' '),
      stat.querySelector('dd')?.title,
    ])
  await expect.poll(stats).toEqual([
    ['24h high', '60,484.19', ''],
    ['24h low', '58,620.36', ''],
    ['24h volume (BTC)', '8,812.34', '8,812.34 BTC'],
    ['24h turnover (USDT)', '526.41 M', '526,410,000 USDT'],
  ])
})

test('shows the direction of the price by an arrow and a sign, not only by a color', async () => {
  const exchange = await show()
  await priceIs('60,123.45')
  await live(exchange)
  expect(change()?.querySelector('.bl-arrow')?.getAttribute('data-trend')).toBe('up')
  expect(change()?.textContent).toBe('1,412.90+2.35%')
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '58000.00', change_pct: '-1.21' })
  await priceIs('58,000.00')
  expect(change()?.querySelector('.bl-arrow')?.getAttribute('data-trend')).toBe('down')
  expect(change()?.textContent).toBe('710.55−1.21%')
})

test('the price flashes briefly when it rises or falls, at most once a second', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await priceIs('60,123.45')
  await live(exchange)
  const flashes: (string | null)[] = []
  const observer = new MutationObserver(() => flashes.push(price()?.dataset.flash ?? null))
  observer.observe(price()!, { attributeFilter: ['data-flash'] })
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60200.00' })
  await expect.poll(() => price()?.dataset.flash).toBe('up')
  expect(price()?.dataset.direction).toBe('up')
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60199.00' })
  await priceIs('60,199.00')
  await expect.poll(() => price()?.dataset.flash).toBeUndefined()
  expect(flashes).toEqual(['up', null])
  // A price flashes at most once a second. So the test lowers the price repeatedly until the flash for a falling price
  // appears.
  let last = 60_199
  const changed = async () => {
    last -= 1
    await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: `${last}.00` })
    return flashes
  }
  await expect.poll(changed).toContain('down')
  observer.disconnect()
})

test('the compact layout shows coin, price and signed change on one line', async () => {
  await show({ compact: true })
  await priceIs('60,123.45')
  expect(document.querySelector('.bl-ticker__line')?.textContent).toBe('BTC60,123.45+2.35%')
})

test('for an unknown symbol, the ticker shows an error, also in the compact layout', async () => {
  await show({ symbol: 'NOPEUSDT', compact: true })
  await expect.element(page.getByText('NOPEUSDT is not traded here')).toBeVisible()
  await show({ symbol: 'NOPEUSDT' })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('while loading, shows gray placeholders of the same height as the loaded values', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'hold', call: 'queryCoinMenu' })
  await renderKit(<Ticker symbol="BTCUSDT" />, { client: exchange.sdk, locale: 'en', width: 1000 })
  await expect.poll(() => document.querySelectorAll('.bl-ticker .bl-skeleton').length).toBeGreaterThan(4)
  const height = document.querySelector<HTMLElement>('.bl-ticker')!.offsetHeight
  await live(exchange)
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60001.00' })
  await priceIs('60,001.00')
  expect(document.querySelector<HTMLElement>('.bl-ticker')!.offsetHeight).toBe(height)
})

test('if the price fails to load, loads it on a retry', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'fail', call: 'queryCoinMenu', code: 4003, error: 'FORBIDDEN' })
  await renderKit(<Ticker symbol="BTCUSDT" />, { client: exchange.sdk, locale: 'en', width: 1000 })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await exchange.step({ do: 'restore', call: 'queryCoinMenu' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await priceIs('60,123.45')
})

test('in a narrow container, the values with short labels do not overlap the price', async () => {
  await show({}, 400)
  await priceIs('60,123.45')
  const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
  expect(getComputedStyle(document.querySelector('.bl-ticker-stats__long')!).display).toBe('none')
  expect(box('.bl-ticker-quote').right).toBeLessThanOrEqual(box('.bl-ticker-stats').left)
  expect(box('.bl-ticker-stats').right).toBeLessThanOrEqual(box('.bl-ticker').right)
})

import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { FundingBody } from '../funding-rates/funding-body.tsx'
import { FundingSkeleton } from '../funding-rates/funding-skeleton.tsx'
import { RulesBody } from '../trading-rules/rules-body.tsx'
import { RulesSkeleton } from '../trading-rules/rules-skeleton.tsx'
import { ChartPanel } from './chart-panel.tsx'

async function show(product: 'spot' | 'futures') {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  localStorage.removeItem('bourselet.preferences')
  await renderKit(
    <div style={{ height: 600 }}>
      <ChartPanel symbol="BTCUSDT" product={product} />
    </div>,
    { client: exchange.sdk, locale: 'en', width: 900 },
  )
  return exchange
}

const tab = (name: string) => page.getByRole('tab', { name })
const topics = async (exchange: Awaited<ReturnType<typeof show>>) => (await exchange.inspect()).topics

test('a spot pair shows its trading rules, but no funding tab and no margin brackets', {
  tags: 'deep',
}, async () => {
  await show('spot')
  await tab('Info').click()
  await expect.element(page.getByText('Trading rules of BTC/USDT')).toBeVisible()
  await expect.element(page.getByText('0.01 USDT')).toBeVisible()
  expect(tab('Funding').elements()).toHaveLength(0)
  expect(page.getByText('Margin tiers').elements()).toHaveLength(0)
})

test('a contract shows its margin brackets, and offers candles of the index price', {
  tags: 'deep',
}, async () => {
  const exchange = await show('futures')
  await expect.poll(() => topics(exchange)).toContain('candle:futures:BTCUSDT:15m')
  await page.getByRole('combobox', { name: 'Price shown' }).click()
  await page.getByRole('option', { name: 'Index price' }).click()
  await expect.poll(() => topics(exchange)).toContain('candle:index:BTCUSDT:15m')
  await tab('Info').click()
  const tiers = page.getByRole('table', { name: 'Margin tiers' })
  await expect.element(tiers.getByRole('row').nth(3)).toHaveTextContent('1,000,00050×1.00%1,300')
})

test('the funding tab shows the past rates with the side that paid them, their average, and the current rate', async () => {
  await show('futures')
  await tab('Funding').click()
  const table = page.getByRole('table', { name: 'Funding rates of BTCUSDT' })
  await expect.poll(() => table.getByRole('row').elements().length).toBe(91)
  for (const row of table.getByRole('row').elements().slice(1)) {
    const [, rate = '', payer] = [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')
    expect(payer).toBe(rate.startsWith('+') ? 'Longs' : 'Shorts')
  }
  await expect.element(page.getByText('+0.0100%', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Average of 90 periods')).toBeVisible()
  expect(document.querySelectorAll('.bl-funding__bars > rect')).toHaveLength(60)
})

/** Expects the given part of a placeholder to be as high as the same part of the content. */
function sameHeight(host: HTMLElement, part: string) {
  const [placeholder, content] = [...host.querySelectorAll(`.bl-${part}`)].map(
    (element) => element.getBoundingClientRect().height,
  )
  expect([part, placeholder]).toEqual([part, content])
}

test('in the funding tab, the loaded figures and bars are as high as their placeholders', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const { host } = await renderKit(
    <>
      <FundingSkeleton />
      <FundingBody symbol="BTCUSDT" />
    </>,
    { client: exchange.sdk, locale: 'en', width: 900, density: 'compact' },
  )
  await expect.element(page.getByText('Average of 90 periods')).toBeVisible()
  for (const part of ['funding__now', 'funding__bars']) sameHeight(host, part)
})

test.each(['spot', 'futures'] as const)(
  'the placeholder of the trading rules (%s) has as many rows and the same heights as the loaded rules',
  async (product) => {
    const exchange = openExchange()
    onTestFinished(exchange.close)
    const { host } = await renderKit(
      <>
        <RulesSkeleton product={product} />
        <RulesBody symbol="BTCUSDT" product={product} />
      </>,
      { client: exchange.sdk, locale: 'en', width: 900, density: 'compact' },
    )
    await expect.element(page.getByText('Min. order size')).toBeVisible()
    const [placeholder, content] = [...host.querySelectorAll('.bl-rules__list')].map(
      (list) => list.children.length,
    )
    expect(placeholder).toBe(content)
    for (const part of ['rules__title', 'rules__list']) sameHeight(host, part)
  },
)

import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { candleOf } from '../../../testing/spot-market.ts'
import { PriceChart } from './price-chart.tsx'
import { show } from './test-chart.tsx'

test('orders outside the visible price range are listed at the upper or lower edge of the chart, the nearest first', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const lines = [
    { id: 'S1', price: '9000000.00', side: 'sell', label: 'Far' },
    { id: 'S2', price: '800000.00', side: 'sell', label: 'Near' },
    { id: 'S3', price: '8500000.00', side: 'sell', label: 'Middle' },
    { id: 'S4', price: '1.00', side: 'buy', label: 'Low' },
  ] as const
  await renderKit(
    <div style={{ height: 400 }}>
      <PriceChart symbol="BTCUSDT" lines={lines} />
    </div>,
    { client: exchange.sdk, locale: 'en', width: 800 },
  )
  const above = page.getByRole('list', { name: 'Above the visible prices' })
  await expect.element(above).toBeVisible()
  const names = (list: typeof above) => [...list.element().children].map(({ textContent }) => textContent)
  await expect
    .poll(() => names(above))
    .toEqual([' Near 800,000.00', ' Middle 8,500,000.00', '+1'].map((name) => name.trim()))
  const below = page.getByRole('list', { name: 'Below the visible prices' })
  expect(names(below)).toEqual(['Low 1.00'])
  // Without a background, the bars of the volume behind a mark make its text unreadable.
  const mark = below.element().firstElementChild!
  expect(getComputedStyle(mark).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')

  // The stream sends a candle with a high price. The price scale then includes this price, so the line "Near" becomes
  // visible.
  const candle = candleOf(['60000.00', '820000.00', '60000.00', '70000.00'])
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })
  await expect.poll(() => names(above)).toEqual(['Middle 8,500,000.00', 'Far 9,000,000.00'])
})

test('line labels never cover edge marks, which stand for lines outside the visible prices', {
  tags: 'deep',
}, async () => {
  // The lines are 800 USDT apart. The lines with the lowest and the highest prices are outside the visible range.
  const lines = Array.from({ length: 50 }, (_, at) => ({
    ...({ id: `L${at}`, price: `${40_000 + at * 800}.00`, side: 'buy', tone: 'warn' } as const),
    ...{ label: `Line ${at}`, isFixed: true },
  }))
  const { exchange, root } = await show({ lines })
  const candle = candleOf(['60000.00', '70000.00', '50000.00', '60000.00'])
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })
  const boxes = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)]
      .filter(({ style }) => style.visibility !== 'hidden')
      .map((element) => element.getBoundingClientRect())
  const overlaps = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const state = () => {
    const labels = boxes('.bl-price-chart__pill')
    const marks = ['above', 'below'].map((edge) => boxes(`[data-edge="${edge}"] > li`))
    return {
      // For each edge of the chart, true if a line label is at the same height as one of its edge marks. Such a label
      // must be beside the mark, because otherwise it would cover the mark.
      inRowsOfMarks: marks.map((of) =>
        labels.some((label) => of.some(({ top, bottom }) => label.top < bottom && top < label.bottom)),
      ),
      covered: marks.flat().filter((mark) => labels.some((label) => overlaps(label, mark))).length,
    }
  }
  await expect.poll(state).toEqual({ inRowsOfMarks: [true, true], covered: 0 })
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { candleOf } from '../../../testing/spot-market.ts'
import { show } from './test-chart.tsx'

test('labels of orders near the last price lie above and below the label of the last price', {
  tags: 'deep',
}, async () => {
  const drawn = new Map<string, number>()
  const { fillText } = CanvasRenderingContext2D.prototype
  const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...parts: Parameters<typeof fillText>
  ) {
    drawn.set(parts[0], parts[2])
    fillText.apply(this, parts)
  })
  onTestFinished(() => spy.mockRestore())
  const lines = [
    { id: 'S1', price: '60200.02', side: 'sell', label: 'Sell 0.1' },
    { id: 'S2', price: '60200.01', side: 'sell', label: 'Sell 0.2' },
    { id: 'S3', price: '60199.99', side: 'buy', label: 'Buy 0.1' },
  ] as const
  const { exchange } = await show({ lines })
  const candle = candleOf(['60100.00', '60300.00', '60000.00', '60200.00'])
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })
  const isApart = () => {
    const [high, above, last, below] = ['60,200.02', '60,200.01', '60,200.00', '60,199.99'].map(
      (text) => drawn.get(text) ?? Number.NaN,
    ) as [number, number, number, number]
    // Labels are 20 px high. The label of the last price extends farther below its price, because it also shows the
    // time until the candle closes. So the next label below needs a larger distance than the next label above. Both
    // limits are 1 px smaller than the exact distances, because the position of the label of the last price is rounded
    // to whole pixels.
    return [Math.round(above - high) === 20, last - above >= 19, below - last >= 31]
  }
  await expect.poll(isApart).toEqual([true, true, true])
})

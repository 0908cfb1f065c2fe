import { expect, onTestFinished, test } from 'vitest'
import { openExchange } from './open-exchange.ts'
import { candleOf } from './spot-market.ts'

test('the test exchange throws for events and refusals that break the API contract', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.stream.subscribe('candle:spot:BTCUSDT:1m', () => {})
  const emit = (v: string) => {
    const candle = { ...candleOf(['1.00', '1.00', '1.00', '1.00']), v }
    return exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '1m', candle })
  }
  await emit('1.00000000')
  await expect(emit('1')).rejects.toThrow('event breaks the contract')
  const refuse = (code: number) => exchange.step({ do: 'fail', call: 'setOrder', code, error: 'PRICE_TICK' })
  await refuse(5302)
  await expect(refuse(5303)).rejects.toThrow('refusal breaks the contract')
})

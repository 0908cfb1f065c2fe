import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { account } from '../../../testing/open-ticket.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'
import { SpotAssets } from './spot-assets.tsx'

test('values only the available amount, not the frozen amount, at the live price', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const answer = account()
  const base = { ...answer.base, available: '0.20000000', frozen: '0.30000000', total: '0.50000000' }
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60000.00' })
  await exchange.step({
    do: 'answer',
    call: 'getAccountInfo',
    data: { ...answer, base: { ...base, value_usdt: '30000.00000000' } },
  })
  exchange.sdk.token.set('t'.repeat(32))
  const { page: shared } = await renderKit(<SpotAssets symbol="BTCUSDT" />, {
    client: exchange.sdk,
    locale: 'en',
  })
  shared.preferences.setState({ hideAmounts: false })
  await expect.element(page.getByText(/0\.20*.*12,000/)).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('ticker:spot:BTCUSDT')
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '61000.00' })
  await expect.element(page.getByText(/0\.20*.*12,200/)).toBeVisible()
})

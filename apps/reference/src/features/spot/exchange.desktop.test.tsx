import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../../testing/render-site.tsx'

const none = '0.00000000'
const wallet = {
  ...{ total_usdt: '12000.00000000', total_btc: '0.20000000' },
  by_account: { spot: '12000.00000000', futures: none, finance: none, loans: none },
  list: [
    {
      ...{ coin: 'BTC', name: 'Bitcoin', account: 'spot', icon: '/icons/btc.svg' },
      ...{ available: '0.20000000', frozen: none, total: '0.20000000' },
      ...{ price_usdt: '60000.00', value_usdt: '12000.00000000' },
      ...{ deposit_enabled: false, withdraw_enabled: false, chains: [] },
    },
  ],
}

test('the sell button of a holding fills side and quantity into the ticket and keeps the price that the member has entered', async () => {
  await renderSite('/exchange?symbol=BTCUSDT', {
    signedIn: true,
    answers: {
      queryCoinAccount: wallet,
      orderList: { page: { limit: 100, total: 0, pages: 1, current: 1 }, list: [] },
    },
  })
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  await expect.element(price, longWait).toBeVisible()
  await price.fill('65000')
  await page.getByRole('tab', { name: 'Holdings' }).click()
  const sell = page.getByRole('button', { name: 'Sell BTC', exact: true })
  await sell.click()
  const side = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect.element(side('Sell')).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('0.20000')
  await expect.element(price).toHaveValue('65,000.00')
  await side('Buy').click()
  await sell.click()
  await expect.element(side('Sell')).toBeChecked()
})

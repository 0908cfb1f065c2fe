import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fundWallet } from '../../../testing/fund-wallet.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { sampleDeposit } from '../../../testing/sample-deposit.ts'
import { pageOf } from '../../../testing/show-orders.tsx'
import { titled } from '../../../testing/titled.ts'
import { DepositRecords } from './deposit-records.tsx'

async function show(width: number) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const deposit = { ...sampleDeposit({ status: 'success' }), credited_at: 2, txid: 'a'.repeat(64) }
  const answers = {
    queryCoinAccount: fundWallet,
    rechargeRecord: pageOf([
      { ...deposit, amount: '250.12945678', credited: '250.12345678' },
      {
        ...deposit,
        order_no: 'R202611210000000002',
        coin: 'BTC',
        amount: '0.00000012',
        credited: '0.00000000',
      },
    ]),
  }
  await exchange.step({ do: 'answers', data: answers })
  await renderKit(<DepositRecords />, { client: exchange.sdk, locale: 'en', width, shadow: true })
}

test('rounds amounts down to the decimals of their coin, and shows exact amounts in tooltips and in the details', async () => {
  await show(1200)
  const titleOf = (text: string) => titled(text).element().textContent
  await expect.poll(() => titleOf('250.12945678 USDT')).toBe('250.12')
  expect(titleOf('250.12345678 USDT')).toBe('250.12')
  await expect.element(page.getByText('0.00000012', { exact: true })).toBeVisible()
  expect(titled('0.00000012 BTC').query()).toBeNull()
  await page.getByRole('row', { name: /USDT/ }).click()
  await expect.element(page.getByRole('dialog', { name: '250.12945678 USDT' })).toBeVisible()
  await expect.element(page.getByText('250.12345678 USDT', { exact: true })).toBeVisible()
})

test('rounds deposit amounts down in the phone layout too', async () => {
  await show(390)
  await expect.element(titled('250.12945678 USDT')).toHaveTextContent('250.12')
})

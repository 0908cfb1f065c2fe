import type { Schema } from '@bourselet/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fundWallet } from '../../../testing/fund-wallet.ts'
import { sampleMember } from '../../../testing/member.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { titled } from '../../../testing/titled.ts'
import { WithdrawRecords } from './withdraw-records.tsx'

const withdrawal: Schema<'Withdrawal'> = {
  ...{ order_no: 'W202611210000000001', type: 'crypto', coin: 'USDT', chain: 'TRC20' },
  ...{ address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs', status: 'review', review_reasons: [] },
  ...{ amount: '250.12945678', fee: '1.00000001', arrival: '249.12945677' },
  ...{ reject_reason: null, txid: null, created_at: 1, done_at: null },
}

test('rounds amounts down and fees up in the list, and shows the exact amounts in the details', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const answers = {
    queryCoinAccount: fundWallet,
    getMemberInfo: sampleMember(),
    withdrawRecord: pageOf([withdrawal]),
  }
  await exchange.step({ do: 'answers', data: answers })
  await renderKit(<WithdrawRecords />, { client: exchange.sdk, locale: 'en', width: 1200, shadow: true })
  const titleOf = (text: string) => titled(text).element().textContent
  await expect.poll(() => titleOf('250.12945678 USDT')).toBe('250.12')
  expect(titleOf('1.00000001 USDT')).toBe('1.01')
  expect(titleOf('249.12945677 USDT')).toBe('249.12')
  await page.getByRole('row', { name: /USDT/ }).click()
  await expect.element(page.getByRole('dialog').getByText('1.00000001 USDT')).toBeVisible()
})

test('after too many requests, states when the list can be loaded again', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const many = { code: 4029, error: 'TOO_MANY_REQUESTS', data: { params: { retry_after: 60 } } }
  await exchange.step({ do: 'fail', call: 'withdrawRecord', ...many })
  await renderKit(<WithdrawRecords />, { client: exchange.sdk, locale: 'en', width: 1200 })
  await expect.element(page.getByText(/^Too many requests, try again in (1 min|60 s)/)).toBeVisible()
  await expect.element(page.getByRole('alert').first()).not.toHaveAttribute('data-temporary')
})

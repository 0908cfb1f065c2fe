import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { showFutures } from '../../../testing/show-futures.tsx'
import { FundingHistory } from './funding-history.tsx'

const payment = (id: number, available_delta: string, symbol: string) => ({
  id,
  account: 'futures',
  coin: 'USDT',
  type: 'futures_funding',
  available_delta,
  frozen_delta: '0.00000000',
  available_after: '5860.42000000',
  frozen_after: '0.00000000',
  ref_type: 'futures_funding',
  ref_no: `${symbol}:28800000`,
  trade: null,
  remark: '',
  created_at: 28_800_000,
})

describe('funding history', () => {
  it("shows the member's funding payments by contract, with no trailing zeros in the amounts", async () => {
    const changes = [payment(2, '2.46658444', 'ETHUSDT'), payment(1, '-3.00006500', 'BTCUSDT')]
    await showFutures(<FundingHistory />, { changes })
    await expect.element(browser.getByText('+2.46658444 USDT')).toBeVisible()
    await expect.element(browser.getByText('−3.000065 USDT')).toBeVisible()
    await expect.element(browser.getByText('ETHUSDT')).toBeVisible()
  })

  it('if no user is logged in, shows funding rates, and asks for a log-in to show funding payments', async () => {
    await showFutures(<FundingHistory onSignIn={() => {}} />, { visitor: true })
    await expect.element(browser.getByText('Log in to see your payments')).toBeVisible()
    await browser.getByRole('radio', { name: 'Rates' }).click({ force: true })
    await expect.element(browser.getByRole('cell', { name: /^[+−]0\.\d{4}%$/ }).first()).toBeVisible()
  })
})

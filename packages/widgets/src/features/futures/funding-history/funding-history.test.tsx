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

  it('the details of a payment show the position size, mark price and rate from which it was computed', async () => {
    const funding = {
      symbol: 'BTCUSDT',
      funding_at: 28_800_000,
      side: 'short',
      quantity: '0.12300000',
      mark_price: '60123.45',
      rate: '-0.00012345',
    }
    const changes = [
      { ...payment(2, '-0.91293551', 'BTCUSDT'), funding },
      { ...payment(1, '2.46658444', 'ETHUSDT'), funding: null },
    ]
    await showFutures(<FundingHistory />, { changes })
    const open = browser.getByRole('button', { name: /^Funding payment/ })
    await open.first().click()
    const details = browser.getByRole('dialog')
    const fact = (name: string) =>
      details.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent
    await expect.element(details.getByText('Position size', { exact: true })).toBeVisible()
    expect(fact('Position size')).toBe('Short 0.123')
    expect(fact('Mark price')).toBe('60,123.45')
    expect(fact('Funding rate')).toBe('−0.012345%')
    expect(fact('Amount')).toBe('−0.91293551 USDT')
    await browser.getByRole('button', { name: 'Close' }).click()
    await expect.element(details).not.toBeInTheDocument()
    // The server has no position size, mark price and rate for older payments, so their details omit these rows.
    await open.nth(1).click()
    await expect.element(details.getByText('Balance after')).toBeVisible()
    expect(details.getByText('Position size').elements()).toEqual([])
  })

  it('if no user is logged in, shows funding rates, and asks for a log-in to show funding payments', {
    tags: 'deep',
  }, async () => {
    await showFutures(<FundingHistory onSignIn={() => {}} />, { visitor: true })
    await expect.element(browser.getByText('Log in to see your payments')).toBeVisible()
    await browser.getByRole('radio', { name: 'Rates' }).click({ force: true })
    await expect.element(browser.getByRole('cell', { name: /^[+−]0\.\d{4}%$/ }).first()).toBeVisible()
  })
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { position } from '../../../testing/futures-market.ts'
import { sampleMember } from '../../../testing/member.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { type FuturesSetting, giveFutures } from '../../../testing/open-futures-ticket.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'
import { FuturesAccountCard, type FuturesAccountCardProps } from './futures-account-card.tsx'

async function show(props: FuturesAccountCardProps & FuturesSetting = {}) {
  const { onTransfer, onSetFundPassword, visitor, ...setting } = props
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await giveFutures(exchange, setting)
  const usdt = {
    coin: 'USDT',
    account: 'spot',
    name: 'Tether',
    available: '900.00000000',
    frozen: '0.00000000',
  }
  const chain = { deposit_enabled: true, withdraw_enabled: true, chains: [] }
  const worth = { total: usdt.available, price_usdt: '1', value_usdt: usdt.available }
  const row = { ...usdt, ...worth, ...chain, icon: '/icons/usdt.svg' }
  const by_account = {
    spot: '900.00000000',
    futures: '0.00000000',
    finance: '0.00000000',
    loans: '0.00000000',
  }
  await exchange.step({
    do: 'answer',
    call: 'queryCoinAccount',
    data: { total_usdt: '900.00000000', total_btc: '0.01500000', by_account, list: [row] },
  })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const card = <FuturesAccountCard {...{ onSetFundPassword, ...(onTransfer ? { onTransfer } : {}) }} />
  await renderKit(card, { client: exchange.sdk, width: 316, locale: 'en' })
  return exchange
}

const field = (name: string) => browser.getByRole('textbox', { name })
const transfer = () => browser.getByRole('dialog').getByRole('button', { name: /^Transfer/ })

it('shows the margin ratio and the totals, which include isolated positions, at mark prices', async () => {
  const held = position({ margin_mode: 'isolated' })
  await show({ positions: [held], account: { isolated_margin: held.margin } })
  await expect.element(browser.getByRole('paragraph').filter({ hasText: '0.00%' })).toBeVisible()
  await expect.element(browser.getByText('1,776.55')).toBeVisible()
  // Unrealized profit at the mark price of the samples: 0.6 × (60,117.4 − 59,218.4).
  await expect.element(browser.getByText('+539.40')).toBeVisible()
  await browser.getByRole('button', { name: 'Margin ratio' }).click()
  const about = 'Cross positions are liquidated when it reaches 100%'
  await expect.element(browser.getByRole('tooltip')).toHaveTextContent(about)
})

it('warns when the margin ratio is high', async () => {
  const account = {
    wallet_balance: '1000.00000000',
    maintenance_margin: '850.00000000',
    margin_ratio_pct: '85.00',
  }
  const held = position({ margin_mode: 'cross', quantity: '3.00000000', entry_price: '60400.00000000' })
  await show({ positions: [held], account })
  await expect.element(browser.getByText(/^Close to liquidation/)).toBeVisible()
})

it('if no user is logged in, asks for a log-in', async () => {
  await show({ visitor: true })
  await expect.element(browser.getByText('Log in to see your futures account')).toBeVisible()
})

it('if the host passes a transfer callback, calls it instead of opening the transfer dialog', async () => {
  const onTransfer = vi.fn()
  await show({ onTransfer })
  await browser.getByRole('button', { name: 'Transfer' }).click()
  expect(onTransfer).toHaveBeenCalledTimes(1)
})

it('rejects a transfer above the balance, and repeats a transfer whose answer was lost', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await browser.getByRole('button', { name: 'Transfer' }).click()
  await expect.element(browser.getByText('Can be transferred: 900.00\u00a0USDT')).toBeVisible()
  await field('Amount').fill('901')
  await transfer().click()
  await expect.element(field('Amount')).toHaveAccessibleDescription('Insufficient balance, available 900')
  await field('Amount').fill('100')
  await transfer().click()
  await browser.getByLabelText('Fund password, 6 digits').fill('123456')
  await exchange.step({ do: 'drop', call: 'exchange' })
  await transfer().last().click()
  await expect.element(browser.getByText(/^No response/)).toBeVisible()
  await exchange.step({ do: 'sample', call: 'exchange' })
  await browser.getByRole('button', { name: 'Check and finish' }).click()
  await expect.element(browser.getByText(/100\.00.USDT transferred/).first()).toBeVisible()
  await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  expect((await exchange.inspect()).requests.exchange).toMatchObject({
    from_account: 'spot',
    to_account: 'futures',
    from_coin: 'USDT',
    amount: '100',
  })
})

it('a member without a fund password is led from the transfer dialog to the page that sets it', async () => {
  const onSetFundPassword = vi.fn()
  const exchange = await show({ onSetFundPassword })
  const member = sampleMember({ has_trade_password: false })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: member })
  await browser.getByRole('button', { name: 'Transfer' }).click()
  await field('Amount').fill('100')
  await transfer().click()
  await browser.getByRole('button', { name: 'Set a fund password' }).click()
  expect(onSetFundPassword).toHaveBeenCalledOnce()
})

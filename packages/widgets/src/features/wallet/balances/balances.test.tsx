import { add, granted, mul } from '@bourselet/sdk/money'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { Balances, type BalancesProps } from './balances.tsx'

type Row = Wallet['list'][number]

const row = (coin: string, name: string, available: string, price: string, frozen = '0.00000000'): Row => {
  const total = granted(add(available, frozen))
  return {
    coin,
    name,
    account: 'spot',
    available,
    frozen,
    total,
    price_usdt: price,
    value_usdt: granted(mul(total, price)),
    icon: `/icons/${coin.toLowerCase()}.svg`,
    deposit_enabled: false,
    withdraw_enabled: true,
    chains: [],
  }
}

const wallet: Wallet = {
  total_usdt: '41000.00000000',
  total_btc: '0.68333333',
  by_account: { spot: '40000.50000000', futures: '999.50000000', finance: '0.00000000', loans: '0.00000000' },
  list: [
    row('USDT', 'Tether USD', '10000.00000000', '1'),
    row('BTC', 'Bitcoin', '0.25000000', '60000.00', '0.25000000'),
    row('DOGE', 'Dogecoin', '5.00000000', '0.10'),
    row('SOL', 'Solana', '0.00000000', '144.86'),
    { ...row('USDT', 'Tether USD', '999.50000000', '1'), account: 'futures' },
  ],
}

async function show(props: BalancesProps = {}, { visitor = false, fail = false, width = 1000 } = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  if (fail) await exchange.step({ do: 'fail', call: 'queryCoinAccount', code: 4003, error: 'FORBIDDEN' })
  else await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: wallet })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const { page, host } = await renderKit(<Balances {...props} />, {
    client: exchange.sdk,
    width,
    locale: 'en',
  })
  page.preferences.setState({ hideAmounts: false })
  return { exchange, page, host }
}

const coins = () =>
  [...document.querySelectorAll('.bl-balances__coin strong')].map((element) => element.textContent)
const rowOf = (coin: string) =>
  [...document.querySelectorAll('.bl-balances__list tbody tr')].find(
    (element) => element.querySelector('strong')?.textContent === coin,
  )

test('shows open loans as a negative amount, because they are subtracted from the total', async () => {
  const { exchange, page } = await show()
  const debt = { ...wallet, total_usdt: '0.00000000' }
  debt.by_account = { ...wallet.by_account, loans: '50000.01233456' }
  await expect
    .poll(() => document.querySelector('.bl-balances__accounts')?.textContent)
    .toContain('40,000.50')
  expect(document.querySelector('.bl-balances__accounts')?.textContent).not.toContain('Loans')
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: debt })
  await page.queryClient.invalidateQueries()
  await expect
    .poll(() => document.querySelector('.bl-balances__accounts')?.textContent)
    .toBe('Spot40,000.50Futures999.50Finance0.00Loans−50,000.02')
  const parts = [...document.querySelectorAll<HTMLElement>('.bl-balances__part:not([hidden])')]
  expect(parts.map(({ style }) => Number(style.flexGrow))).toEqual([0.9756, 0.0243])
})

test('shows the total in USDT or BTC, and the coins ordered by value', async () => {
  await show()
  await expect.element(browser.getByText('41,000.00')).toBeVisible()
  await expect.element(browser.getByText('≈ 0.68333 BTC')).toBeVisible()
  expect(coins()).toEqual(['BTC', 'USDT', 'DOGE', 'SOL'])
  await browser.getByRole('combobox', { name: 'Show the total in' }).click()
  await browser.getByRole('option', { name: 'BTC' }).click()
  await expect.element(browser.getByText('≈ 41,000.00 USDT')).toBeVisible()
})

test('the eye button hides all amounts on this device, and a second press shows them again', async () => {
  const { page } = await show()
  await browser.getByRole('button', { name: 'Hide amounts' }).click()
  await expect.element(browser.getByRole('button', { name: 'Show amounts' })).toBeVisible()
  expect(document.querySelector('.bl-balances')?.textContent).not.toMatch(/41,000|10,000|0\.25|≈/)
  expect(page.preferences.getState().hideAmounts).toBe(true)
  await browser.getByRole('button', { name: 'Show amounts' }).click()
  await expect.element(browser.getByText('41,000.00')).toBeVisible()
})

test('the member can hide small balances and search coins, and clear the filters if no coin matches', async () => {
  await show()
  await browser.getByText('Hide under 1 USDT').click()
  await expect.poll(coins).toEqual(['BTC', 'USDT'])
  await browser.getByRole('searchbox').fill('teth')
  await expect.poll(coins).toEqual(['USDT'])
  await browser.getByRole('searchbox').fill('nothing')
  await browser.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(coins).toEqual(['BTC', 'USDT', 'DOGE', 'SOL'])
})

test('shows each account in its own tab', async () => {
  await show()
  await expect.poll(() => browser.getByRole('tab').first().element().textContent).toBe('Spot40,000.503')
  await browser.getByRole('tab', { name: /^Futures/ }).click()
  await expect.poll(coins).toEqual(['USDT'])
  expect(rowOf('USDT')?.textContent).toContain('999.5')
})

test('a balance event immediately updates the row of its coin, the row’s value and the totals', async () => {
  const { exchange } = await show()
  await expect.element(browser.getByText('41,000.00')).toBeVisible()
  await exchange.step({
    do: 'member',
    data: { kind: 'balance', account: 'spot', coin: 'BTC', available: '0.75000000', frozen: '0.00000000' },
  })
  await expect.element(browser.getByText('56,000.00')).toBeVisible()
  await expect.element(browser.getByText('≈ 0.93333 BTC')).toBeVisible()
  expect(rowOf('BTC')?.textContent).toContain('0.75')
  expect(rowOf('BTC')?.textContent).toContain('45,000.00')
})

test('when an amount is locked in the finance account, it appears in the tab of this account and the total stays the same', async () => {
  const { exchange } = await show({ onTrade: vi.fn() })
  await expect.element(browser.getByText('41,000.00')).toBeVisible()
  const event = { kind: 'balance', coin: 'USDT' } as const
  const spot = { ...event, account: 'spot', available: '7000.00000000', frozen: '0.00000000' } as const
  await exchange.step({ do: 'member', data: spot })
  const finance = { ...event, account: 'finance', available: '0.00000000' } as const
  await exchange.step({ do: 'member', data: { ...finance, frozen: '3000.00000000' } })
  await expect.element(browser.getByRole('tab', { name: 'Finance 1' })).toBeVisible()
  await expect.element(browser.getByText('41,000.00')).toBeVisible()
  await browser.getByRole('tab', { name: 'Finance 1' }).click()
  await expect.poll(coins).toEqual(['USDT'])
  expect(rowOf('USDT')?.textContent).toContain('3,000')
  await expect.element(browser.getByRole('button', { name: /USDT$/ })).not.toBeInTheDocument()
  await exchange.step({ do: 'member', data: { ...finance, frozen: '0.00000000' } })
  await expect.element(browser.getByText('38,000.00')).toBeVisible()
})

test('when a loan changes, loads the wallet again, because the debt of the loan is part of the total', {
  tags: 'deep',
}, async () => {
  const { exchange } = await show()
  await expect.element(browser.getByText('41,000.00')).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  const less = { ...wallet, total_usdt: '40990.00000000' }
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: less })
  const loan = { type: 'loan', order_no: 'L202601010000000001', status: 'repaying', updated_at: 1 } as const
  await exchange.step({ do: 'member', data: { kind: 'record', ...loan } })
  await expect.element(browser.getByText('40,990.00')).toBeVisible()
})

test('a row offers an action if the action has a callback and the coin allows it; trading also requires a market', async () => {
  const props = { onDeposit: vi.fn(), onWithdraw: vi.fn(), onTrade: vi.fn() }
  await show(props)
  await expect.element(browser.getByRole('button', { name: 'Trade DOGE' })).toBeVisible()
  await browser.getByRole('button', { name: 'Trade BTC' }).click()
  expect(props.onTrade).toHaveBeenCalledExactlyOnceWith('BTCUSDT')
  await browser.getByRole('button', { name: 'Withdraw USDT' }).click()
  expect(props.onWithdraw).toHaveBeenCalledExactlyOnceWith('USDT')
  await expect.element(browser.getByRole('button', { name: /^Deposit/ })).not.toBeInTheDocument()
  await expect.element(browser.getByRole('button', { name: 'Trade USDT' })).not.toBeInTheDocument()
})

test('with the prop `summary`, shows only the total', async () => {
  await show({ summary: true }, { width: 360 })
  await expect.element(browser.getByText('41,000.00')).toBeVisible()
  expect(document.querySelector('table')).toBeNull()
})

test('with a single account, shows neither total nor tabs', async () => {
  await show({ account: 'spot' })
  await expect.poll(coins).toEqual(['BTC', 'USDT', 'DOGE', 'SOL'])
  await expect.element(browser.getByRole('tab')).not.toBeInTheDocument()
  await expect.element(browser.getByText('Total balance')).not.toBeInTheDocument()
})

test('asks a visitor to log in and makes no request', async () => {
  const onSignIn = vi.fn()
  const { exchange } = await show({ onSignIn }, { visitor: true })
  await browser.getByRole('button', { name: 'Log in' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
  expect((await exchange.inspect()).calls.queryCoinAccount).toBeUndefined()
})

test('if the wallet fails to load, the retry button loads it', async () => {
  const { exchange } = await show({}, { fail: true })
  await expect.element(browser.getByText('This could not be loaded')).toBeVisible()
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: wallet })
  await browser.getByRole('button', { name: 'Try again' }).click()
  await expect.element(browser.getByText('41,000.00')).toBeVisible()
})

test('in a narrow container, shows each coin in two lines that open its details and actions, and hides zero balances', async () => {
  const onTrade = vi.fn()
  await show({ onTrade }, { width: 390 })
  const coins = () =>
    [...document.querySelectorAll('.bl-coin-row__name strong')].map((element) => element.textContent)
  await expect.poll(coins).toEqual(['BTC', 'USDT', 'DOGE'])
  await expect.element(browser.getByText('1 zero balance hidden')).toBeVisible()
  const rows = [...document.querySelectorAll('.bl-coin-row')]
  expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([56, 56, 56])
  expect(rows[0]?.textContent).toContain('0.25 frozen')
  await browser.getByText('0.25 frozen').click()
  await expect.element(browser.getByRole('button', { name: 'Trade BTC' })).toBeVisible()
  await browser.getByRole('button', { name: 'Trade BTC' }).click()
  expect(onTrade).toHaveBeenCalledExactlyOnceWith('BTCUSDT')
  await browser.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(coins).toEqual(['BTC', 'USDT', 'DOGE', 'SOL'])
  await expect.element(browser.getByText('4 coins')).toBeVisible()
  await browser.getByRole('button', { name: 'Hide zeros' }).click()
  await expect.poll(coins).toEqual(['BTC', 'USDT', 'DOGE'])
})

test('in a narrow container, one line above the coins opens the search, and closing it removes the filters', async () => {
  const { host } = await show({}, { width: 390 })
  const coins = () =>
    [...document.querySelectorAll('.bl-coin-row__name strong')].map((element) => element.textContent)
  await expect.poll(coins).toEqual(['BTC', 'USDT', 'DOGE'])
  const opener = browser.getByRole('button', { name: 'Search and filters' })
  const list = document.querySelector('.bl-balances__list')!
  const first = document.querySelector('.bl-coin-rows')!
  // The tabs of the accounts take 52 px, the line 44 px.
  expect(first.getBoundingClientRect().top - list.getBoundingClientRect().top).toBeLessThan(100)
  await expect.element(browser.getByRole('searchbox')).not.toBeInTheDocument()
  await opener.click()
  const search = browser.getByRole('searchbox')
  await expect.element(search).toHaveFocus()
  await search.fill('sol')
  await expect.poll(coins).toEqual(['SOL'])
  // The wide and the narrow layout have different search fields. The new one takes over the focus.
  for (const width of [1000, 390]) {
    host.style.width = `${width}px`
    await expect.poll(() => document.querySelector('.bl-coin-rows') === null).toBe(width === 1000)
    await expect.element(search).toHaveFocus()
    await expect.element(search).toHaveValue('sol')
  }
  await search.fill('nothing')
  await expect.element(browser.getByText('No balance matches')).toBeVisible()
  await opener.click()
  await expect.poll(coins).toEqual(['BTC', 'USDT', 'DOGE'])
  await expect.element(search).not.toBeInTheDocument()
})

import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { OrderHistory } from '../../features/spot/order-history/order-history.tsx'
import { AccountChanges } from '../../features/wallet/account-changes/account-changes.tsx'
import type { AccountChange } from '../../features/wallet/account-changes/changes-query.ts'
import { focused } from '../../testing/focused.ts'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { order, pageOf, showOrders } from '../../testing/show-orders.tsx'

const change = (id: number): AccountChange => ({
  id,
  account: 'spot',
  coin: 'USDT',
  type: 'deposit',
  available_delta: '100.00000000',
  frozen_delta: '0.00000000',
  available_after: '1100.00000000',
  frozen_after: '0.00000000',
  ref_type: 'deposit',
  ref_no: `D${id}`,
  trade: null,
  remark: '',
  created_at: Date.UTC(2026, 0, 1) + id * 60_000,
})

const call = 'accountChangeRecord'

/** An event after which the list is loaded again. */
const balance = {
  kind: 'balance',
  account: 'spot',
  coin: 'USDT',
  available: '1.00000000',
  frozen: '0.00000000',
}

/** Renders the list of account changes on a separate exchange for this test. */
async function showChanges(width: number) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call, data: { ...pageOf([change(2), change(1)], 3), totals: null } })
  exchange.sdk.token.set('t'.repeat(32))
  const { page } = await renderKit(<AccountChanges />, { client: exchange.sdk, width, locale: 'en' })
  page.preferences.setState({ hideAmounts: false })
  await expect.element(browser.getByRole('button', { name: 'Details: Deposit' }).first()).toBeVisible()
  return exchange
}

/** The list of account changes and a button that removes it or shows it again. */
function Switched() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown((was) => !was)}>
        Switch
      </button>
      {isShown && <AccountChanges />}
    </>
  )
}

const first = { page: 1, limit: 20, with_fills: true }

/**
 * Renders the order history on a test exchange of its own. Returns a function that resolves with the last request for
 * the list of orders.
 */
async function showHistory() {
  const exchange = await showOrders(<OrderHistory />, { history: pageOf([order(2), order(1)], 3) })
  const last = async () => (await exchange.inspect()).requests.orderList
  await expect.poll(last).toEqual(first)
  return last
}

const start = (text: string): number => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, day).getTime()
}

describe('a list of records', () => {
  it('after another member logs in, the details that the former member had opened are closed', {
    tags: 'deep',
  }, async () => {
    const exchange = await showChanges(390)
    await browser
      .getByRole('button', { name: /^Details/ })
      .first()
      .click()
    await expect.element(browser.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
    exchange.sdk.token.clear()
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(browser.getByRole('button', { name: /^Details/ })).not.toBeInTheDocument()
    exchange.sdk.token.set('u'.repeat(32))
    await expect.element(browser.getByRole('button', { name: /^Details/ }).first()).toBeVisible()
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('the details that the former member had opened close when the client gets another session token', async () => {
    const exchange = await showChanges(390)
    await browser
      .getByRole('button', { name: /^Details/ })
      .first()
      .click()
    await expect.element(browser.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
    await exchange.step({ do: 'answer', call, data: { ...pageOf([change(9)]), totals: null } })
    exchange.sdk.token.set('u'.repeat(32))
    await expect.poll(() => browser.getByRole('button', { name: /^Details/ }).elements().length).toBe(1)
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('a list is loaded again if it is hidden for a moment and then shown again', async () => {
    const exchange = openExchange()
    onTestFinished(exchange.close)
    await exchange.step({ do: 'answer', call, data: { ...pageOf([change(1)]), totals: null } })
    exchange.sdk.token.set('t'.repeat(32))
    await renderKit(<Switched />, { client: exchange.sdk, width: 1100, locale: 'en' })
    const press = () => browser.getByRole('button', { name: 'Switch' }).click()
    const details = browser.getByRole('button', { name: /^Details/ })
    await expect.poll(() => details.elements().length).toBe(1)
    await press()
    await expect.poll(() => details.elements().length).toBe(0)
    await exchange.step({ do: 'answer', call, data: { ...pageOf([change(2), change(1)]), totals: null } })
    await press()
    await expect.poll(() => details.elements().length).toBe(2)
  })

  it('a list is loaded again even if events arrive without a pause', async () => {
    const exchange = await showChanges(1100)
    const rows = () => browser.getByRole('button', { name: /^Details/ }).elements().length
    await exchange.step({ do: 'answer', call, data: { ...pageOf([change(1)]), totals: null } })
    const until = performance.now() + 15_000
    while (rows() !== 1 && performance.now() < until) await exchange.step({ do: 'member', data: balance })
    expect(rows()).toBe(1)
  })

  it('a preset button limits the list to its period; pressing it again shows all rows', async () => {
    const last = await showHistory()
    const preset = browser.getByRole('button', { name: '30D' })
    await preset.click()
    await expect.element(preset).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => typeof (await last())?.start).toBe('number')
    await preset.click()
    await expect.element(preset).toHaveAttribute('aria-pressed', 'false')
    await expect.element(browser.getByRole('button', { name: 'Any time' })).toBeVisible()
  })

  it('a range of days can be chosen with the keyboard, and the list shows its rows', async () => {
    const last = await showHistory()
    await browser.getByRole('button', { name: 'Any time' }).click()
    await browser.getByLabelText('From').fill('2026-01-09')
    await browser.getByLabelText('To', { exact: true }).fill('2026-01-22')
    const count = browser.getByRole('button', { name: 'Show 2 records' })
    await expect.element(count).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(last).toEqual({ ...first, start: start('2026-01-09'), end: start('2026-01-23') })
    await expect.element(browser.getByRole('button', { name: /Jan 9\s–\s22, 2026/ })).toBeVisible()
  })

  it('after a press of the button that clears the filters or opens the last page, the focus stays in the list', {
    tags: 'deep',
  }, async () => {
    const list = [order(2), order(1)]
    const exchange = await showOrders(<OrderHistory />, { history: pageOf(list, 2) })
    await browser.getByRole('combobox', { name: 'Side' }).click()
    await browser.getByRole('option', { name: 'Sell' }).click()
    const clear = browser.getByRole('button', { name: 'Clear filters' })
    await clear.click()
    await expect.element(clear).not.toBeInTheDocument()
    await expect.poll(() => focused()?.closest('.bl-records__tools') ?? null).not.toBeNull()
    await exchange.step({ do: 'answer', call: 'orderList', data: pageOf(list, 2, 2) })
    const next = browser.getByRole('button', { name: 'Next page' })
    await next.click()
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    expect(focused()).toBe(next.element())
  })

  it('a list returns to its first page when a filter changes', async () => {
    const last = await showHistory()
    await browser.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(last).toEqual({ ...first, page: 2 })
    await browser.getByRole('combobox', { name: 'Side' }).click()
    await browser.getByRole('option', { name: 'Sell' }).click()
    await expect.poll(last).toEqual({ ...first, side: 'sell' })
  })

  it('on a phone, shows each row on two lines, and the filters in a sheet', async () => {
    await showChanges(390)
    const row = browser.getByRole('row').nth(1)
    await expect.element(row.getByRole('cell', { name: /^Deposit\s?Spot/ })).toBeVisible()
    await expect.element(row.getByRole('cell', { name: /^\+100 USDT/ })).toBeVisible()
    await browser.getByRole('button', { name: 'Filters' }).click()
    const sheet = browser.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('combobox', { name: 'Type' }).click()
    await browser.getByRole('option', { name: 'Bought' }).click()
    await sheet.getByRole('button', { name: 'Show 2 records' }).click()
    await expect.element(browser.getByRole('button', { name: 'Filters: 1' })).toBeVisible()
  })

  it('the buttons that apply a filter or period show the number of records only after this number is loaded', {
    tags: 'deep',
  }, async () => {
    const exchange = await showChanges(390)
    await exchange.step({ do: 'hold', call })
    await browser.getByRole('button', { name: 'Any time' }).click()
    await browser.getByLabelText('From').fill('2026-01-09')
    const show = browser.getByRole('button', { name: 'Show', exact: true })
    await expect.element(show).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(show).not.toBeInTheDocument()
    await browser.getByRole('button', { name: 'Filters' }).click()
    await browser.getByRole('combobox', { name: 'Type' }).click()
    await browser.getByRole('option', { name: 'Bought' }).click()
    await expect.element(show).toBeVisible()
  })

  it('shows the last page if the list shrinks so much that the shown page no longer exists', {
    tags: 'deep',
  }, async () => {
    const exchange = await showChanges(1100)
    const details = browser.getByRole('button', { name: /^Details/ })
    const second = { page: { limit: 20, total: 21, pages: 2, current: 2 }, list: [change(3)], totals: null }
    await exchange.step({ do: 'answer', call, data: second, when: { page: 2 } })
    await browser.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => details.elements().length).toBe(1)

    const page = { limit: 20, total: 20, pages: 1, current: 1 }
    const past = { page: { ...page, current: 2 }, list: [], totals: null }
    await exchange.step({ do: 'answer', call, data: past, when: { page: 2 } })
    await exchange.step({ do: 'answer', call, data: { page, list: [change(2), change(1)], totals: null } })
    await exchange.step({ do: 'member', data: balance })
    await expect.poll(() => details.elements().length).toBe(2)
    await expect.element(browser.getByText(/of 20/)).toBeVisible()
  })

  it('when the details of a row close, the focus returns to that row', async () => {
    await showChanges(390)
    const open = browser.getByRole('button', { name: 'Details: Deposit' }).first()
    await open.click()
    await expect.element(browser.getByRole('dialog', { name: 'Deposit' }).getByText('D2')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => focused() === open.element()).toBe(true)
  })

  it('if loading fails, keeps the filters visible, and loads the rows on a retry', async () => {
    const exchange = await showChanges(1100)
    await exchange.step({ do: 'fail', call, code: 4003, error: 'FORBIDDEN' })
    await browser.getByRole('button', { name: '7D' }).click()
    await expect.element(browser.getByText('This could not be loaded')).toBeVisible()
    await expect.element(browser.getByRole('combobox', { name: 'Coin' })).toBeVisible()
    await exchange.step({ do: 'answer', call, data: { ...pageOf([change(3)]), totals: null } })
    await browser.getByRole('button', { name: 'Try again' }).click()
    await expect.element(browser.getByRole('cell', { name: '+100 USDT' })).toBeVisible()
  })
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { AccountChanges, type AccountChangesProps } from './account-changes.tsx'
import type { AccountChange } from './changes-query.ts'

const change = (id: number, changes: Partial<AccountChange> = {}): AccountChange => ({
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
  remark: '',
  created_at: Date.UTC(2026, 0, 1) + id * 60_000,
  ...changes,
})

const call = 'accountChangeRecord'

async function show(
  props: AccountChangesProps = {},
  rows = [change(2), change(1, { type: 'trade_freeze' })],
  visitor = false,
) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call, data: pageOf(rows) })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const { page } = await renderKit(<AccountChanges {...props} />, {
    client: exchange.sdk,
    width: 1100,
    locale: 'en',
  })
  page.preferences.setState({ hideAmounts: false })
  return exchange
}

test('shows an account change with its type and amount, and opens its details', async () => {
  await show()
  await expect.element(browser.getByRole('cell', { name: 'Frozen for an order' })).toBeVisible()
  await browser.getByRole('button', { name: 'Details' }).first().click()
  const dialog = browser.getByRole('dialog', { name: 'Deposit' })
  await expect.element(dialog.getByText('D2')).toBeVisible()
  await expect.element(dialog.getByText('1,100 USDT')).toBeVisible()
})

test('shows a message if there are no changes, and a button that clears filters without results', async () => {
  await show({}, [])
  await expect.element(browser.getByText('No changes yet')).toBeVisible()
  await browser.getByRole('combobox', { name: 'Type' }).click()
  await browser.getByRole('option', { name: 'Bought' }).click()
  await expect.element(browser.getByText('Nothing matches')).toBeVisible()
  await browser.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.element(browser.getByText('No changes yet')).toBeVisible()
})

test('asks a visitor to log in and makes no request', async () => {
  const onSignIn = vi.fn()
  const exchange = await show({ onSignIn }, [], true)
  await browser.getByRole('button', { name: 'Log in' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
  expect((await exchange.inspect()).calls[call]).toBeUndefined()
})

test('the member can cancel a long CSV export', async () => {
  const exchange = await show()
  await expect.element(browser.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  await exchange.step({ do: 'hold', call })
  await browser.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(browser.getByRole('meter')).toBeVisible()
  await browser.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(browser.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})

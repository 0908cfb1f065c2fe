import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { AccountChanges, type AccountChangesProps } from './account-changes.tsx'
import { changesCsv } from './changes-csv.ts'
import { readChanges } from './read-changes.ts'
import type { AccountChange } from './use-changes.ts'

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

test('a change is a row, and shows all details when opened', async () => {
  await show()
  await expect.element(browser.getByRole('cell', { name: 'Frozen for an order' })).toBeVisible()
  await browser.getByRole('button', { name: 'Details' }).first().click()
  const dialog = browser.getByRole('dialog', { name: 'Deposit' })
  await expect.element(dialog.getByText('D2')).toBeVisible()
  await expect.element(dialog.getByText('1,100 USDT')).toBeVisible()
})

test('an empty list explains itself, with a button that clears the filters', async () => {
  await show({}, [])
  await expect.element(browser.getByText('No changes yet')).toBeVisible()
  await browser.getByRole('combobox', { name: 'Type' }).click()
  await browser.getByRole('option', { name: 'Bought' }).click()
  await expect.element(browser.getByText('Nothing matches')).toBeVisible()
  await browser.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.element(browser.getByText('No changes yet')).toBeVisible()
})

test('a visitor is asked to log in, and nothing is fetched', async () => {
  const onSignIn = vi.fn()
  const exchange = await show({ onSignIn }, [], true)
  await browser.getByRole('button', { name: 'Log in' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
  expect((await exchange.look()).calls[call]).toBeUndefined()
})

test('a slow export can be cancelled', async () => {
  const exchange = await show()
  await expect.element(browser.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  await exchange.step({ do: 'hold', call })
  await browser.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(browser.getByRole('meter')).toBeVisible()
  await browser.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(browser.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})

test('an export contains each change once, though new rows shift the pages while it reads', async () => {
  const pages = [
    { page: { limit: 2, total: 4, pages: 2, current: 1 }, list: [change(4), change(3)] },
    // A fifth change arrived meanwhile, so 3 is on the second page now.
    { page: { limit: 2, total: 4, pages: 2, current: 2 }, list: [change(3), change(2), change(1)] },
  ]
  const asked: object[] = []
  const sdk = {
    wallet: {
      changes: async (request: { page: number }) => {
        asked.push(request)
        return pages[request.page - 1]
      },
    },
  } as unknown as Parameters<typeof readChanges>[0]
  const onProgress = vi.fn()
  const rows = await readChanges(sdk, { coin: 'USDT' }, { signal: new AbortController().signal, onProgress })
  expect(rows.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  expect(onProgress.mock.calls).toEqual([
    [2, 4],
    [4, 4],
  ])
  expect(asked[1]).toMatchObject({ coin: 'USDT', page: 2, end: change(4).created_at + 1 })
  expect(changesCsv(rows).split('\r\n')[1]).toBe(
    '4,2026-01-01T00:04:00.000Z,spot,USDT,deposit,100.00000000,0.00000000,1100.00000000,0.00000000,deposit,D4,',
  )
})

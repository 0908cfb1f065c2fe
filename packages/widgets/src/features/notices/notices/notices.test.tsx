import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { Notices } from './notices.tsx'

const message = {
  id: 7,
  type: 'fund',
  title: 'Deposit credited',
  content: '250 USDT arrived',
  ref_type: 'deposit',
  ref_no: '1',
  read: false,
  created_at: 1_767_225_600_000,
} as const
const pageOf = { limit: 20, total: 1, pages: 1, current: 1 }

test('marks an opened message as read', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  await exchange.step({ do: 'answer', call: 'getNotifyList', data: { page: pageOf, list: [message] } })
  await exchange.step({ do: 'answer', call: 'readNotify', data: { unread: 0 } })
  await renderKit(<Notices />, { client: exchange.sdk, locale: 'en' })
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await expect.element(page.getByRole('img', { name: 'Unread' })).toBeVisible()
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Deposit credited' })).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).requests.readNotify).toEqual({ id: 7 })
})

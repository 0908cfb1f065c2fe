import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { NoticeBell, type NoticeBellProps } from './notice-bell.tsx'

const message = {
  id: 7,
  type: 'fund',
  title: 'Deposit credited',
  content: '250 USDT are in your spot account.',
  ref_type: 'deposit',
  ref_no: '1',
  read: false,
  created_at: 1_767_225_600_000,
} as const

const notice = {
  id: 3,
  cate: 'system',
  title: 'You trade with practice money',
  summary: 'Every balance is practice money.',
  content_html: '<p>Prices are simulated.</p>',
  cover: null,
  popup: true,
  published_at: 1_767_139_200_000,
  read: false,
} as const

async function show({ signedIn = true, ...props }: NoticeBellProps & { signedIn?: boolean } = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  if (signedIn) exchange.sdk.token.set('t'.repeat(32))
  const count = (notice: number, notify: number) => ({ notice, notify, total: notice + notify })
  await exchange.step({ do: 'answer', call: 'getNoticeNumber', data: count(1, 1) })
  await exchange.step({ do: 'answer', call: 'getNotifyList', data: pageOf([message]) })
  await exchange.step({ do: 'answer', call: 'getLastNotice', data: notice })
  const onOpen = vi.fn()
  await renderKit(<NoticeBell onOpen={onOpen} {...props} />, { client: exchange.sdk, locale: 'en' })
  return { exchange, onOpen, count }
}

const bell = (name: string) => page.getByRole('button', { name, exact: true })

test('shows the number of unread notices, and increases it when the stream delivers a message', async () => {
  const { exchange, count } = await show()
  await expect.element(bell('Notices, 2 unread')).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  await exchange.step({ do: 'answer', call: 'getNoticeNumber', data: count(1, 2) })
  await exchange.step({ do: 'member', data: { kind: 'notify', notify: { ...message, id: 8 } } })
  await expect.element(bell('Notices, 3 unread')).toBeVisible()
  await expect.element(page.getByText('3', { exact: true })).toBeVisible()
})

test('opens a panel with the unread announcement and the latest messages; choosing a message calls onOpen with it and closes the panel', async () => {
  const { onOpen } = await show()
  await bell('Notices, 2 unread').click()
  const panel = page.getByRole('dialog', { name: 'Notices' })
  await expect.element(panel.getByText('2 unread')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^You trade with practice money/ })).toBeVisible()
  await panel.getByRole('button', { name: /^Deposit credited/ }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ view: 'messages', id: 7 })
  await expect.element(panel).not.toBeInTheDocument()
})

test('the button in the panel marks all announcements and messages as read, and the focus stays in the panel', async () => {
  const { exchange, count } = await show()
  await exchange.step({ do: 'answer', call: 'readNotice', data: { unread: 0 } })
  await exchange.step({ do: 'answer', call: 'readNotify', data: { unread: 0 } })
  await bell('Notices, 2 unread').click()
  await exchange.step({ do: 'answer', call: 'getNoticeNumber', data: count(0, 0) })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect
    .poll(async () => (await exchange.inspect()).requests)
    .toMatchObject({ readNotice: { all: true }, readNotify: { all: true } })
  await expect.element(page.getByText('2 unread')).not.toBeInTheDocument()
  await expect.poll(() => page.getByRole('dialog').element().contains(focused())).toBe(true)
})

test('with the prop `simple`, as on a phone, calls onOpen with the list of messages instead of opening a panel', async () => {
  const { onOpen } = await show({ simple: true })
  await bell('Notices, 2 unread').click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ view: 'messages' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('if no user is logged in, shows no number, requests no counts, and calls onOpen with the announcements', async () => {
  const { exchange, onOpen } = await show({ signedIn: false })
  await bell('Notices').click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ view: 'announcements' })
  expect((await exchange.inspect()).calls.getNoticeNumber).toBeUndefined()
})

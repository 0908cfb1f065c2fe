import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { Notices, type NoticesProps } from './notices.tsx'

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

const notice = (id: number, title: string) => ({
  id,
  cate: 'system',
  title,
  summary: `Summary of ${id}.`,
  content_html: `<p>Text of ${id}.</p>`,
  cover: null,
  popup: false,
  published_at: 1_767_225_600_000 - id * 1000,
})

async function show(
  props: NoticesProps & { width: number; signedIn?: boolean },
  more: [call: string, data: object, when?: Record<string, number | string>][] = [],
) {
  const { width, signedIn = true, ...rest } = props
  const exchange = openExchange()
  onTestFinished(exchange.close)
  if (signedIn) exchange.sdk.token.set('t'.repeat(32))
  const counts = { notice: 2, notify: 1, total: 3 }
  const list = [notice(1, 'Newer'), notice(2, 'Older')]
  const answers = {
    ...{ getNoticeNumber: counts, getNoticeList: pageOf(list), getNotifyList: pageOf([message]) },
    ...{ readNotify: { unread: 0 }, readNotice: { unread: 1 } },
  }
  await exchange.step({ do: 'answers', data: answers })
  for (const [call, data, when] of more)
    await exchange.step({ do: 'answer', call, data, ...(when ? { when } : {}) })
  await renderKit(<Notices {...rest} />, { client: exchange.sdk, locale: 'en', width, shadow: true })
  return exchange
}

test('shows a chosen announcement beside the list, and marks it as read', async () => {
  const exchange = await show({ width: 1000 })
  await expect.element(page.getByRole('heading', { name: 'Newer' })).toBeVisible()
  await page.getByRole('button', { name: /^Older/ }).click()
  await expect.element(page.getByText('Text of 2.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Newer/ })).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).requests.readNotice).toEqual({ id: 2 })
})

test('in a narrow container, shows a chosen message instead of the list; Back shows the list and focuses the message in it', async () => {
  const exchange = await show({ width: 390, view: 'messages' })
  const row = page.getByRole('button', { name: /^Deposit credited/ })
  await expect.element(row).toHaveAccessibleName(/Unread/)
  expect((await exchange.inspect()).calls.readNotify).toBeUndefined()
  await row.click()
  await expect.element(page.getByRole('heading', { name: 'Deposit credited' })).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  await expect.poll(async () => (await exchange.inspect()).requests.readNotify).toEqual({ id: 7 })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(row).toBeVisible()
  await expect.poll(focused).toBe(row.element())
})

test('searches the announcements, and clears the search if nothing matches', async () => {
  await show({ width: 1000 }, [
    ['getNoticeList', pageOf([notice(2, 'Older')]), { keyword: 'old' }],
    ['getNoticeList', pageOf([]), { keyword: 'nothing' }],
  ])
  const newer = page.getByRole('button', { name: /^Newer/ })
  await expect.element(newer).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search announcements' })
  await search.fill('old ')
  await expect.element(newer).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Older/ })).toBeVisible()
  // The opened announcement stays open.
  await expect.element(page.getByText('Text of 1.')).toBeVisible()
  await search.fill('nothing')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(newer).toBeVisible()
  await expect.element(search).toHaveValue('')
  await page.getByRole('tab', { name: /^Notifications/ }).click()
  await expect.element(search).not.toBeInTheDocument()
})

test('opens the announcement that the prop `selected` names', async () => {
  await show({ width: 1000, selected: 2 })
  await expect.element(page.getByText('Text of 2.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Older/ })).toHaveAttribute('aria-current', 'true')
})

test('opens an announcement that is not on the first page, and marks only this one as read', async () => {
  const exchange = await show({ width: 1000, selected: 31 }, [
    ['getNoticeInfo', notice(31, 'From last year')],
  ])
  await expect.element(page.getByText('Text of 31.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Newer/ })).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).requests.readNotice).toEqual({ id: 31 })
  expect((await exchange.inspect()).calls.readNotice).toBe(1)
})

test.each([
  ['beside the list', 1000],
  ['instead of the list', 390],
])('opens a message %s if it is not on the first page, and marks it as read', async (_, width) => {
  const old = { ...message, id: 3, title: 'Withdrawal sent', content: '100 USDT sent' }
  const exchange = await show({ width, view: 'messages', selected: 3 }, [
    ['getNotifyList', pageOf([old]), { id: 3 }],
  ])
  await expect.element(page.getByText('100 USDT sent')).toBeVisible()
  const row = page.getByRole('button', { name: /^Deposit credited/ })
  await (width > 680 ? expect.element(row).toBeVisible() : expect.element(row).not.toBeInTheDocument())
  await expect.poll(async () => (await exchange.inspect()).requests.readNotify).toEqual({ id: 3 })
})

test('a link to a message that the member does not have opens the newest message', async () => {
  await show({ width: 1000, view: 'messages', selected: 3 }, [['getNotifyList', pageOf([]), { id: 3 }]])
  await expect.element(page.getByRole('article').getByText('250 USDT arrived')).toBeVisible()
})

test('a link to an announcement that does not exist opens the newest announcement', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'getNoticeList', data: pageOf([notice(1, 'Newer')]) })
  await exchange.step({ do: 'fail', call: 'getNoticeInfo', code: 4004, error: 'NOT_FOUND' })
  const kit = { client: exchange.sdk, locale: 'en', width: 1000 } as const
  await renderKit(<Notices selected={9999} />, kit)
  await expect.element(page.getByText('Text of 1.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

test('a link with an id that is not a number opens the newest announcement', async () => {
  await show({ width: 1000, selected: Number('abc') })
  await expect.element(page.getByText('Text of 1.')).toBeVisible()
})

test('if no user is logged in, shows the announcements without marking them as read, and asks for the log-in instead of showing messages', async () => {
  const exchange = await show({ width: 1000, signedIn: false })
  await expect.element(page.getByRole('heading', { name: 'Newer' })).toBeVisible()
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await expect.element(page.getByText('Log in to see your notifications')).toBeVisible()
  expect((await exchange.inspect()).calls.readNotice).toBeUndefined()
})

test('loads the messages again when the stream delivers a new one', async () => {
  const exchange = await show({ width: 390, view: 'messages' })
  await expect.element(page.getByRole('button', { name: /^Deposit credited/ })).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  const arrived = { ...message, id: 8, title: 'Identity verified' }
  await exchange.step({ do: 'answer', call: 'getNotifyList', data: pageOf([arrived, message]) })
  await exchange.step({ do: 'member', data: { kind: 'notify', notify: arrived } })
  await expect.element(page.getByRole('button', { name: /^Identity verified/ })).toBeVisible()
})

test('if no message matches the filter, shows “Nothing matches” and a button that clears the filter', {
  tags: 'deep',
}, async () => {
  await show({ width: 1000, view: 'messages' }, [['getNotifyList', pageOf([]), { type: 'security' }]])
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Security' }).click()
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  expect(page.getByText('No notifications').query()).toBeNull()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByRole('button', { name: /^Deposit credited/ })).toBeVisible()
})

test('after another member has logged in, neither shows the message that the former member opened nor marks it as read', async () => {
  const exchange = await show({ width: 1000, view: 'messages' })
  await expect.element(page.getByRole('article').getByText('250 USDT arrived')).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).calls.readNotify).toBe(1)
  exchange.sdk.token.clear()
  await expect.element(page.getByText('Log in to see your notifications')).toBeVisible()
  await exchange.step({ do: 'answer', call: 'getNotifyList', data: pageOf([]) })
  exchange.sdk.token.set('u'.repeat(32))
  await expect.element(page.getByText('No notifications')).toBeVisible()
  expect(page.getByText('250 USDT arrived').query()).toBeNull()
  expect((await exchange.inspect()).calls.readNotify).toBe(1)
})

import { useEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useText } from '../../../shared/i18n/use-text.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { useLatestNotice } from '../queries.ts'
import { PopUpNotice } from './pop-up-notice.tsx'

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

/**
 * Shows the id of the newest announcement once the texts and the announcement are loaded. A pop-up announcement would
 * open at the same time.
 */
function NewestId() {
  const { ready } = useText('notices')
  const { data } = useLatestNotice()
  const [id, setId] = useState<number>()
  useEffect(() => {
    if (ready) setId(data?.id)
  }, [ready, data])
  return <span data-testid="newest">{id}</span>
}

async function show(data: object | null, node = <PopUpNotice />) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  await exchange.step({ do: 'answer', call: 'getLastNotice', data })
  await exchange.step({ do: 'answer', call: 'readNotice', data: { unread: 0 } })
  await renderKit(
    <>
      {node}
      <NewestId />
    </>,
    { client: exchange.sdk, locale: 'en' },
  )
  const answered = async () => (await exchange.inspect()).calls.getLastNotice ?? 0
  await expect.poll(() => document.querySelector('[data-testid=newest]')?.textContent).toBe(`${notice.id}`)
  return { exchange, answered }
}

const dialog = () => page.getByRole('dialog', { name: notice.title })

test('shows an unread pop-up announcement, and marks it as read when the member closes it', async () => {
  const { exchange, answered } = await show(notice)
  await expect.element(dialog().getByText('Prices are simulated.')).toBeVisible()
  expect((await exchange.inspect()).calls.readNotice).toBeUndefined()
  const before = await answered()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(async () => (await exchange.inspect()).requests.readNotice).toEqual({ id: 3 })
  // The test server still returns the announcement as unread, as if the call that marks it as read had not
  // been committed yet.
  await expect.poll(answered).toBeGreaterThan(before)
  await expect.element(dialog()).not.toBeInTheDocument()
})

/** A test host with two pages. On the first page `isHeld` prevents the announcement from opening. */
function Pages() {
  const [place, setPlace] = useState('/form')
  return (
    <>
      <button type="button" onClick={() => setPlace('/next')}>
        Next page
      </button>
      <PopUpNotice place={place} isHeld={() => place === '/form'} />
    </>
  )
}

test('a pop-up announcement does not open while the current page suppresses pop-ups, and opens on the next page', async () => {
  await show(notice, <Pages />)
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(dialog()).toBeVisible()
})

test('does not open an announcement that is not a pop-up announcement', async () => {
  await show({ ...notice, popup: false })
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a link in the announcement closes it, marks it as read and passes the path to the host', async () => {
  const onNavigate = vi.fn()
  const content_html = '<p><a href="/help">Read more</a></p>'
  const { exchange } = await show({ ...notice, content_html }, <PopUpNotice onNavigate={onNavigate} />)
  await page.getByRole('link', { name: 'Read more' }).click()
  expect(onNavigate.mock.calls).toEqual([['/help']])
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(async () => (await exchange.inspect()).requests.readNotice).toEqual({ id: 3 })
})

test('an announcement that one member has closed opens for the next member', async () => {
  const { exchange } = await show(notice)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  exchange.sdk.token.set('u'.repeat(32))
  await expect.element(dialog()).toBeVisible()
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { HelpSearch } from './help-search.tsx'

const pageOf = (total: number) => ({ limit: 4, total, pages: 1, current: 1 })
const guide = { id: 4, cate_id: 2, title: 'Withdraw coins', summary: 'Fees and limits.', updated_at: 0 }
const question = {
  ...{ id: 9, cate_id: 2, question: 'Can I cancel a withdrawal?', sort: 1 },
  answer_html: '<p>Yes, see <a href="/withdraw">Withdraw</a>.</p>',
}

async function openSearch({ shadow = false, found = true } = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const list = (row: object) => (found ? { page: pageOf(1), list: [row] } : { page: pageOf(0), list: [] })
  await exchange.step({ do: 'answer', call: 'getHelpList', data: list(guide) })
  await exchange.step({ do: 'answer', call: 'queryQuestion', data: list(question) })
  const onNavigate = vi.fn<(path: string) => void>()
  const links = {
    ...{ guide: (id: number) => `/guides/${id}`, onNavigate },
    center: (keyword?: string) => (keyword ? `/help?keyword=${keyword}` : '/help'),
  }
  await renderKit(<HelpSearch links={links} />, { client: exchange.sdk, locale: 'en', shadow })
  const field = page.getByRole('combobox', { name: 'Search the help center' })
  return { exchange, onNavigate, field }
}

test.each([false, true])(
  'Enter opens a found guide, and a press on a found question opens its answer, shadow root: %s',
  async (shadow) => {
    const { exchange, onNavigate, field } = await openSearch({ shadow })
    await field.fill('withdrawals')
    await expect.element(page.getByRole('status').filter({ hasText: '2 results' })).toBeInTheDocument()
    await expect
      .poll(async () => (await exchange.inspect()).requests.getHelpList)
      .toMatchObject({
        keyword: 'withdrawals',
      })
    const option = page.getByRole('option', { name: 'Withdraw coins Fees and limits.' })
    await expect.element(option).toBeVisible()
    expect(option.element().querySelector('mark')?.textContent).toBe('Withdraw')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onNavigate).toHaveBeenLastCalledWith('/guides/4')
    await field.click()
    await page.getByRole('option', { name: 'Can I cancel a withdrawal?' }).click()
    const answer = page.getByRole('dialog', { name: 'Can I cancel a withdrawal?' })
    await answer.getByRole('link', { name: 'Withdraw' }).click()
    expect(onNavigate).toHaveBeenLastCalledWith('/withdraw')
    await userEvent.keyboard('{Escape}')
    await expect.element(answer).not.toBeInTheDocument()
    await expect.poll(focused).toBe(field.element())
  },
)

test('if no result is selected, Enter opens the page with all results', async () => {
  const { onNavigate, field } = await openSearch()
  await field.fill('withdrawals')
  await expect.element(page.getByRole('option', { name: 'All results (2)' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/help?keyword=withdrawals')
})

test('shows that nothing was found; Esc closes the list of results, and a button clears the search field', async () => {
  const { field } = await openSearch({ found: false })
  await field.fill('xyz')
  const none = page.getByText('Nothing found for “xyz”')
  await expect.element(none).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(none).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('xyz')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(field).toHaveValue('')
  await expect.poll(focused).toBe(field.element())
})

test('shows an error if the search fails, and the results after a retry', { tags: 'deep' }, async () => {
  const { exchange, field } = await openSearch()
  await exchange.step({ do: 'fail', call: 'getHelpList', code: 4003, error: 'FORBIDDEN' })
  await field.fill('withdrawals')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await exchange.step({ do: 'answer', call: 'getHelpList', data: { page: pageOf(1), list: [guide] } })
  await again.click()
  await expect.element(page.getByRole('option', { name: 'Withdraw coins Fees and limits.' })).toBeVisible()
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { HelpArticle } from './help-article.tsx'

const guide = {
  ...{ id: 6, cate_id: 3, title: 'Trade contracts', updated_at: 1_795_305_600_000 },
  content_html: '<p>See <a href="/rules">rules</a>.</p><h2>Liquidation</h2><p>a</p><h2>Funding</h2><p>b</p>',
  prev: { id: 5, title: 'Trade spot' },
  next: null,
}
const categories = [
  {
    ...{ id: 3, name: 'Spot and futures', icon: '/icons/help-trading.svg', sort: 1 },
    items: [guide.prev, { id: 6, title: guide.title }],
  },
]
const question = {
  id: 9,
  cate_id: 3,
  question: 'What is funding?',
  answer_html: '<p>A payment.</p>',
  sort: 1,
}
const pageOf = { limit: 6, total: 1, pages: 1, current: 1 }

async function openArticle({ shadow = false, failure = {}, id = 6 } = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'getHelpDetail', data: guide, ...failure })
  await exchange.step({ do: 'answer', call: 'getCateHelpList', data: categories })
  await exchange.step({ do: 'answer', call: 'queryQuestion', data: { page: pageOf, list: [question] } })
  const [onNavigate, onTitle] = [vi.fn<(path: string) => void>(), vi.fn<(title: string) => void>()]
  const links = { guide: (id: number) => `/guides/${id}`, center: () => '/help', onNavigate }
  const article = <HelpArticle guide={id} links={links} onTitle={onTitle} />
  await renderKit(article, { client: exchange.sdk, locale: 'en', shadow })
  return { exchange, onNavigate, onTitle }
}

test.each([false, true])('shows a guide with its contents and questions, shadow root: %s', async (shadow) => {
  const { onNavigate, onTitle } = await openArticle({ shadow })
  await expect.element(page.getByRole('heading', { name: 'Trade contracts', level: 1 })).toBeVisible()
  await expect.poll(() => onTitle.mock.lastCall).toEqual(['Trade contracts'])
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('button', { name: 'Funding' })
    .click()
  await expect.poll(focused).toBe(page.getByRole('heading', { name: 'Funding' }).element())
  await page.getByRole('link', { name: 'rules' }).click()
  expect(onNavigate).toHaveBeenLastCalledWith('/rules')
  await page.getByRole('link', { name: 'Previous Trade spot' }).click()
  expect(onNavigate).toHaveBeenLastCalledWith('/guides/5')
  await page.getByText('What is funding?').click()
  await expect.element(page.getByText('A payment.')).toBeVisible()
})

test('for an unknown guide, shows a message with a link to the help center', async () => {
  const { onNavigate, onTitle } = await openArticle({
    failure: { do: 'fail', code: 4004, error: 'NOT_FOUND' },
  })
  await expect.element(page.getByRole('heading', { name: 'This guide does not exist' })).toBeVisible()
  await page.getByRole('link', { name: 'Help center' }).click()
  expect(onNavigate).toHaveBeenLastCalledWith('/help')
  expect(onTitle).not.toHaveBeenCalled()
})

test('for an id that is not a number, requests no guide and says that the guide does not exist', async () => {
  const { exchange } = await openArticle({ id: Number('abc') })
  await expect.element(page.getByRole('heading', { name: 'This guide does not exist' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Help center' })).toBeVisible()
  expect((await exchange.inspect()).calls.getHelpDetail).toBeUndefined()
})

test('if the server does not answer, shows an error instead of the message for an unknown guide', async () => {
  await openArticle({ failure: { do: 'fail', status: 502 } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: 'This guide does not exist' }))
    .not.toBeInTheDocument()
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { HelpCenter } from './help-center.tsx'

const pageOf = (total: number) => ({ limit: 8, total, pages: total > 0 ? 1 : 0, current: 1 })
const categories = [
  ...[{ id: 1, name: 'Start', icon: '/icons/help-start.svg', sort: 1, items: [{ id: 1, title: 'Log in' }] }],
  ...[{ id: 2, name: 'Funds', icon: '/icons/help-funds.svg', sort: 2, items: [] }],
]
const guide = { id: 1, cate_id: 1, title: 'Log in', summary: 'And back in.', updated_at: 0 }
const question = { id: 1, cate_id: 1, question: 'Why?', answer_html: '<p>Because.</p>', sort: 1 }
const video = {
  ...{ id: 3, title: 'First deposit', cover: '/cover.svg', cate: 'start', duration: 125, views: 4 },
  published_at: 0,
}
const play = { id: 3, poster: '/cover.svg', duration: 125, views: 5 }
const sources = [
  { quality: '720p', mime: 'video/mp4', url: 'https://media.example/a.mp4' },
  { quality: '360p', mime: 'video/mp4', url: 'javascript:alert(1)' },
]

const article = {
  ...{ id: 1, cate_id: 1, title: 'Log in', updated_at: 0, prev: null },
  next: { id: 2, title: 'Deposit coins' },
  content_html: '<p>See <a href="/rules">rules</a>.</p>',
}

const tracks = [
  { lang: 'en', label: 'English', url: 'https://media.example/a.en.vtt' },
  { lang: 'fr', label: 'Français', url: 'https://media.example/a.fr.vtt' },
  { lang: 'ja', label: '日本語', url: 'javascript:alert(1)' },
]

type Setting = { keyword?: string; videos?: object[]; shadow?: boolean; alone?: boolean; framed?: boolean }

async function openCenter(setting: Setting = {}) {
  const { keyword, videos = [], shadow = false, alone = false, framed = false } = setting
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const answers = {
    getCateHelpList: categories,
    getHelpList: { page: pageOf(1), list: [guide] },
    getHelpDetail: article,
    queryQuestion: { page: pageOf(1), list: [question] },
    getVideoList: { page: pageOf(videos.length), list: videos },
    getVideoDetail: { ...video, content_html: '<p>About it.</p>', related: [] },
    getVideoData: { ...play, sources, tracks },
    getWhitepaperList: { page: pageOf(0), list: [] },
  }
  for (const [call, data] of Object.entries(answers))
    await exchange.step({ do: 'answer', call, data, breaksContract: call === 'getVideoData' })
  const onNavigate = vi.fn<(path: string) => void>()
  const onOpenPage = vi.fn<(page: { name: string }) => void>()
  const links = { guide: (id: number) => `/guides/${id}`, center: () => '/help', onNavigate }
  const center = (
    <HelpCenter onOpenPage={onOpenPage} {...(alone ? {} : { links })} {...(keyword ? { keyword } : {})} />
  )
  await renderKit(center, { client: exchange.sdk, locale: 'en', shadow, framed })
  return { exchange, onNavigate, onOpenPage }
}

test.each([false, true])(
  'after a topic is chosen, requests only the guides and questions of this topic, shadow root: %s',
  async (shadow) => {
    const { exchange, onNavigate } = await openCenter({ shadow })
    await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
    expect(onNavigate).toHaveBeenLastCalledWith('/guides/1')
    await page.getByRole('button', { name: 'All on this topic Funds' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Topic' })).toHaveTextContent('Funds')
    await expect
      .poll(async () => (await exchange.inspect()).requests)
      .toMatchObject({ getHelpList: { cate_id: 2 }, queryQuestion: { cate_id: 2 } })
    await expect.element(page.getByRole('heading', { name: 'Videos' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Whitepapers' })).not.toBeInTheDocument()
  },
)

test('if a keyword is given, shows its search results instead of the topics, and a button that opens the start page', async () => {
  const { exchange, onNavigate } = await openCenter({ keyword: 'logging in' })
  await expect.element(page.getByRole('heading', { name: 'Results for “logging in”' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Topics' })).not.toBeInTheDocument()
  await expect
    .poll(async () => (await exchange.inspect()).requests)
    .toMatchObject({ getHelpList: { keyword: 'logging in' }, queryQuestion: { keyword: 'logging in' } })
  await page.getByText('Why?').click()
  await expect.element(page.getByText('Because.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  expect(onNavigate).toHaveBeenLastCalledWith('/help')
})

test('plays a video, turns on the captions in the user’s language, and ignores files whose URL is not a web address', async () => {
  await openCenter({ videos: [video] })
  await page.getByRole('button', { name: '2:05 Play First deposit' }).click()
  await expect.element(page.getByText('About it.')).toBeVisible()
  const addresses = () =>
    [...document.querySelectorAll('video source')].map((source) => source.getAttribute('src'))
  await expect.poll(addresses).toEqual(['https://media.example/a.mp4'])
  const captions = [...document.querySelectorAll('track')].map(({ srclang, src, default: shown }) => [
    srclang,
    src,
    shown,
  ])
  expect(captions).toEqual([
    ['en', 'https://media.example/a.en.vtt', true],
    ['fr', 'https://media.example/a.fr.vtt', false],
  ])
})

test('opens guides, topics and search results within the widget if the host has no help pages', async () => {
  const { exchange } = await openCenter({ alone: true, shadow: true })
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Next Deposit coins' }).click()
  await expect.poll(async () => (await exchange.inspect()).requests.getHelpDetail).toMatchObject({ id: 2 })
  await page.getByRole('button', { name: 'Help center' }).click()
  await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search the help center' })
  await field.fill('deposits')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Results for “deposits”' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible()
})

test('in an iframe, a link to a page of the site in a guide calls onOpenPage instead of opening the page', async () => {
  const { onOpenPage } = await openCenter({ alone: true, framed: true })
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await page.getByRole('link', { name: 'rules' }).click()
  expect(onOpenPage.mock.calls).toEqual([[{ name: 'rules' }]])
})

test('outside an iframe, the browser follows a link in a guide', async () => {
  const { onOpenPage } = await openCenter({ alone: true })
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  const link = page.getByRole('link', { name: 'rules' })
  await expect.element(link).toBeVisible()
  let isFollowed = false
  const onClick = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', onClick)
  onTestFinished(() => document.removeEventListener('click', onClick))
  await link.click()
  expect(isFollowed).toBe(true)
  expect(onOpenPage).not.toHaveBeenCalled()
})

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../testing/render-site.tsx'

const box = (part: string | Element) =>
  (typeof part === 'string' ? document.querySelector(part)! : part).getBoundingClientRect()

describe('a terminal in landscape', () => {
  test('in landscape, the sheet with the order ticket uses the height of the window, and its backdrop covers the page', {
    tags: 'deep',
  }, async () => {
    await renderSite('/mbexchange?symbol=BTCUSDT', { width: 390, signedIn: true })
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
    await expect.element(page.getByRole('dialog'), longWait).toBeVisible()
    await expect.poll(() => box('.bl-backdrop').top).toBe(152)
    await page.viewport(844, 390)
    await expect.poll(() => box('.bl-backdrop').top).toBe(0)
    await expect.poll(() => Math.round(box('.bl-sheet').top)).toBe(48)
  })

  const showsBell =
    'on %s, the notice bell does not cover the button that opens the list of symbols, and is hidden in landscape'

  /** Opens a terminal, expects the bell beside the list button, turns the phone, and expects that the bell is hidden. */
  async function expectBell(path: string) {
    await renderSite(`${path}?symbol=BTCUSDT`, { width: 390, signedIn: true })
    await expect.poll(() => document.querySelector('.bl-symbol-bar__pick'), longWait).not.toBeNull()
    const bell = () => box('.mb-terminal__top > .bl-notice-bell')
    await expect.poll(() => bell().width, longWait).toBeGreaterThan(0)
    expect(box('.bl-symbol-bar__pick').right).toBeLessThanOrEqual(bell().left)
    await page.viewport(844, 390)
    await expect.poll(() => bell().width).toBe(0)
  }

  test.each(['/mbexchange'])(showsBell, expectBell)

  test.each(['/mbcurrency'])(showsBell, { tags: 'deep' }, expectBell)
})

test.each([
  ['one line', 'Nouveautés', true],
  ['five lines', 'Nouveaux contrats '.repeat(6), false],
])('a title of %s on a slide of the home page is not cut on a narrow phone', async (_lines, title, isLow) => {
  await import('../features/site/home.css')
  const slide = { id: 1, title, image: '/slide.svg', link: null, sort: 1 }
  await renderSite('/mbhome', {
    width: 320,
    locale: 'fr',
    answers: { carousel: [slide, { ...slide, id: 2, sort: 2 }] },
  })
  const text = () => document.querySelector('.home-slides__slide > strong')
  await expect.poll(text, longWait).not.toBeNull()
  expect(box(text()!).top - box('.home-slides').top).toBeGreaterThanOrEqual(8)
  expect(box('.home-slides').bottom - box(text()!).bottom).toBeGreaterThanOrEqual(24)
  if (isLow) await expect.poll(() => box('.home-slides').height).toBeLessThan(92)
})

test('the icon of the outage banner is beside its text, even if the text has several lines', async () => {
  const { sdk, step } = await renderSite('/mbquotes', { width: 320 })
  await expect.poll(() => sdk.stream.state.get(), longWait).toBe('live')
  await step({ do: 'down' })
  dispatchEvent(new Event('online'))
  await expect.poll(() => document.querySelector('.site-banner > p'), { timeout: 30_000 }).not.toBeNull()
  const text = document.createRange()
  text.selectNodeContents(document.querySelector('.site-banner > p')!.lastChild!)
  expect(text.getBoundingClientRect().top).toBeLessThan(box('.site-banner .bl-icon').bottom)
  expect(text.getBoundingClientRect().left).toBeGreaterThan(box('.site-banner .bl-icon').right)
})

test('on a phone, the panels of the invite page have margins and gaps, and the figures of the page are in two columns', async () => {
  await renderSite('/mbshare', {
    width: 390,
    signedIn: true,
    samples: { getMemberInfo: {}, getTeamData: {}, signLastLog: {} },
  })
  await expect.poll(() => document.querySelectorAll('.bl-invite__figures dd').length, longWait).toBe(6)
  await expect
    .poll(() => document.querySelectorAll('.site-main .bl-panel').length, longWait)
    .toBeGreaterThan(4)
  const panels = [...document.querySelectorAll('.site-main .bl-panel')].map(box)
  for (const [at, { left, right, top }] of panels.entries()) {
    expect([left, right]).toEqual([16, 374])
    if (at > 0) expect(top - panels[at - 1]!.bottom).toBeGreaterThanOrEqual(8)
  }
  const columns = [...document.querySelectorAll('.bl-invite__figures > div')].map((part) => box(part).left)
  expect(new Set(columns).size).toBe(2)
})

test('on a phone of 844 px, the button of the registration is inside the window', async () => {
  await import('../features/session/mobile-stage.css')
  await renderSite('/mbregister', { width: 390, locale: 'es' })
  const submit = () => document.querySelector('.bl-register [type=submit]')
  await expect.poll(submit, longWait).not.toBeNull()
  // The bar about paper trading above the page has 24 px.
  await expect.poll(() => box(submit()!).bottom - box('.site-main').top).toBeLessThanOrEqual(844 - 24)
})

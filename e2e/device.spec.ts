import { expect, type Page, test } from '@playwright/test'
import { expectPlace } from './pages.ts'

const KEY = 'bourselet.device'

// There are two Playwright projects, desktop and phone. These tests set the width of the window themselves, so they run
// in only one project.
test.describe('desktop or phone layout that the root address opens', { tag: '@desktop' }, () => {
  for (const [width, place] of [
    [1024, '/mbhome'],
    [1025, '/home'],
  ] as const)
    test(`at a width of ${width} px, the root address opens ${place}; going back opens the previous page`, {
      tag: width === 1024 ? [] : '@deep',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/market')
      await page.goto('/')
      await expectPlace(page, place)
      await page.goBack()
      await expectPlace(page, '/market')
    })

  test('the address /?mode=mobile opens the phone layout and /?mode=pc the desktop layout, in upper or lower case, and the site stores the choice @deep', async ({
    page,
  }) => {
    await page.goto('/?mode=MOBILE')
    await expectPlace(page, '/mbhome')
    await page.goto('/')
    await expectPlace(page, '/mbhome')
    await page.goto('/?mode=pc')
    await expectPlace(page, '/home')
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('pc')
  })

  test('the root address ignores an unknown layout in its query', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/?mode=tablet')
    await expectPlace(page, '/home')
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  })

  test('the root address opens the stored layout at any width of the window', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('/home')
    await page.evaluate((key) => localStorage.setItem(key, 'mobile'), KEY)
    await page.goto('/')
    await expectPlace(page, '/mbhome')
  })
})

/** Resizes the window and waits for the resize event. The site reacts to this event after a delay. */
async function resize(page: Page, width: number) {
  await page.evaluate(() => {
    const resized = new Promise((done) => addEventListener('resize', () => done(null), { once: true }))
    Object.assign(window, { resized })
  })
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => (window as never as { resized: Promise<null> }).resized)
}

/** Opens a page and then stops the page's clock, so that its timers run only when a test advances the clock. */
async function openAndFreeze(page: Page, place: string) {
  await page.clock.install()
  await page.goto(place)
  await expect(page.getByRole('main')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
}

const pathOf = (page: Page) => new URL(page.url()).pathname

test.describe('desktop or phone layout after the window was resized', { tag: '@desktop' }, () => {
  test('when the home page is resized, the site opens the home page of the layout for the new width', {
    tag: '@deep',
  }, async ({ page }) => {
    await openAndFreeze(page, '/home')
    await resize(page, 900)
    await page.clock.runFor(149)
    await resize(page, 800)
    await page.clock.runFor(149)
    expect(pathOf(page)).toBe('/home')
    await page.clock.runFor(1)
    await expectPlace(page, '/mbhome')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Futures' })).toBeVisible()
    await resize(page, 1300)
    await page.clock.runFor(150)
    await expectPlace(page, '/home')
  })

  test('resizing the window keeps the layout that was chosen by the query `mode`', { tag: '@deep' }, async ({
    page,
  }) => {
    await openAndFreeze(page, '/?mode=pc')
    await expectPlace(page, '/home')
    await resize(page, 600)
    await page.clock.runFor(1000)
    expect(pathOf(page)).toBe('/home')
  })

  test('resizing the window keeps the desktop layout on every page except the home page', {
    tag: '@deep',
  }, async ({ page }) => {
    await openAndFreeze(page, '/market')
    await resize(page, 600)
    await page.clock.runFor(1000)
    expect(pathOf(page)).toBe('/market')
  })
})

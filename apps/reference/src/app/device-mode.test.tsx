import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RESIZE_DEBOUNCE_MS, storeDevice, storedDevice } from '../shared/device.ts'
import { longWait, renderSite } from '../testing/render-site.tsx'

/** Resizes the window and waits longer than the delay after which the site reacts to a resize. */
async function resizeAndWait(width: number) {
  await page.viewport(width, 900)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS * 3)
  vi.useRealTimers()
}

describe('root address', () => {
  test.each([
    [1025, '/', '/home'],
    [1024, '/', '/mbhome'],
    [1440, '/?mode=mobile', '/mbhome'],
    [390, '/?Mode=PC', '/home'],
    [1440, '/?mode=tablet', '/home'],
  ])('in a viewport with a width of %i px the path %s opens %s', async (width, path, home) => {
    const { at } = await renderSite(path, { width })
    await expect.poll(at, longWait).toBe(home)
  })

  test('the root address without a query opens the layout that an earlier query has chosen, such as ?mode=mobile', async () => {
    const { at, router } = await renderSite('/?mode=mobile')
    await expect.poll(at, longWait).toBe('/mbhome')
    expect(storedDevice()).toBe('mobile')
    router.navigate('/')
    await expect.poll(at, longWait).toBe('/mbhome')
  })
})

describe('home page', () => {
  test('when the member stops resizing the window, the site switches to the layout for the new width', async () => {
    const { at } = await renderSite('/home', { width: 1440 })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A change of the viewport causes a resize event, whose handler starts a timer. The fake timers are installed
    // before the change, so that this timer is a fake timer too.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await page.viewport(800, 900)
    for (let times = 0; times < 3; times += 1) {
      dispatchEvent(new Event('resize'))
      vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1)
      expect(at()).toBe('/home')
    }
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expect.poll(at, longWait).toBe('/mbhome')
    await expect.element(page.getByRole('link', { name: 'Search coin or pair' })).toBeVisible()
    await page.viewport(1440, 900)
    await expect.poll(at, longWait).toBe('/home')
  })

  test('if the member has chosen a layout, resizing the window on the home page does not switch it', async () => {
    const { at } = await renderSite('/home', { width: 1440 })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    storeDevice('pc')
    await resizeAndWait(800)
    expect(at()).toBe('/home')
  })

  test('resizing the window on a page other than the home page keeps the layout', async () => {
    const { at } = await renderSite('/terms', { width: 1440 })
    await resizeAndWait(800)
    expect(at()).toBe('/terms')
  })
})

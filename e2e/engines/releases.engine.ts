import { expect } from '@playwright/test'
import { type ReleasePages, serveReleases } from '../release-pages.ts'
import { test } from './fixtures.ts'

let pages: ReleasePages

test.beforeAll(async () => {
  pages = await serveReleases()
})
test.afterAll(() => pages.close())

/** Returns the price that the ticker of the page shows, or an empty text. */
const readPrice = () =>
  document.querySelector('bourselet-ticker')?.shadowRoot?.querySelector('.bl-price')?.textContent ?? ''

/** Returns the folders below `/elements/` from which the page has requested files. */
const readFolders = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/elements\/([^/]+)\//.exec(name)?.[1] ?? []),
  ),
]

test('a pinned release with `integrity` shows a price, with files of this release alone', async ({ tab }) => {
  await tab.open(`${pages.partner}/v1.2.3/autoload.js`)
  await expect.poll(() => tab.run(readPrice)).toMatch(/\d\.\d/)
  expect(await tab.run(readFolders)).toEqual(['v1.2.3'])
  expect(tab.problems()).toEqual([])
})

test('a release whose hash differs from the attribute `integrity` defines no tag', async ({ tab }) => {
  await tab.open(`${pages.partner}/v1.2.3/frame.js`)
  // The event `load` comes after the script was either run or refused.
  await expect.poll(() => tab.run(() => document.readyState)).toBe('complete')
  expect(await tab.run(readFolders)).toEqual(['v1.2.3'])
  expect(await tab.run(() => customElements.get('bourselet-ticker') === undefined)).toBe(true)
})

test('the redirect of a range of releases leads to the newest one, from which all further files come', async ({
  tab,
}) => {
  await tab.open(`${pages.partner}/v1/autoload.js`)
  await expect.poll(() => tab.run(readPrice)).toMatch(/\d\.\d/)
  expect((await tab.run(readFolders)).sort()).toEqual(['v1', 'v1.3.0'])
  expect(tab.problems()).toEqual([])
})

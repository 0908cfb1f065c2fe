import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { writeDocs } from '../apps/docs/src/site.ts'
import { addReleases, type PageList } from '../apps/docs/src/versions.ts'
import { local, securityHeaders } from '../apps/reference/security-headers.ts'
import { serveSite } from '../scripts/serve-site.ts'
import { violations } from './axe.ts'
import { tabTo } from './pages.ts'

/** A page of the documentation that the release 0.9.0 does not have. */
const newPage = 'tags/order-book/'

let folder: string
let server: Awaited<ReturnType<typeof serveSite>>
let address: string

/** Removes a page from a build of the documentation, as if a later version had added it. */
function removePage(docs: string, path: string): void {
  rmSync(join(docs, path), { recursive: true })
  const file = join(docs, 'pages.json')
  const list: PageList = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...list, pages: list.pages.filter((one) => one !== path) }))
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-versions-'))
  const archive = join(folder, 'archive')
  for (const version of ['0.9.0', '0.10.0', '0.11.0', '0.12.0-next.1'])
    writeDocs(join(archive, version), version)
  removePage(join(archive, '0.9.0'), newPage)
  const site = join(folder, 'site')
  writeDocs(join(site, 'docs'), 'next')
  addReleases(join(site, 'docs'), archive)
  writeDocs(join(site, 'alone'), '0.10.0')
  // Like the real site, this server answers every unknown address with index.html. This includes the address of a
  // missing version list or of a missing page of the documentation.
  writeFileSync(join(site, 'index.html'), '<!doctype html><html lang="en"><title>Site</title>')
  server = await serveSite(site, 0, securityHeaders(local), {})
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const menu = (page: Page) => page.getByRole('button', { name: 'Version' })
const version = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Versions' }).getByRole('link', { name })
const notice = (page: Page) => page.getByRole('complementary', { name: 'Newer version' })

test('a developer changes the version of a documentation page by keyboard, and an old version shows a notice of the latest release @desktop @deep', async ({
  page,
}) => {
  const complaints: string[] = []
  // The error about the missing config.json is expected, because this site has no API.
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== `${address}/config.json`)
      complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(`${address}/docs/0.10.0/${newPage}#events`)
  await expect(menu(page)).toHaveText('Version 0.10.0')
  await expect(notice(page)).toContainText('This page is about version 0.10.0. The latest release is 0.11.0.')

  await tabTo(page, menu(page))
  await page.keyboard.press('Enter')
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('link')).toHaveText([
    'next unreleased',
    '0.12.0-next.1 pre-release',
    '0.11.0 latest',
    '0.10.0',
    '0.9.0',
  ])
  await expect(version(page, '0.10.0')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('End')
  await expect(version(page, '0.9.0')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(version(page, '0.9.0')).toBeHidden()
  await expect(menu(page)).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(version(page, 'next unreleased')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(version(page, '0.11.0')).toHaveAttribute('href', `${address}/docs/0.11.0/${newPage}#events`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}/docs/0.11.0/${newPage}#events`)
  await expect(menu(page)).toHaveText('Version 0.11.0 latest')
  await expect(notice(page)).toHaveCount(0)

  await menu(page).click()
  await expect(version(page, '0.10.0')).toHaveAttribute('href', `${address}/docs/0.10.0/${newPage}#events`)
  await expect(version(page, '0.9.0')).toHaveAttribute('href', `${address}/docs/0.9.0/`)
  await version(page, '0.9.0').click()
  await expect(page).toHaveURL(`${address}/docs/0.9.0/`)
  await expect(menu(page)).toHaveText('Version 0.9.0')
  await notice(page).getByRole('link', { name: 'Read this page of 0.11.0' }).click()
  await expect(page).toHaveURL(`${address}/docs/0.11.0/`)

  // The relative links of the page would lead nowhere without the slash at the end of `/docs/`. The site must therefore
  // add the missing slash to the address.
  await page.goto(`${address}/docs`)
  await expect(page).toHaveURL(`${address}/docs/`)
  await expect(menu(page)).toHaveText('Version next unreleased')
  await expect(notice(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('documentation without a list of versions shows its own version and has no menu @desktop @deep', async ({
  page,
}) => {
  await page.goto(`${address}/alone/`)
  await page.evaluate((script) => import(script).then(({ shown }) => shown), `${address}/alone/versions.js`)
  await expect(page.getByRole('banner')).toContainText('Version 0.10.0')
  await expect(menu(page)).toHaveCount(0)
  await expect(notice(page)).toHaveCount(0)
})

test('the open menu of versions has no accessibility violation in either theme and fits a width of 390 px @desktop @deep', async ({
  page,
}) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}/docs/0.10.0/${newPage}`)
    await expect(notice(page)).toBeVisible()
    await menu(page).click()
    expect(await violations(page), `${width}`).toEqual([])
    await page.locator('.theme').click()
    await menu(page).click()
    expect(await violations(page, 'contrast'), `${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const link of await page.getByRole('list', { name: 'Versions' }).getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(width)
      if (width === 390) expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  }
})

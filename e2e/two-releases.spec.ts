import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test, type WebSocket } from '@playwright/test'
import { scriptBuild } from '../scripts/build.ts'
import { addScriptReleases } from '../scripts/script-releases.ts'
import { api, site } from './addresses.ts'
import { freshMember } from './exchange.ts'
import { listen } from './partner-page.ts'

const [older, newer] = ['1.2.3', '1.3.0'] as const
/** Tags that the older release does not have, so that the newer release defines them. */
const newTags = ['order-book', 'balances']

// Playwright answers the requests for the page and its scripts. Chromium allows such a page to call servers on this
// machine only with this permission.
test.use({ permissions: ['local-network-access'] })

let folder: string

/** Removes the tags of `newTags` from the list in the loader of the older release. */
function removeNewTags(): void {
  const parts = join(folder, `v${older}`, 'parts')
  const loader = join(parts, readdirSync(parts).find((file) => /^loader-.*\.js$/.test(file))!)
  const code = readFileSync(loader, 'utf8')
  const changed = newTags.reduce((text, tag) => text.replace(` ${tag} `, ' '), code)
  expect(code.length - changed.length).toBe(newTags.join(' ').length + 1)
  writeFileSync(loader, changed)
}

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'two-releases-'))
  for (const version of [older, newer]) addScriptReleases(folder, scriptBuild, version, '')
  removeNewTags()
})

test.afterAll(() => rmSync(folder, { recursive: true }))

/** Opens a page of the operator's site with a script tag of each release. Returns the sockets of the page. */
async function openPage(page: Page, tags: string): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  await page.route(`${site}/elements/v*/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.replace('/elements/', '')) }),
  )
  const script = (version: string) =>
    `<script type="module" src="/elements/v${version}/autoload.js" data-api-base="${api}"></script>`
  await page.route(`${site}/two-releases.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Two releases</title><link rel="icon" href="data:,">
        ${script(older)}${script(newer)}${tags}`,
    }),
  )
  await page.goto(`${site}/two-releases.html`)
  return sockets
}

/** Waits until the page has one open socket. */
const expectOneSocket = (sockets: readonly WebSocket[]) =>
  expect.poll(() => sockets.filter((socket) => !socket.isClosed()).length).toBe(1)

test('two releases on a page share one socket and the settings, and the release that is loaded first defines the tags that both know @desktop', async ({
  page,
}) => {
  const { messages } = await listen(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const sockets = await openPage(
    page,
    `<bourselet-ticker symbol="BTCUSDT"></bourselet-ticker>
    <bourselet-order-book symbol="BTCUSDT" style="display: block; height: 500px"></bourselet-order-book>`,
  )
  const prices = [
    page.locator('bourselet-ticker .bl-price').first(),
    page.locator('bourselet-order-book [part~="price"]').first(),
  ]
  for (const price of prices) await expect(price).toHaveText(/^[\d,]+\.\d\d$/)
  const loaders = (tag: string) =>
    requested.filter((path) => path.endsWith(`/${tag}.js`)).map((path) => path.split('/')[2])
  expect(loaders('bourselet-ticker')).toEqual([`v${older}`])
  expect(loaders('bourselet-order-book')).toEqual([`v${newer}`])
  await expectOneSocket(sockets)
  for (const price of prices) {
    const shown = await price.textContent()
    await expect(price).not.toHaveText(shown!)
  }
  expect(sockets.filter((socket) => !socket.isClosed())).toHaveLength(1)

  await page.evaluate(async (version) => {
    const address = `/elements/v${version}/autoload.js`
    const { configure } = await import(address)
    configure({ locale: 'ja' })
  }, newer)
  for (const tag of ['ticker', 'order-book'])
    await expect(page.locator(`bourselet-${tag} .bl-root`).first()).toHaveAttribute('lang', 'ja')
  // A client that moves to the shared socket closes its own socket. Chromium reports this if that socket is still
  // connecting.
  expect(messages.filter((message) => !message.includes('closed before the connection'))).toEqual([])
})

test('a member who logs in in a tag of one release is logged in in the tags of another release, over one socket @desktop', async ({
  page,
}) => {
  const member = await freshMember({ USDT: '5000' })
  const sockets = await openPage(
    page,
    '<bourselet-login></bourselet-login><bourselet-balances></bourselet-balances>',
  )
  const balances = page.locator('bourselet-balances')
  await expect(balances.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  const login = page.locator('bourselet-login')
  await login.getByRole('textbox', { name: 'E-mail' }).fill(member.email)
  await login.getByLabel('Password', { exact: true }).fill(member.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(balances.getByText(/5,000/).first()).toBeVisible()
  await expectOneSocket(sockets)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { local, securityHeaders } from '../apps/reference/security-headers.ts'
import { addScriptReleases } from '../scripts/script-releases.ts'
import { serveSite } from '../scripts/serve-site.ts'
import { api } from './addresses.ts'
import { listen } from './partner-page.ts'

const build = join(import.meta.dirname, '../packages/elements/dist/cdn')

let folder: string
let operator: string
let partner: string
let servers: Server[]

/**
 * Serves a page with a ticker at `/<version>/<file>`. Its tags load the script and the style sheet from
 * `/elements/<version>/`. The attribute `integrity` has the hash of `<file>`, so a test can choose a wrong one. The
 * content security policy allows only this folder, or all of `/elements/` for the range `v1`.
 */
function servePages(): Promise<Server> {
  const integrity: Record<string, string> = JSON.parse(readFileSync(join(build, 'integrity.json'), 'utf8'))
  const server = createServer((request, response) => {
    const [, version, file] = request.url!.split('/')
    const elements = `${operator}/elements`
    const allowed = version === 'v1' ? `${elements}/` : `${elements}/${version}/`
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      [
        "default-src 'none'",
        `script-src ${allowed}`,
        `style-src ${allowed}`,
        `connect-src ${api} ${api.replace('http', 'ws')}`,
        'img-src data:',
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    )
    response.end(`<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">
      <link rel="stylesheet" href="${elements}/${version}/reserve.css">
      <script type="module" crossorigin src="${elements}/${version}/autoload.js"
        integrity="${integrity[file!]}" data-api-base="${api}"></script>
      <bourselet-ticker symbol="BTCUSDT"></bourselet-ticker>`)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'script-releases-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Site</title>')
  for (const version of ['1.2.3', '1.3.0']) addScriptReleases(join(folder, 'elements'), build, version, '')
  servers = [await serveSite(folder, 0, securityHeaders(local), {}), await servePages()]
  operator = `http://localhost:${portOf(servers[0]!)}`
  partner = `http://127.0.0.1:${portOf(servers[1]!)}`
})

test.afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

/** Records path, status and caching header of each response from the operator's site. */
function recordAnswers(page: Page): string[] {
  const answers: string[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === operator)
      answers.push(`${pathname} ${response.status()} ${response.headers()['cache-control']}`)
  })
  return answers
}

const price = (page: Page) => page.locator('bourselet-ticker .bl-price').first()

test('a pinned release with `integrity` shows a price under the strictest CSP, from immutable files of this release alone @desktop @deep', async ({
  page,
}) => {
  const { messages, violations } = await listen(page)
  const answers = recordAnswers(page)
  await page.goto(`${partner}/v1.2.3/autoload.js`)
  await expect(price(page)).toHaveText(/^[\d,]+\.\d\d$/)
  expect(answers.length).toBeGreaterThan(3)
  for (const answer of answers)
    expect(answer).toMatch(/^\/elements\/v1\.2\.3\/.+ 200 public, max-age=31536000, immutable$/)
  expect(await violations()).toEqual([])
  expect(messages).toEqual([])
})

test('a browser refuses the script of a release whose hash differs from the attribute `integrity` @desktop @deep', async ({
  page,
}) => {
  const { messages } = await listen(page)
  await page.goto(`${partner}/v1.2.3/frame.js`)
  await expect.poll(() => messages.join()).toContain('integrity')
  await expect(page.locator('bourselet-ticker:defined')).toHaveCount(0)
})

test('if a script tag names a range of releases, its settings apply and all further files come from the newest release @usually-desktop', async ({
  page,
}) => {
  const { messages, violations } = await listen(page)
  const answers = recordAnswers(page)
  await page.goto(`${partner}/v1/autoload.js`)
  await expect(price(page)).toHaveText(/^[\d,]+\.\d\d$/)
  const redirected = answers.filter((answer) => answer.includes(' 302 '))
  expect(redirected.sort()).toEqual(
    ['autoload.js', 'reserve.css'].map((file) => `/elements/v1/${file} 302 public, max-age=300`),
  )
  for (const answer of answers.filter((one) => !redirected.includes(one)))
    expect(answer).toMatch(/^\/elements\/v1\.3\.0\//)
  expect(await violations()).toEqual([])
  expect(messages).toEqual([])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveSite } from './serve-site.ts'

/** Serves a site with the given files besides index.html, and returns its address. */
async function serveFiles(...files: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Site</title>')
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `export const file = '${file}'`)
  }
  const server = await serveSite(folder, 0, {}, {})
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const forever = 'public, max-age=31536000, immutable'

test('the server answers 404 without a caching header for an unknown file, and index.html for an unknown page', async () => {
  const base = await serveFiles('assets/list-1a2b.js')
  const known = await fetch(`${base}/assets/list-1a2b.js`)
  expect([known.status, known.headers.get('cache-control')]).toEqual([200, forever])
  const unknown = await fetch(`${base}/assets/list-3c4d.js`)
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, null])
  for (const path of ['/exchange', '/assets/list', '/elements/v1.2.3/']) {
    const page = await fetch(base + path)
    expect([page.status, page.headers.get('cache-control')], path).toEqual([200, 'no-cache'])
    expect(await page.text()).toContain('<title>Site</title>')
  }
})

test('on pages of any origin, browsers keep the files of a release forever, and the redirect to the newest one for five minutes', async () => {
  const base = await serveFiles(
    ...['', 'v1.2.3/', 'v1.10.0/', 'v2.0.0-next.1/'].map((folder) => `elements/${folder}autoload.js`),
  )
  const get = async (path: string) => {
    const { status, headers } = await fetch(base + path, { redirect: 'manual' })
    return [
      status,
      ...['cache-control', 'access-control-allow-origin', 'location'].map((n) => headers.get(n)),
    ]
  }
  expect(await get('/elements/autoload.js')).toEqual([200, 'no-cache', '*', null])
  for (const version of ['v1.2.3', 'v2.0.0-next.1'])
    expect(await get(`/elements/${version}/autoload.js`)).toEqual([200, forever, '*', null])
  const short = 'public, max-age=300'
  expect(await get('/elements/v1/autoload.js?from=a')).toEqual([
    302,
    short,
    '*',
    '/elements/v1.10.0/autoload.js?from=a',
  ])
  expect(await get('/elements/v1.2/autoload.js')).toEqual([302, short, '*', '/elements/v1.2.3/autoload.js'])
  for (const unknown of ['v1.3/autoload.js', 'v2/autoload.js', 'v1.2.3/unknown.js'])
    expect(await get(`/elements/${unknown}`), unknown).toEqual([404, null, null, null])
})

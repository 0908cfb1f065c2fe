import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveSite } from './serve-site.ts'

test('the server answers 404 without a caching header for an unknown file, and index.html for an unknown page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Site</title>')
  writeFileSync(join(folder, 'assets', 'list-1a2b.js'), 'export {}')
  const server = await serveSite(folder, 0, {}, {})
  onTestFinished(() => void server.close())
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const known = await fetch(`${base}/assets/list-1a2b.js`)
  expect([known.status, known.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  const unknown = await fetch(`${base}/assets/list-3c4d.js`)
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, null])
  const page = await fetch(`${base}/exchange`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(await page.text()).toContain('<title>Site</title>')
})

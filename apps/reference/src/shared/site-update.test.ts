import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkForUpdate, entryOf, registerServiceWorker } from './site-update.ts'

test.each([
  ['<script type="module" crossorigin src="/assets/index-a1.js"></script>', '/assets/index-a1.js'],
  [
    '<script src="/first-paint.js"></script><script type="module" src="/src/main.tsx"></script>',
    '/src/main.tsx',
  ],
  ['<h1>Maintenance</h1>', undefined],
])('finds the entry script in the HTML %s', (html, entry) => {
  expect(entryOf(html)).toBe(entry)
})

test('a check for a new build does not fail if the connection is lost before the answer ends', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 1000 })
    response.write('<h1>', () => response.destroy())
  }).listen(0)
  await once(server, 'listening')
  const page = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { fetch } = globalThis
  const answered = vi.fn()
  vi.stubGlobal('fetch', async (path: string) => {
    const response = await fetch(new URL(path, page))
    answered(response.status)
    return response
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    server.close()
  })
  await expect(checkForUpdate()).resolves.toBeUndefined()
  expect(answered).toHaveBeenCalledWith(200)
})

test('a browser that refuses the service worker causes no unhandled rejection', async () => {
  const addresses: string[] = []
  // This fake is a plain function. A `vi.fn` would handle the rejection itself, so the test could not detect an
  // unhandled rejection.
  const register = (address: string) => {
    addresses.push(address)
    return Promise.reject(new Error('stored data is blocked'))
  }
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('document', { readyState: 'complete' })
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => {
    process.off('unhandledRejection', unhandled)
    vi.unstubAllGlobals()
  })
  registerServiceWorker()
  // Node reports unhandled rejections before it runs the next task, so the test waits for one task.
  await new Promise(setImmediate)
  expect(addresses).toEqual(['/sw.js'])
  expect(unhandled).not.toHaveBeenCalled()
})

import { expect, test } from '@playwright/test'
import { partner } from './addresses.ts'

/** Time in ms for which the page is busy. */
const BUSY_MS = 7_000

test('the server keeps the socket of a page that is too busy to send a message for seconds after it has connected @deep', async ({
  page,
}) => {
  await page.addInitScript((ms) => {
    const codes: number[] = []
    const Native = WebSocket
    class BusySocket extends Native {
      constructor(url: string) {
        super(url)
        this.addEventListener('close', ({ code }) => codes.push(code))
        this.addEventListener('open', () => {
          for (const start = performance.now(); performance.now() - start < ms; );
        })
      }
    }
    Object.assign(window, { codes, WebSocket: BusySocket })
  }, BUSY_MS)
  const received = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"subscribed"')),
    )
  await page.goto(`${partner}/every-tag.html?tags=bourselet-ticker`)
  await received
  expect(await page.evaluate(() => (window as never as { codes: number[] }).codes)).toEqual([])
})

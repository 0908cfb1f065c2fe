import { expect, test } from 'vitest'
import { MOST_CHARS, MOST_PER_SECOND, openLine } from './line.ts'

const read = (value: unknown) => (typeof value === 'number' ? value : null)

/** The last message of a test. It is not JSON, so the message channel ignores it. */
const END = 'end'

async function receive(...messages: unknown[]): Promise<number[]> {
  const { port1, port2 } = new MessageChannel()
  const received: number[] = []
  const line = openLine(port1, read, (message: number) => received.push(message))
  // A message port delivers messages in order. When the last message arrives, all earlier ones have therefore been
  // handled.
  const handled = new Promise<void>((done) => {
    port1.addEventListener('message', ({ data }) => data === END && done())
  })
  for (const one of [...messages, END]) port2.postMessage(one)
  await handled
  line.close()
  return received
}

test('the message channel ignores messages that are not text, not JSON, malformed or too long', async () => {
  const large = `1${' '.repeat(MOST_CHARS)}`
  expect(await receive('1', 2, { type: 3 }, '{', '"4"', large, '5')).toEqual([1, 5])
})

test('the message channel drops messages beyond the limit per second', async () => {
  const received = await receive(...Array.from({ length: 10_000 }, (_, index) => String(index)))
  // The limit applies to each second separately. The messages may arrive in two successive seconds, so up to twice the
  // limit may be received.
  expect(received.length).toBeGreaterThanOrEqual(MOST_PER_SECOND)
  expect(received.length).toBeLessThanOrEqual(2 * MOST_PER_SECOND)
})

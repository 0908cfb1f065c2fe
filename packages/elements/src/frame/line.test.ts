import { expect, test } from 'vitest'
import { MOST_CHARS, MOST_PER_SECOND, openLine } from './line.ts'

const read = (value: unknown) => (typeof value === 'number' ? value : null)

async function hear(...said: unknown[]): Promise<number[]> {
  const { port1, port2 } = new MessageChannel()
  const heard: number[] = []
  const line = openLine(port1, read, (message: number) => heard.push(message))
  for (const one of said) port2.postMessage(one)
  // Ports keep their order, so this answer arrives after all messages above.
  const { port1: near, port2: far } = new MessageChannel()
  await new Promise<void>((done) => {
    near.onmessage = () => done()
    setTimeout(() => far.postMessage(''), 50)
  })
  line.close()
  near.close()
  return heard
}

test('receives only text of a valid shape and size', async () => {
  const large = `1${' '.repeat(MOST_CHARS)}`
  expect(await hear('1', 2, { type: 3 }, '{', '"4"', large, '5')).toEqual([1, 5])
})

test('drops messages beyond the limit per second', async () => {
  const heard = await hear(...Array.from({ length: 10_000 }, (_, index) => String(index)))
  // If the flood spans two seconds, messages of both are counted.
  expect(heard.length).toBeGreaterThanOrEqual(MOST_PER_SECOND)
  expect(heard.length).toBeLessThanOrEqual(2 * MOST_PER_SECOND)
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { atEnd } from '../database/test-database.ts'
import { openRepacker } from './repacker.ts'
import { png } from './test-images.ts'

/** A thread that obeys: `die`, `hang`, `grow`, anything else is answered. */
const OBEDIENT = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', (bytes) => {
  const order = Buffer.from(bytes).toString()
  if (order === 'die') process.exit(1)
  if (order === 'throw') throw new Error('out of the blue')
  if (order === 'hang') for (;;);
  if (order === 'grow') { const all = []; for (;;) all.push({ more: [all.length] }) }
  parentPort.postMessage(bytes)
})`

async function obedient() {
  const file = join(await mkdtemp(join(tmpdir(), 'bourselet-thread-')), 'obedient.mjs')
  await writeFile(file, OBEDIENT)
  return pathToFileURL(file)
}

test.each(['die', 'throw', 'hang', 'grow'])(
  'a thread that would %s costs one picture, the next is written',
  async (order) => {
    // Full of what it may hold in seconds; the time to hang is short.
    const limitMs = order === 'grow' ? 60_000 : 300
    const repacker = openRepacker({ script: await obedient(), limitMs })
    atEnd(repacker.close)
    const [broken, next] = await Promise.all([
      repacker.repack(Buffer.from(order)),
      repacker.repack(Buffer.from('next')),
    ])
    expect(broken).toBeNull()
    expect(next?.toString()).toBe('next')
  },
  70_000,
)

test('many at once come back in their order, each its own', async () => {
  const repacker = openRepacker()
  atEnd(repacker.close)
  const sizes = [300, 301, 302, 303, 304]
  const answers = await Promise.all(sizes.map((width) => repacker.repack(png({ width }))))
  expect(answers.map((bytes) => bytes?.readUInt32BE(16))).toEqual(sizes)
})

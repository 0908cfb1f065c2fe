import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBourselet, memoryStore, RefusedError } from '@bourselet/sdk'
import { expect, test } from 'vitest'
import { png } from '../../sandbox/src/files/test-images.ts'
import type { OperationId } from '../../sandbox/src/http/routes.ts'
import type { TestCalls } from '../../sandbox/src/http/test-calls.ts'
import { callsOf } from '../../sandbox/src/http/test-member.ts'
import { atEnd } from '../../sandbox/src/test-cleanup.ts'
import { featureCalls } from '../../sandbox/src/test-feature-calls.ts'
import { testSandbox } from '../../sandbox/src/test-sandbox.ts'
import { tags } from './sources.ts'
import { sdkCode } from './tag-pages.ts'

const folder = join(import.meta.dirname, '../../../packages/sdk/src/features')

const picture = (): Blob => new Blob([png()], { type: 'image/png' })

/** Functions of all features, by call. Each creates the database row that the example of its call names. */
const exampleRows: NonNullable<TestCalls['exampleRows']> = Object.assign(
  {},
  ...featureCalls.map((calls) => calls.exampleRows),
)

/** Calls whose examples run last, because they end the session or change the fund password that other examples use. */
const last: OperationId[] = ['account.changeTradePassword', 'account.changePassword']

/** Returns the example of each call in the documentation of the SDK's methods, by the name of the call. */
function examples(): Map<OperationId, string> {
  const found = new Map<OperationId, string>()
  for (const file of globSync('*.gen.ts', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, block = ''] of text.matchAll(/```ts\n([\s\S]*?)```/g)) {
      const code = block.replaceAll(/^ *\* ?/gm, '')
      const [, call] = /sdk\.(\w+\.\w+)\(/.exec(code) ?? []
      if (call && !call.startsWith('session.')) found.set(call as OperationId, code)
    }
  }
  return found
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor

/** Returns the code of an example with other values for some fields of its request. */
function withFields(code: string, fields: object): string {
  let text = code
  for (const [name, value] of Object.entries(fields)) {
    const known = new RegExp(`\\b${name}: ('[^']*'|\\d+)`)
    expect(text).toMatch(known)
    expect(value, `${name} of the prepared record`).toBeDefined()
    text = text.replace(known, `${name}: ${JSON.stringify(value)}`)
  }
  return text
}

test('the example of each call works against a sandbox that has the records which the example names', async () => {
  const sandbox = await testSandbox({ control: true, revealCodes: true })
  atEnd(() => sandbox.stop())
  // The market maker places its first quotes during these three seconds.
  await sandbox.clock.advance(3_000)
  const tokenStore = memoryStore()
  const sdk = createBourselet({ baseUrl: sandbox.url, tokenStore, stream: false })
  atEnd(async () => sdk.close())
  const email = 'demo@example.com'
  await sdk.session.login({ account: email, password: 'demo1234' })
  const { id } = await sdk.account.info()
  const member = callsOf(sandbox, { id, email, token: { 'api-token': tokenStore.get()! } })
  const all = examples()
  expect(all.size).toBeGreaterThan(75)
  for (const name of Object.keys(exampleRows)) expect([...all.keys()]).toContain(name)
  const refused: Record<string, string> = {}
  for (const call of [...all.keys()].filter((name) => !last.includes(name)).concat(last)) {
    let code = all.get(call)!
    try {
      code = withFields(code, (await exampleRows[call]?.(member)) ?? {})
      await new AsyncFunction('sdk', 'file', code)(sdk, picture())
    } catch (error) {
      if (!(error instanceof RefusedError)) throw new Error(code, { cause: error })
      refused[call] = `${error.name} ${JSON.stringify(error)}`
    }
  }
  expect(refused).toEqual({})
})

/** Tags whose SDK code contains requests that differ from the examples of the SDK's methods. */
const ownRequests = [
  ...['bourselet-closed-positions', 'bourselet-convert', 'bourselet-fills', 'bourselet-futures-history'],
  ...['bourselet-option-orders', 'bourselet-prediction-rounds', 'bourselet-transfer'],
]

test('the SDK code of a tag runs without errors against a sandbox even if its requests differ from the examples of the SDK methods', async () => {
  const sandbox = await testSandbox({ control: true })
  atEnd(() => sandbox.stop())
  await sandbox.clock.advance(3_000)
  const sdk = createBourselet({ baseUrl: sandbox.url, tokenStore: memoryStore(), stream: false })
  atEnd(async () => sdk.close())
  await sdk.session.login({ account: 'demo@example.com', password: 'demo1234' })
  const { rounds } = await sdk.prediction.times({ symbol: 'BTCUSDT' })
  for (const name of ownRequests) {
    const code = sdkCode(tags.find(({ tagName }) => tagName === name)!)
      .replace(/^import .*$/m, '')
      .replaceAll(/BTCUSDT-300-\d+/g, rounds?.open?.round_no ?? '')
    await expect(
      new AsyncFunction('createBourselet', code)(() => sdk),
      code,
    ).resolves.toBeUndefined()
  }
})

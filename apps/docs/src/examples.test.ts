import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bourselet, createBourselet, memoryStore, RefusedError } from '@bourselet/sdk'
import { expect, test } from 'vitest'
import { atEnd } from '../../sandbox/src/at-end.ts'
import { png } from '../../sandbox/src/files/test-images.ts'
import { type TestSandbox, testSandbox } from '../../sandbox/src/test-sandbox.ts'
import { tags } from './sources.ts'
import { sdkCode } from './tag-pages.ts'

const folder = join(import.meta.dirname, '../../../packages/sdk/src/features')

/** The SDK client and the sandbox that the examples use. */
type Prepared = { sdk: Bourselet; sandbox: TestSandbox }

/**
 * Requests a verification code for the address me@example.com. Returns the code, which the sandbox of this test
 * includes in its answer.
 */
const codeFor = async ({ sdk }: Prepared, scene: 'bind' | 'forgot') => ({
  code: (await sdk.session.sendCode({ scene, email: 'me@example.com' })).sandbox_code,
})

/** Approves a record as a reviewer does, with the sandbox control `review`. */
const approve = ({ sandbox }: Prepared, type: string, id: string) =>
  sandbox.control('review', { type, id, approve: true })

const picture = (): Blob => new Blob([png()], { type: 'image/png' })

/**
 * Functions by the name of a call. Each function creates the records that the example of its call needs and a new
 * sandbox lacks. It returns the fields to replace in the request of the example, such as the id of the new record.
 */
const preparations: Record<string, (prepared: Prepared) => Promise<Record<string, unknown>>> = {
  'account.bindEmail': (prepared) => codeFor(prepared, 'bind'),
  'account.changePassword': (prepared) => codeFor(prepared, 'forgot'),
  'ai.submit': async ({ sdk }) => {
    const goods_id = [await sdk.ai.products()].flat()[0]!.id
    return { order_no: (await sdk.ai.create({ goods_id, amount: '100' })).order_no }
  },
  'deposit.get': async ({ sdk }) => {
    const { id } = await sdk.deposit.declare({
      coin: 'USDT',
      chain: 'TRC20',
      amount: '250',
      txid: 'ab'.repeat(32),
    })
    return { id }
  },
  'futures.close': async ({ sdk }) => {
    await sdk.futures.place({ symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.01' })
    return {}
  },
  'kyc.submit': async ({ sdk }) => ({
    id_front: (await sdk.site.upload({ file: picture(), scene: 'kyc' })).url,
  }),
  'loans.apply': async (prepared) => {
    const { id } = await prepared.sdk.account.info()
    await approve(prepared, 'kyc', String(id))
    return {}
  },
  'loans.repay': async (prepared) => {
    const { list } = await prepared.sdk.loans.orders()
    const order_no = list[0]?.order_no
    await approve(prepared, 'loan', String(order_no))
    return { order_no }
  },
  'notices.markMessagesRead': async ({ sdk }) => ({ id: (await sdk.notices.latestMessage())?.id }),
  'notices.memberDetail': async ({ sdk }) => ({ id: (await sdk.notices.latestMessage())?.id }),
  'wealth.change': async ({ sdk }) => {
    const { list } = await sdk.wealth.products({ kind: 'pledge', coin: 'USDT' })
    const pledge = { id: list[0]?.id ?? 0, agree: true, amount: '500', trade_password: '123456' } as const
    return { order_no: (await sdk.wealth.subscribe(pledge)).order_no }
  },
  'wealth.order': async ({ sdk }) => ({ order_no: (await sdk.wealth.orders()).list[0]?.order_no }),
}

/** Calls whose examples run last, because they end the session or change the fund password that other examples use. */
const last = ['account.changeTradePassword', 'account.changePassword']

/** Returns the example of each call in the documentation of the SDK's methods, by the name of the call. */
function examples(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of globSync('*.gen.ts', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, block = ''] of text.matchAll(/```ts\n([\s\S]*?)```/g)) {
      const code = block.replaceAll(/^ *\* ?/gm, '')
      const [, call] = /sdk\.(\w+\.\w+)\(/.exec(code) ?? []
      if (call && !call.startsWith('session.')) found.set(call, code)
    }
  }
  return found
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor

/** Returns the code of an example with other values for some fields of its request. */
function withFields(code: string, fields: Record<string, unknown>): string {
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
  const sdk = createBourselet({ baseUrl: sandbox.url, tokenStore: memoryStore(), stream: false })
  atEnd(async () => sdk.close())
  await sdk.session.login({ account: 'demo@example.com', password: 'demo1234' })
  const all = examples()
  expect(all.size).toBeGreaterThan(75)
  for (const name of Object.keys(preparations)) expect([...all.keys()]).toContain(name)
  const refused: Record<string, string> = {}
  for (const call of [...all.keys()].filter((name) => !last.includes(name)).concat(last)) {
    let code = all.get(call)!
    try {
      code = withFields(code, (await preparations[call]?.({ sdk, sandbox })) ?? {})
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

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBourselet, memoryStore, RefusedError } from '@bourselet/sdk'
import { expect, test } from 'vitest'
import { atEnd } from '../../sandbox/src/at-end.ts'
import { testSandbox } from '../../sandbox/src/test-sandbox.ts'

const folder = join(import.meta.dirname, '../../../packages/sdk/src/features')

/**
 * Refusals of examples that need something that a new sandbox does not have: an order, a message, a verification code,
 * an uploaded picture or a verified identity.
 */
const needs: Record<string, string> = {
  'account.bindEmail': 'CODE_INVALID',
  'account.changePassword': 'CODE_INVALID',
  'ai.submit': 'ORDER_NOT_FOUND',
  'deposit.get': 'NOT_FOUND',
  'futures.close': 'NO_POSITION',
  'kyc.submit': 'FILE_NOT_OWNED',
  'loans.apply': 'KYC_REQUIRED',
  'loans.repay': 'NOT_FOUND',
  'notices.markMessagesRead': 'NOT_FOUND',
  'notices.memberDetail': 'NOT_FOUND',
  'site.upload': 'FILE_TYPE',
  'wealth.change': 'ORDER_NOT_FOUND',
  'wealth.order': 'ORDER_NOT_FOUND',
}

/** Calls that would end the session or change the fund password that other examples contain. */
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

test('the example of each call works against a new sandbox, or is refused because the sandbox has no such record yet', async () => {
  const sandbox = await testSandbox({ bots: false })
  atEnd(() => sandbox.stop())
  const sdk = createBourselet({ baseUrl: sandbox.url, tokenStore: memoryStore(), stream: false })
  atEnd(async () => sdk.close())
  await sdk.session.login({ account: 'demo@example.com', password: 'demo1234' })
  const all = examples()
  expect(all.size).toBeGreaterThan(75)
  const file = new Blob(['no picture'], { type: 'image/png' })
  const refused: Record<string, string> = {}
  for (const call of [...all.keys()].filter((name) => !last.includes(name)).concat(last)) {
    const code = all.get(call)!
    try {
      await new AsyncFunction('sdk', 'file', code)(sdk, file)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw new Error(code, { cause: error })
      refused[call] = error.name
    }
  }
  expect(refused).toEqual(needs)
})

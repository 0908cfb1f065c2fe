import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../../../../sdk/src/transport/calls.gen.ts'
import manifest from '../../../custom-elements.json' with { type: 'json' }
import { createAdmission } from './admission.ts'
import type { Answer } from './ask-operator.ts'
import { mayWrite } from './scopes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const used: Answer = { name: 'EMBED_SESSION_USED', message: '' }
const silent: Answer = { name: 'TRANSPORT', message: '' }

/** Creates an admission whose operator gives these answers in turn. */
function admit({ answers = [] as Answer[], isRequired = true } = {}) {
  const asked: (string | null)[] = []
  const events: string[] = []
  const admission = createAdmission({
    isRequired,
    async ask(session) {
      asked.push(session)
      return answers[asked.length - 1]!
    },
    onOpened: () => events.push('opened'),
    onRefused: ({ name }) => events.push(name),
  })
  return { ...admission, asked, events, settle: () => vi.advanceTimersByTimeAsync(0) }
}

const mayTrade = ({ check }: { check(operation: string): void }) => {
  try {
    check('spot.place')
    return true
  } catch (error) {
    return (error as Error).name
  }
}

test('without sessions of the operator, a frame opens at once with all scopes and asks nobody', () => {
  const frame = admit({ isRequired: false })
  frame.offer(null)
  expect([frame.events, frame.asked, mayTrade(frame)]).toEqual([['opened'], [], true])
})

test('a session is redeemed also if the operator requires none', async () => {
  const frame = admit({ isRequired: false, answers: [{ scopes: ['view'] }] })
  frame.offer('one')
  expect(frame.events).toEqual([])
  await frame.settle()
  expect([frame.events, frame.asked, mayTrade(frame)]).toEqual([['opened'], ['one'], 'EMBED_SCOPE'])
})

test('if the operator requires sessions, a frame without a session asks too', async () => {
  const frame = admit({ answers: [{ name: 'EMBED_SESSION_REQUIRED', message: '' }] })
  frame.offer(null)
  expect(frame.events).toEqual([])
  await frame.settle()
  expect([frame.asked, frame.events]).toEqual([[null], ['EMBED_SESSION_REQUIRED']])
})

test('a session is redeemed once, and changes of the attribute after that are ignored', async () => {
  const frame = admit({ answers: [{ scopes: ['view', 'trade'] }] })
  frame.offer('one')
  frame.offer('one')
  await frame.settle()
  frame.offer('two')
  frame.offer(null)
  await frame.settle()
  expect([frame.events, frame.asked]).toEqual([['opened'], ['one']])
})

test('after a refusal, another session of the page is redeemed', async () => {
  const frame = admit({ answers: [used, { scopes: ['trade'] }] })
  frame.offer('old')
  await frame.settle()
  expect([frame.refusal(), mayTrade(frame)]).toEqual(['EMBED_SESSION_USED', 'EMBED_SCOPE'])
  frame.offer('new')
  await frame.settle()
  expect([frame.refusal(), frame.events]).toEqual([null, ['EMBED_SESSION_USED', 'opened']])
})

test('a session that arrives during a question is redeemed if the first one is refused', async () => {
  const frame = admit({ answers: [used, { scopes: ['trade'] }] })
  frame.offer('old')
  frame.offer('new')
  await frame.settle()
  expect([frame.asked, frame.events]).toEqual([['old', 'new'], ['opened']])
})

test('while the operator does not answer, the frame stays closed and asks again', async () => {
  const frame = admit({ answers: [silent, silent, { scopes: ['trade'] }] })
  frame.offer('one')
  await frame.settle()
  expect([frame.refusal(), mayTrade(frame)]).toEqual(['TRANSPORT', 'EMBED_SCOPE'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(frame.asked).toHaveLength(2)
  frame.retry()
  await frame.settle()
  expect([frame.asked, frame.events]).toEqual([
    ['one', 'one', 'one'],
    ['TRANSPORT', 'opened'],
  ])
})

test.each([
  ['view', 'session.login', true],
  ['view', 'notices.read', true],
  ['view', 'spot.place', false],
  ['view', 'invite.signToday', false],
  ['account', 'invite.signToday', true],
  ['view', 'site.upload', false],
  ['trade', 'site.upload', false],
  ['funds', 'site.upload', true],
  ['account', 'site.upload', true],
  ['trade', 'futures.close', true],
  ['trade', 'withdraw.request', false],
  ['funds', 'withdraw.request', true],
  ['funds', 'account.setTradePassword', false],
  ['account', 'kyc.submit', true],
] as const)('a frame with the scope %s may send %s: %s', async (scope, operation, may) => {
  const frame = admit({ answers: [{ scopes: [scope] }] })
  frame.offer('one')
  await frame.settle()
  if (may) expect(() => frame.check(operation)).not.toThrow()
  else expect(() => frame.check(operation)).toThrow('no scope')
})

test('a call of an unknown feature needs all scopes', () => {
  const all = ['view', 'trade', 'funds', 'account'] as const
  for (const operation of ['unknown.write', '/data/api.user/own', 'constructor.x']) {
    expect(mayWrite(all, operation)).toBe(true)
    for (const missing of all)
      expect(
        mayWrite(
          all.filter((scope) => scope !== missing),
          operation,
        ),
      ).toBe(false)
  }
})

test('every call of the contract that writes belongs to a known feature', () => {
  const writes = Object.entries(calls).filter(([, row]) => row[2] !== 'read')
  expect(writes.length).toBeGreaterThan(25)
  const single = ['view', 'trade', 'funds', 'account'] as const
  const unknown = writes.filter(([operation]) => !single.some((scope) => mayWrite([scope], operation)))
  expect(unknown).toEqual([])
})

interface Entry {
  tagName: string
  attributes: { name: string }[]
  bourselet: { tier: string; scope?: string }
}

test('the manifest names the scope and the session attribute of every member tag, and of no other', () => {
  const tags = manifest.modules.flatMap(({ declarations }) => declarations as Entry[])
  for (const { tagName, attributes, bourselet } of tags) {
    const isMember = bourselet.tier === 'money'
    expect([tagName, attributes.some(({ name }) => name === 'embed-session')]).toEqual([tagName, isMember])
    expect([tagName, bourselet.scope !== undefined]).toEqual([tagName, isMember])
  }
  const names = (scope: string) =>
    tags
      .filter(({ bourselet }) => bourselet.scope === scope)
      .map(({ tagName }) => tagName.replace('bourselet-', ''))
      .sort()
  expect(names('trade')).toEqual([
    ...['convert', 'futures-panel', 'futures-ticket', 'option-ticket', 'prediction-rounds', 'trade-ticket'],
    'transfer',
  ])
  expect(names('funds')).toEqual([
    ...['address-book', 'ai-plans', 'deposit', 'loans', 'savings', 'wealth', 'withdraw'],
  ])
  expect(names('account')).toEqual(['forgot-password', 'kyc', 'security'])
})

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

/**
 * Creates the admission of a frame. `answers` are the operator's answers to the requests of the frame, in
 * order.
 */
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

test('if the operator requires no embed sessions, a frame without one opens at once with all scopes and sends no request', () => {
  const frame = admit({ isRequired: false })
  frame.offer(null)
  expect([frame.events, frame.asked, mayTrade(frame)]).toEqual([['opened'], [], true])
})

test('if the operator requires no embed sessions, a frame still redeems an embed session that the host page gives it', async () => {
  const frame = admit({ isRequired: false, answers: [{ scopes: ['view'] }] })
  frame.offer('one')
  expect(frame.events).toEqual([])
  await frame.settle()
  expect([frame.events, frame.asked, mayTrade(frame)]).toEqual([['opened'], ['one'], 'EMBED_SCOPE'])
})

test('if the operator requires embed sessions, a frame without one asks the operator for permission before it opens', async () => {
  const frame = admit({ answers: [{ name: 'EMBED_SESSION_REQUIRED', message: '' }] })
  frame.offer(null)
  expect(frame.events).toEqual([])
  await frame.settle()
  expect([frame.asked, frame.events]).toEqual([[null], ['EMBED_SESSION_REQUIRED']])
})

test('a frame redeems its embed session once and then ignores other embed sessions of the host page', async () => {
  const frame = admit({ answers: [{ scopes: ['view', 'trade'] }] })
  frame.offer('one')
  frame.offer('one')
  await frame.settle()
  frame.offer('two')
  frame.offer(null)
  await frame.settle()
  expect([frame.events, frame.asked]).toEqual([['opened'], ['one']])
})

test('if the operator refuses an embed session, the frame redeems the next one that the host page gives it', async () => {
  const frame = admit({ answers: [used, { scopes: ['trade'] }] })
  frame.offer('old')
  await frame.settle()
  expect([frame.refusal(), mayTrade(frame)]).toEqual(['EMBED_SESSION_USED', 'EMBED_SCOPE'])
  frame.offer('new')
  await frame.settle()
  expect([frame.refusal(), frame.events]).toEqual([null, ['EMBED_SESSION_USED', 'opened']])
})

test('if a second embed session arrives while a frame redeems the first one, and the first one is refused, the frame redeems the second one', async () => {
  const frame = admit({ answers: [used, { scopes: ['trade'] }] })
  frame.offer('old')
  frame.offer('new')
  await frame.settle()
  expect([frame.asked, frame.events]).toEqual([['old', 'new'], ['opened']])
})

test('while the operator does not answer, the frame stays closed and repeats its request', async () => {
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

test('a frame may send a call of an unknown feature only if it has all scopes', () => {
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

test('the API contract lists scopes for the feature of every writing call, so no call needs all scopes at once', () => {
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

test('the manifest lists a scope and the attribute embed-session for every member tag, and for no other tag', () => {
  const tags = manifest.modules.flatMap(({ declarations }) => declarations as Entry[])
  for (const { tagName, attributes, bourselet } of tags) {
    const isMember = bourselet.tier === 'money'
    expect([tagName, attributes.some(({ name }) => name === 'embed-session')]).toEqual([tagName, isMember])
    expect([tagName, bourselet.scope !== undefined]).toEqual([tagName, isMember])
  }
})

import { RefusedError, SignedOutError, TransportError } from '@bourselet/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterUnknown, type IntentEvent, type IntentState, isUnknown, nextState } from './intent-state.ts'

type State = IntentState<string, string>
type Event = IntentEvent<string, string>

const failure = (name: string, outcome: 'rejected' | 'unknown') =>
  Object.assign(new Error(name), { name, outcome })
const keys = fc.constantFrom('k1', 'k2')
const errors = fc.constantFrom(
  failure('TIMEOUT', 'unknown'),
  failure('PRICE_BAND', 'rejected'),
  failure('TRADE_PASSWORD_WRONG', 'rejected'),
)
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    type: fc.constant('submit' as const),
    input: fc.constantFrom('buy', 'sell'),
    key: keys,
    owner: fc.constantFrom('a', 'b'),
    step: fc.constantFrom('review' as const, 'authorize' as const, 'send' as const),
  }),
  fc.record({
    type: fc.constant('confirm' as const),
    key: keys,
    step: fc.constantFrom('authorize' as const, 'send' as const),
  }),
  fc.record({ type: fc.constant('authorize' as const), key: keys }),
  fc.constantFrom<Event>(
    { type: 'back' },
    { type: 'resolve' },
    { type: 'resolve', owner: 'b' },
    { type: 'edit' },
  ),
  fc.constant<Event>({ type: 'invalid', problems: [{ name: 'REQUIRED' }] }),
  fc.record({ type: fc.constant('answered' as const), key: keys, answer: fc.constant('done') }),
  fc.record({ type: fc.constant('observed' as const), key: keys, answer: fc.constant('seen') }),
  fc.record({ type: fc.constant('failed' as const), key: keys, error: errors }),
)
const idle: State = { phase: 'idle' }
const run = (...steps: Event[]) => steps.reduce<State>(nextState, idle)
const submit: Event = { type: 'submit', input: 'buy', key: 'k1', owner: 'a', step: 'send' }
const lose: Event = { type: 'failed', key: 'k1', error: failure('TIMEOUT', 'unknown') }

/** Checks that a rule holds at every transition of randomly generated sequences of events. */
const always = (rule: (before: State, event: Event, now: State) => void) =>
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (history) => {
      let state: State = idle
      for (const event of history) {
        const now: State = nextState(state, event)
        rule(state, event, now)
        state = now
      }
    }),
    { numRuns: 500 },
  )

const isOpen = ({ phase }: State) => ['sending', 'unknown', 'resolving'].includes(phase)

describe('the states of an intent', () => {
  it('an intent keeps its input and key until its outcome is known or the member goes back', () =>
    always((before, _, now) => {
      if (!('key' in before) || !('key' in now)) return
      expect(now).toMatchObject({ input: before.input, key: before.key })
    }))

  it('while the outcome of an intent is unknown, no other request is sent', () =>
    always((before, event, now) => {
      if (isOpen(before) && now.phase === 'sending') expect(before.phase).toBe('sending')
      if (isOpen(before) && event.type === 'submit') expect(now).toBe(before)
    }))

  it('only a result with the idempotency key of an intent completes this intent', () =>
    always((before, event, now) => {
      if (now.phase !== 'done' || before.phase === 'done') return
      expect(['answered', 'observed', 'failed']).toContain(event.type)
      expect('key' in before && 'key' in event && before.key === event.key).toBe(true)
    }))

  it('only an error whose outcome is `rejected` makes an intent refused', () =>
    always((before, _, now) => {
      if (now.phase === 'refused' && before.phase !== 'refused') {
        expect(now.error).toMatchObject({ outcome: 'rejected' })
      }
    }))

  it('only a repeated request, a stream event or the member going back ends an unknown outcome', () =>
    always((before, event, now) => {
      if (before.phase !== 'unknown' || now === before) return
      expect(['resolve', 'observed', 'back']).toContain(event.type)
    }))

  it('after a wrong fund password, the intent still belongs to the component that submitted the intent', () => {
    const authorizing = run({ type: 'submit', input: 'buy', key: '', owner: 'a', step: 'authorize' })
    expect(authorizing).toMatchObject({ phase: 'authorizing', owner: 'a', error: null })
    const wrong = failure('TRADE_PASSWORD_WRONG', 'rejected')
    const steps: Event[] = [
      { type: 'authorize', key: 'k1' },
      { type: 'failed', key: 'k1', error: wrong },
    ]
    const again = steps.reduce(nextState, authorizing)
    expect(again).toEqual({ phase: 'authorizing', input: 'buy', owner: 'a', error: wrong })
  })

  it('if the server refuses the fund password of an intent although none was entered, the intent ends as refused', () => {
    const wrong = failure('TRADE_PASSWORD_WRONG', 'rejected')
    expect(run(submit, { type: 'failed', key: 'k1', error: wrong })).toMatchObject({ phase: 'refused' })
  })

  it('if the stream event of an intent arrives, the intent is done, even if its answer is lost', () => {
    const observed: Event = { type: 'observed', key: 'k1', answer: 'seen' }
    expect(run(submit, observed, lose)).toMatchObject({ phase: 'done', answer: 'seen' })
    expect(run(submit, lose, observed)).toMatchObject({ phase: 'done', answer: 'seen' })
  })

  it('repeats a request whose outcome is unknown with the key of the first attempt', () => {
    expect(run(submit, lose, { type: 'resolve' })).toMatchObject({ phase: 'resolving', key: 'k1' })
    expect(run(submit, lose, { type: 'resolve' }, lose)).toMatchObject({ phase: 'unknown', key: 'k1' })
  })

  it('keeps the key of the first attempt if the fund password must be entered again', () => {
    const authorized = run(
      { type: 'submit', input: 'buy', key: '', owner: 'a', step: 'authorize' },
      { type: 'authorize', key: 'k1' },
      lose,
      { type: 'resolve', owner: 'b' },
    )
    expect(authorized).toEqual({ phase: 'authorizing', input: 'buy', key: 'k1', owner: 'b', error: null })
    expect(nextState(authorized, { type: 'authorize', key: 'k2' })).toMatchObject({
      ...{ phase: 'sending', key: 'k1', authorizedBy: 'b' },
    })
    expect(nextState(authorized, { type: 'observed', key: 'k1', answer: 'seen' })).toMatchObject({
      phase: 'done',
    })
    expect(run(submit, lose, { type: 'resolve', owner: 'b' })).toMatchObject({ phase: 'resolving' })
  })
})

describe('an error after an unknown outcome', () => {
  it.each([
    new TransportError('OFFLINE'),
    new TransportError('CIRCUIT_OPEN'),
    new TransportError('CLOSED'),
    new TransportError('ABORTED'),
    new SignedOutError('TOKEN_INVALID', 'Log in again', { code: 4001 }),
    new RefusedError('VALIDATION', 'Check the fields', { code: 4022 }),
    new RefusedError('TOO_MANY_REQUESTS', 'Slow down', { code: 4029 }),
    new RefusedError('IDEMPOTENCY_CONFLICT', 'Used for another request', { code: 4090 }),
    new RefusedError('ORDER_CLOSED', 'The order is closed already', { code: 5311 }),
    new Error('not from the SDK'),
  ])('after a lost answer, %o leaves the outcome unknown', (error) => {
    expect(isUnknown(afterUnknown(error))).toBe(true)
  })

  it('after a lost answer, a refusal of the write itself decides the outcome', () => {
    const error = new RefusedError('PRICE_BAND', 'Too far', { code: 5305 })
    expect(afterUnknown(error)).toBe(error)
    expect(isUnknown(error)).toBe(false)
  })
})

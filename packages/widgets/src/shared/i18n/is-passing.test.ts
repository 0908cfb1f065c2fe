import { expect, test } from 'vitest'
import { isPassing } from './is-passing.ts'

const named = (name: string, outcome = 'rejected') => Object.assign(new Error(name), { name, outcome })

test.each([
  'NETWORK',
  'HTTP_STATUS',
  'BAD_ANSWER',
  'CIRCUIT_OPEN',
  'TIMEOUT',
  'SERVER_ERROR',
  'TOO_MANY_REQUESTS',
])('a read that failed with the error %s is repeated until the server answers', (name) =>
  expect(isPassing(named(name))).toBe(true),
)

test.each(['ABORTED', 'CLOSED', 'FORBIDDEN', 'NOT_FOUND'])(
  'a read that failed with the error %s is not repeated',
  (name) => expect(isPassing(named(name))).toBe(false),
)

test('an error that leaves the outcome of a write unknown never causes an automatic repetition', () => {
  expect(isPassing(named('TIMEOUT', 'unknown'))).toBe(false)
})

test.each([undefined, null, {}, new Error('no name of the SDK')])(
  'a read that threw %s is not repeated',
  (thrown) => expect(isPassing(thrown)).toBe(false),
)

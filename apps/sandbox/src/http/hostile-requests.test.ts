import { operations } from '@bourselet/openapi/operations'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'

let sandbox: TestSandbox
let token: Record<string, string>
beforeAll(async () => {
  sandbox = await testSandbox({ ordersPerSecond: 1_000_000 })
  token = await sandbox.signIn()
})

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '-1',
    '0',
    '+1',
    ' 1',
    '1e400',
    '0x10',
    'NaN',
    'Infinity',
    '１２',
    '1,000',
    '0.000000001',
    '9'.repeat(40),
  ),
  fc.constantFrom(
    "'; DROP TABLE members; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    'a\r\nb: c',
  ),
  fc.constantFrom(
    'BTCUSDT',
    'buy',
    'limit',
    'spot',
    'USDT',
    'GTC',
    '1m',
    '60000.00',
    '0.5',
    'demo@example.com',
    '123456',
    'DEMQ24',
  ),
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 53, 1e308, -0),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
)

/**
 * Creates random request bodies. Most field names belong to the call, so that the request passes the check for unknown
 * fields and its values are tested; some names are random.
 */
const bodyFor = (names: string[]) => {
  const own = fc.constantFrom(...names, 'page')
  const name = fc.oneof({ weight: 9, arbitrary: own }, { weight: 1, arbitrary: fc.string({ maxLength: 10 }) })
  return fc.dictionary(name, hostile, { maxKeys: names.length + 1 })
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'the call %s answers random requests with an envelope and never with a server error',
  async (id, { request }) => {
    const names = Object.keys((request.properties as object | undefined) ?? {})
    await fc.assert(
      fc.asyncProperty(bodyFor(names), async (body) => {
        const answer = await sandbox.call(id, body, token)
        expect(answer.status).toBe(200)
        expect(answer.code).not.toBe(5000)
      }),
      { numRuns: 50 },
    )
  },
)

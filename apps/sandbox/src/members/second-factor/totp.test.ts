import { expect, test } from 'vitest'
import { setupUri, stepOf } from './totp.ts'

/** The SHA-1 secret of the test vectors in RFC 6238, appendix B: the text 12345678901234567890 in Base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('accepts the code of the RFC 6238 test vector at Unix time %i s', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  expect(stepOf(SECRET, code, seconds * 1000)).toBe(step)
  expect(stepOf(SECRET, code, (seconds + 30) * 1000)).toBe(step)
  expect(stepOf(SECRET, code, (seconds - 30) * 1000)).toBe(step)
  expect(stepOf(SECRET, code, (seconds + 60) * 1000)).toBeNull()
})

test('the content of the QR code names the account, the issuer and the algorithm', () => {
  const uri = new URL(setupUri(SECRET, 'ann@example.com'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Bourselet:ann@example.com')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

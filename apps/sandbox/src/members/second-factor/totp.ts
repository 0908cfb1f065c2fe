import { Secret, TOTP } from 'otpauth'
import type { Random } from '../../clock/random.ts'

const PERIOD_MS = 30_000
/** Number of steps before and after the current one whose codes are accepted, because the clocks of phones differ. */
const WINDOW = 1
/** Length of a secret in bytes: the output length of SHA-1, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Bourselet',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_MS / 1000,
    secret: Secret.fromBase32(secret),
  })

/** Returns a new secret in Base32. */
export const newSecret = (random: Random): string =>
  new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32

/**
 * Returns the content of the QR code that transfers a secret to an authenticator app. `label` is the account name
 * that the app shows.
 */
export const setupUri = (secret: string, label: string): string => totpOf(secret, label).toString()

/**
 * Returns the number of the 30-second step to which a code belongs (RFC 6238); null if it is not the code of the
 * current, the previous or the next step.
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta
}

import { createHash } from 'node:crypto'
import type { Random } from '../../clock/random.ts'

/**
 * Returns the SHA-256 hash of a secret, a session id or an attempt. All of these are random, so a fast hash is
 * safe.
 */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Returns a new secret of 256 random bits. */
export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('hex')

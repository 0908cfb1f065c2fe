import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import type { Random } from '../clock/random.ts'

/**
 * Returns the SHA-256 hash of a list of texts. Different lists give different hashes, even if their joined texts are
 * equal.
 */
export function digest(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/**
 * Encrypts an answer with a key that is derived from the request, so that a stolen table does not reveal session
 * tokens.
 */
export function seal(answer: string, key: Buffer, random: Random): Buffer {
  const nonce = random.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts an answer that `seal` has encrypted with the same key. */
export function unseal(sealed: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import type { Random } from '../clock/random.ts'

/** SHA-256 of parts that cannot run into each other. */
export function digest(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/**
 * Stored answers may hold a token (registration), and no table may hold one in the clear: the answer is sealed
 * with a key made of the request itself, so a stolen table opens nothing.
 */
export function seal(answer: string, key: Buffer, random: Random): Buffer {
  const nonce = random.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Opens what `seal` made with the same key. */
export function unseal(sealed: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

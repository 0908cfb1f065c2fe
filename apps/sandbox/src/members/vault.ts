import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Random } from '../clock/random.ts'
import type { Pepper } from './pepper.ts'

const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts personal data for the database. The key is derived from the pepper, which is not in the database. */
export interface Vault {
  /** Encrypts a text for one column, such as `bank_cards.bank_card`. It can be decrypted only for the same column. */
  seal(place: string, text: string): string
  /** Decrypts a text. Throws if the text was changed, or was encrypted for another column or with another key. */
  open(place: string, sealed: string): string
  /**
   * Returns a keyed hash of a text. Equal texts of one column have the same hash, so a text can be found without
   * decryption.
   */
  fingerprint(place: string, text: string): Buffer
}

/** Creates a vault that uses AES-256-GCM. The column name is additional authenticated data. */
export function vaultOf({ pepper, random }: { pepper: Pepper; random: Random }): Vault {
  const key = pepper.digest('vault', VERSION)
  return {
    seal(place, text) {
      const nonce = random.bytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`
    },
    open(place, sealed) {
      const [version, body] = sealed.split(':')
      if (version !== VERSION || body === undefined) throw new Error(`${place} holds no sealed text`)
      const bytes = Buffer.from(body, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return decipher.update(rest, undefined, 'utf8') + decipher.final('utf8')
    },
    fingerprint: (place, text) => pepper.digest('fingerprint', VERSION, place, text),
  }
}

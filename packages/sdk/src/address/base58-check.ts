import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const coder = createBase58check(sha256)

/** Encodes a version byte, a payload and their checksum in base 58. */
export function encodeBase58Check(version: number, payload: Uint8Array): string {
  return coder.encode(Uint8Array.of(version, ...payload))
}

/**
 * Returns the version and the 20-byte payload of a base58check text; null if the checksum or the length is
 * wrong.
 */
export function decodeBase58Check(text: string): { version: number; payload: Uint8Array } | null {
  let bytes: Uint8Array
  try {
    bytes = coder.decode(text)
  } catch {
    return null
  }
  const [version] = bytes
  return version === undefined || bytes.length !== 21 ? null : { version, payload: bytes.subarray(1) }
}

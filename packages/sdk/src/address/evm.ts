import { keccak_256 } from '@noble/hashes/sha3.js'
import { hex } from '@scure/base'
import type { KnownAddress } from './address-type.ts'

/**
 * Reads an address of 0x and 40 hex digits. An address in mixed case must have a correct EIP-55 checksum;
 * addresses are stored in that form.
 */
export function readEvm(address: string): KnownAddress | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return null
  const digits = address.slice(2)
  const normalized = checksummed(digits.toLowerCase())
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return oneCase || normalized === address ? { type: 'evm', normalized } : null
}

export function writeEvm(hash: Uint8Array): string {
  return checksummed(hex.encode(hash))
}

/**
 * Applies EIP-55: a letter is upper case where the hash of the lower-case text has 8 or more at its position.
 */
function checksummed(digits: string): string {
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)))
  const cased = [...digits].map((digit, at) => (hash.charAt(at) >= '8' ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}

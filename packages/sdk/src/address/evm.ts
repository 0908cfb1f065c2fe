import { keccak_256 } from '@noble/hashes/sha3.js'
import { hex } from '@scure/base'
import type { KnownAddress } from './address-type.ts'

/**
 * Parses an EVM address: `0x` and 40 hex digits. An address in mixed case must have a correct EIP-55 checksum.
 * `normalized` in the result is the address with this checksum.
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
 * Returns an address with its EIP-55 checksum: a letter is upper case if the digit at the same position of the
 * Keccak-256 hash of the lower-case address is 8 or more.
 */
function checksummed(digits: string): string {
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)))
  const cased = [...digits].map((digit, at) => (hash.charAt(at) >= '8' ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}

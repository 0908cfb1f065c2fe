import { keccak_256 } from '@noble/hashes/sha3.js'
import { hex } from '@scure/base'
import type { KnownAddress } from './address-type.ts'

/** 0x and 40 hex digits; in mixed case these have to satisfy EIP-55, which is also how it is stored. */
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

/** EIP-55: a letter is a capital where the hash of the lower-case text has 8 or more at its place. */
function checksummed(digits: string): string {
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)))
  const cased = [...digits].map((digit, at) => (hash.charAt(at) >= '8' ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}

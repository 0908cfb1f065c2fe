import { bech32, bech32m } from '@scure/base'
import type { AddressType, KnownAddress } from './address-type.ts'
import { decodeBase58Check } from './base58-check.ts'

const BASE58_TYPES: Record<number, AddressType> = { 0: 'p2pkh', 5: 'p2sh' }

/**
 * Reads a mainnet address: P2PKH or P2SH in base58check, or a witness program in bech32 (version 0) or
 * bech32m (versions 1 to 16).
 */
export function readBitcoin(address: string): KnownAddress | null {
  if (/^bc1/i.test(address)) return readWitness(address)
  const type = BASE58_TYPES[decodeBase58Check(address)?.version ?? -1]
  return type === undefined ? null : { type, normalized: address }
}

/**
 * Returns the address of a version 0 witness program. `prefix` selects the network: `bc` for mainnet, `tb` for
 * testnet.
 */
export function writeWitness(hash: Uint8Array, prefix: 'bc' | 'tb'): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(hash)])
}

function readWitness(address: string): KnownAddress | null {
  // BIP-350: version 0 requires the checksum of bech32, later versions that of bech32m.
  const plain = bech32.decodeUnsafe(address)
  const decoded = plain ?? bech32m.decodeUnsafe(address)
  const [version, ...words] = decoded?.words ?? []
  if (decoded?.prefix !== 'bc' || version === undefined || version > 16) return null
  if ((version === 0) !== (plain !== undefined)) return null
  const program = bech32.fromWordsUnsafe(words)
  const type = program ? witnessType(version, program.length) : null
  return type && { type, normalized: address.toLowerCase() }
}

function witnessType(version: number, length: number): AddressType | null {
  if (length < 2 || length > 40) return null
  if (version === 0) return length === 20 ? 'p2wpkh' : length === 32 ? 'p2wsh' : null
  return version === 1 && length === 32 ? 'p2tr' : 'witness_unknown'
}

import type { AddressType, KnownAddress } from './address-type.ts'
import { readBitcoin } from './bitcoin.ts'
import { readEvm } from './evm.ts'
import { readTron } from './tron.ts'

/** The result of an address check. `normalized` is the spelling in which the address is stored and compared. */
export type AddressCheck =
  | { valid: true; type: AddressType; normalized: string }
  | { valid: false; type: null; normalized: null }

const readers: Readonly<Record<string, (address: string) => KnownAddress | null>> = {
  TRC20: readTron,
  ERC20: readEvm,
  BEP20: readEvm,
  BTC: readBitcoin,
}

/**
 * Maximum length of an address that is decoded. No valid address is longer, and decoding base 58 takes time
 * quadratic in the length.
 */
const LONGEST = 100

/**
 * Validates an address and its checksum for a chain (TRC20, ERC20, BEP20, BTC). Surrounding spaces are not
 * trimmed and make it invalid, as does an unknown chain. Sources: base58check of TRON and Bitcoin, EIP-55,
 * BIP-173, BIP-350.
 */
export function checkAddress(chain: string, address: string): AddressCheck {
  const read = Object.hasOwn(readers, chain) ? readers[chain] : undefined
  const known = address.length <= LONGEST ? read?.(address) : null
  return known ? { valid: true, ...known } : { valid: false, type: null, normalized: null }
}

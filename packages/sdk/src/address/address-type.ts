/** The type of an address, determined by its encoding. */
export type AddressType = 'tron' | 'evm' | 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'witness_unknown'

/** A valid address in the spelling in which it is stored. */
export interface KnownAddress {
  type: AddressType
  normalized: string
}

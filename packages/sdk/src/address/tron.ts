import type { KnownAddress } from './address-type.ts'
import { decodeBase58Check, encodeBase58Check } from './base58-check.ts'

const VERSION = 0x41

/** Reads a TRON address of 34 characters that start with T (base58check, version 0x41). */
export function readTron(address: string): KnownAddress | null {
  if (address.length !== 34 || !address.startsWith('T')) return null
  return decodeBase58Check(address)?.version === VERSION ? { type: 'tron', normalized: address } : null
}

export function writeTron(hash: Uint8Array): string {
  return encodeBase58Check(VERSION, hash)
}

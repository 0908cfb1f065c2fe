import { writeWitness } from './bitcoin.ts'
import { writeEvm } from './evm.ts'
import { writeTron } from './tron.ts'

/**
 * Returns the address of a 20-byte hash on a chain. For BTC the address is a version 0 witness program, on
 * testnet with `{ testnet: true }`; addresses of other chains are the same on every network. Throws a
 * RangeError for an unknown chain.
 */
export function writeAddress(chain: string, hash: Uint8Array, options: { testnet?: boolean } = {}): string {
  if (chain === 'TRC20') return writeTron(hash)
  if (chain === 'ERC20' || chain === 'BEP20') return writeEvm(hash)
  if (chain === 'BTC') return writeWitness(hash, options.testnet ? 'tb' : 'bc')
  throw new RangeError(`no chain ${chain}`)
}

import { createHash } from 'node:crypto'
import { checkAddress, writeAddress } from '@bourselet/sdk/address'

/**
 * Kind of deposit address. `decoy`: an address that mainnet wallets reject and to which nobody has the key. `valid`: a
 * well-formed address, for tests only.
 */
export type AddressMode = 'decoy' | 'valid'

interface Place {
  seed: string
  memberId: number
  chain: string
  mode: AddressMode
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Returns the deposit address of a member on a chain; the same seed always gives the same address. */
export function sandboxAddress({ seed, memberId, chain, mode }: Place): string {
  const hash = createHash('sha256').update(`deposit:${seed}:${memberId}:${chain}`).digest().subarray(0, 20)
  const address = writeAddress(chain, hash, { testnet: mode === 'decoy' })
  return mode === 'decoy' ? spoiled(chain, address) : address
}

function spoiled(chain: string, address: string): string {
  if (chain === 'TRC20') {
    const next = (BASE58.indexOf(address.slice(-1)) + 1) % BASE58.length
    return address.slice(0, -1) + BASE58.charAt(next)
  }
  return chain === 'BTC' ? address : wrongCase(chain, address)
}

/**
 * Makes a mixed-case address invalid by changing the case of one letter. All other letters keep their case,
 * because an address in a single case contains no checksum, so wallets would accept it.
 */
function wrongCase(chain: string, address: string): string {
  for (let at = 2; at < address.length; at++) {
    const letter = address.charAt(at)
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    const changed = address.slice(0, at) + other + address.slice(at + 1)
    if (!checkAddress(chain, changed).valid) return changed
  }
  throw new Error(`no wrong case of ${address}`)
}

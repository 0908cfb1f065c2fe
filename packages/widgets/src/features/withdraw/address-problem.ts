import { checkAddress } from '@bourselet/sdk/address'
import type { Problem } from '../../shared/form/use-form.ts'
import { knownChains } from '../../shared/funds/chain-name.ts'

/**
 * Returns the problem of a typed address; null if the address is valid on the network. If the address is valid only on
 * other networks, the problem names these networks.
 */
export function addressProblem(chain: string, address: string): Problem | null {
  if (address === '') return 'REQUIRED'
  if (checkAddress(chain, address).valid) return null
  const networks = knownChains.filter((one) => checkAddress(one, address).valid)
  if (networks.length === 0) return 'ADDRESS_INVALID'
  return { name: 'ADDRESS_NETWORK', params: { chain, networks: networks.join(' / ') } }
}

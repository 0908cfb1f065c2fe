import { type AddressMode, sandboxAddress } from '@bourselet/sandbox/src/features/deposit/sandbox-address.ts'
import { checkAddress, type Payment, paymentUri } from '@bourselet/sdk/address'
import { type Kinds, kind } from '../kind.ts'

const addressKind = kind<{ chain: string; address: string }>(({ chain, address }) =>
  checkAddress(chain, address),
)

const paymentUriKind = kind<Payment>((payment) => ({ uri: paymentUri(payment) }))

interface SandboxAddressInput {
  seed: string
  member_id: number
  chain: string
  mode?: AddressMode
}

const sandboxAddressKind = kind<SandboxAddressInput>(({ seed, member_id, chain, mode = 'decoy' }) => {
  const address = sandboxAddress({ seed, memberId: member_id, chain, mode })
  return { address, mainnet_valid: checkAddress(chain, address).valid }
})

export const kinds: Kinds = {
  address: addressKind,
  payment_uri: paymentUriKind,
  sandbox_address: sandboxAddressKind,
}

import { trim } from '../money/decimal.ts'
import { round } from '../money/round.ts'
import { type Decimal, fromUnits, toUnits } from '../money/units.ts'

/** A payment that a wallet is asked to send. */
export interface Payment {
  coin: string
  chain: string
  address: string
  /** The amount in coins, not in the smallest unit. If absent, the payer chooses the amount. */
  amount?: Decimal
}

interface Token {
  contract: string
  decimals: number
}

/** The chain id (EIP-155) and the native coin of each chain. */
const CHAINS: Readonly<Record<string, { id: number; native: string }>> = {
  ERC20: { id: 1, native: 'ETH' },
  BEP20: { id: 56, native: 'BNB' },
}
const TOKENS: Readonly<Record<string, Token>> = {
  'USDT/ERC20': { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
  'USDT/BEP20': { contract: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 },
}
const NATIVE_DECIMALS = 18

/**
 * Returns the payment link of a transfer: BIP-21 on Bitcoin, ERC-681 on Ethereum and BNB Smart Chain (with the token's
 * contract). On chains without a standard, such as TRON, and for tokens whose contract is not known, the payment link
 * is the plain address, so that no wallet sends the native coin instead.
 */
export function paymentUri({ coin, chain, address, amount }: Payment): string {
  if (chain === 'BTC') return `bitcoin:${address}${amount ? `?amount=${trim(amount)}` : ''}`
  const { id, native } = (Object.hasOwn(CHAINS, chain) && CHAINS[chain]) || {}
  if (coin === native)
    return `ethereum:${address}@${id}${amount ? `?value=${whole(amount, NATIVE_DECIMALS)}` : ''}`
  const key = `${coin}/${chain}`
  const token = Object.hasOwn(TOKENS, key) && TOKENS[key]
  if (!id || !token) return address
  const sum = amount ? `&uint256=${whole(amount, token.decimals)}` : ''
  return `ethereum:${token.contract}@${id}/transfer?address=${address}${sum}`
}

/**
 * Returns the amount in the coin's smallest unit on the chain; finer digits cannot be sent and are dropped.
 */
function whole(amount: Decimal, decimals: number): string {
  return fromUnits(toUnits(round(amount, decimals, 'DOWN'), decimals), 0)
}

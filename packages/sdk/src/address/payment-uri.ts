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

const CHAIN_IDS: Readonly<Record<string, number>> = { ERC20: 1, BEP20: 56 }
const TOKENS: Readonly<Record<string, Token>> = {
  'USDT/ERC20': { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
  'USDT/BEP20': { contract: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 },
}
const NATIVE_DECIMALS = 18

/**
 * Returns the payment link of a transfer: BIP-21 on Bitcoin, ERC-681 on Ethereum and BNB Smart Chain (with
 * the token's contract). On chains without a standard, such as TRON, it is the plain address.
 */
export function paymentUri({ coin, chain, address, amount }: Payment): string {
  if (chain === 'BTC') return `bitcoin:${address}${amount ? `?amount=${trim(amount)}` : ''}`
  const chainId = Object.hasOwn(CHAIN_IDS, chain) ? CHAIN_IDS[chain] : undefined
  if (chainId === undefined) return address
  const key = `${coin}/${chain}`
  const token = Object.hasOwn(TOKENS, key) ? TOKENS[key] : undefined
  if (token === undefined)
    return `ethereum:${address}@${chainId}${amount ? `?value=${whole(amount, NATIVE_DECIMALS)}` : ''}`
  const sum = amount ? `&uint256=${whole(amount, token.decimals)}` : ''
  return `ethereum:${token.contract}@${chainId}/transfer?address=${address}${sum}`
}

/**
 * Returns the amount in the coin's smallest unit on the chain; finer digits cannot be sent and are dropped.
 */
function whole(amount: Decimal, decimals: number): string {
  return fromUnits(toUnits(round(amount, decimals, 'DOWN'), decimals), 0)
}

import type { Schema } from '@bourselet/openapi'
import { paymentUri } from '@bourselet/sdk/address'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Language } from '../../http/routes.ts'
import { type CoinChain, chainsOf, coinChains, findChain } from '../../prices/coin-chains.ts'
import { coins } from '../../prices/coins.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { depositNotices } from './deposit-notices.ts'
import { sandboxAddress } from './sandbox-address.ts'

/**
 * Returns the deposit terms of a coin on a chain. Throws DEPOSIT_DISABLED for a coin that can only be traded, and
 * CHAIN_UNSUPPORTED for any other combination that does not exist.
 */
export function openChain(coin: string, chain: string): CoinChain {
  const found = findChain(coin, chain)
  if (found) return found
  const closed = coins.some((one) => one.coin === coin) && chainsOf(coin).length === 0
  throw closed
    ? new Refusal('DEPOSIT_DISABLED', { field: 'coin' })
    : new Refusal('CHAIN_UNSUPPORTED', { field: 'chain' })
}

/**
 * Returns the chains on which the given coin can be deposited; without a coin, the chains of all coins. Throws
 * CHAIN_UNSUPPORTED for an unknown coin.
 */
export function chainsToList(coin: string | undefined): readonly CoinChain[] {
  if (coin === undefined) return coinChains
  if (!coins.some((one) => one.coin === coin)) throw new Refusal('CHAIN_UNSUPPORTED', { field: 'coin' })
  return chainsOf(coin)
}

type AddressParts = Pick<Exchange, 'seeds' | 'settings'>

/** Returns the address to which a member sends deposits on a chain. */
export function placeOf({ seeds, settings }: AddressParts, memberId: number, chain: string): string {
  return sandboxAddress({ seed: seeds.current, memberId, chain, mode: settings.addressMode })
}

/** Returns the deposit address of a member on a chain, with the terms and notices that apply to deposits there. */
export function depositAddress(
  exchange: AddressParts,
  memberId: number,
  language: Language,
  terms: CoinChain,
): Schema<'DepositAddress'> {
  const { coin, chain, deposit } = terms
  const address = placeOf(exchange, memberId, chain)
  return {
    coin,
    chain,
    address,
    memo: null,
    qr_content: address,
    uri: paymentUri({ coin, chain, address }),
    min_deposit: deposit.min,
    confirmations: deposit.confirmations,
    notices: depositNotices(language, terms),
    sandbox: true,
  }
}

import { checkAddress } from '@bourselet/sdk/address'
import type { WithdrawRule } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { BANK_PAYOUT, chainsOf, findChain } from '../../prices/coin-chains.ts'
import { coins } from '../../prices/coins.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { maskCard, openCard } from './bank-cards.ts'

/** The destination of a withdrawal and the terms that apply to it. */
export interface Payout {
  type: 'crypto' | 'bank'
  coin: string
  chain: string | null
  address: string
  rule: WithdrawRule
  /**
   * Time at which the destination was saved or last changed. If the destination is not saved, it is the current time.
   */
  changedAt: number
}

export interface CryptoTarget {
  coin: string
  chain: string
  address_id?: number
  address?: string
}

/**
 * Returns the terms for withdrawals of a coin on a chain. Throws WITHDRAW_DISABLED for a coin that has no
 * chains, and CHAIN_UNSUPPORTED for any other combination that does not exist.
 */
export function withdrawRule(coin: string, chain: string): WithdrawRule {
  const found = findChain(coin, chain)
  if (found) return found.withdraw
  const closed = coins.some((one) => one.coin === coin) && chainsOf(coin).length === 0
  throw closed
    ? new Refusal('WITHDRAW_DISABLED', { field: 'coin' })
    : new Refusal('CHAIN_UNSUPPORTED', { field: 'chain' })
}

/**
 * Returns the destination and terms of a withdrawal to a saved address or to an address in the request. If the address
 * in the request is also saved, it counts as a saved address.
 */
export async function cryptoPayout(
  { clock }: Pick<TxExchange, 'clock' | 'settings'>,
  reader: Reader,
  memberId: number,
  { coin, chain, address_id, address }: CryptoTarget,
): Promise<Payout> {
  if (address_id !== undefined && address !== undefined) throw invalid({ address: 'MODE_INVALID' })
  if (address_id === undefined && address === undefined) throw invalid({ address: 'REQUIRED' })
  const rule = withdrawRule(coin, chain)
  const book = reader
    .selectFrom('withdraw_addresses')
    .select(['chain', 'address', 'changed_at'])
    .where('member_id', '=', memberId)
  if (address_id !== undefined) {
    const entry = await book.where('id', '=', address_id).executeTakeFirst()
    if (!entry) throw new Refusal('NOT_FOUND', { field: 'address_id' })
    if (entry.chain !== chain) throw new Refusal('ADDRESS_INVALID', { field: 'address_id' })
    return { type: 'crypto', coin, chain, address: entry.address, rule, changedAt: entry.changed_at }
  }
  const { normalized } = checkAddress(chain, address ?? '')
  if (normalized === null) throw new Refusal('ADDRESS_INVALID', { field: 'address' })
  const entry = await book.where('chain', '=', chain).where('address', '=', normalized).executeTakeFirst()
  const changedAt = entry?.changed_at ?? clock.now()
  return { type: 'crypto', coin, chain, address: normalized, rule, changedAt }
}

/**
 * Returns the destination and terms of a withdrawal to a saved bank card. Throws WITHDRAW_DISABLED if the operator
 * does not offer such withdrawals.
 */
export async function bankPayout(
  { settings, vault }: Pick<TxExchange, 'settings' | 'vault'>,
  reader: Reader,
  memberId: number,
  { coin, bank_id }: { coin: string; bank_id: number },
): Promise<Payout> {
  if (!settings.bankWithdrawEnabled) throw new Refusal('WITHDRAW_DISABLED', { field: 'type' })
  if (coin !== BANK_PAYOUT.coin) throw new Refusal('WITHDRAW_DISABLED', { field: 'coin' })
  const card = await reader
    .selectFrom('bank_cards')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', bank_id)
    .executeTakeFirst()
  if (!card) throw new Refusal('NOT_FOUND', { field: 'bank_id' })
  const address = maskCard(openCard(vault, card).bank_card)
  return { type: 'bank', coin, chain: null, address, rule: BANK_PAYOUT.withdraw, changedAt: card.changed_at }
}

import type { Schema } from '@bourselet/openapi'
import type { Reader } from '../../database/transaction.ts'
import type { Vault } from '../../members/vault.ts'
import { type BankCard, maskCard, openCard } from './bank-cards.ts'

/** Returns all saved addresses and bank cards of a member, newest first. */
export async function destinationsOf(
  vault: Vault,
  reader: Reader,
  memberId: number,
): Promise<Schema<'Destinations'>> {
  const mine = (table: 'withdraw_addresses' | 'bank_cards') =>
    reader.selectFrom(table).where('member_id', '=', memberId).orderBy('id', 'desc')
  const addresses = await mine('withdraw_addresses')
    .select(['id', 'coin', 'chain', 'address', 'remark', 'created_at', 'changed_at'])
    .execute()
  const cards = await reader
    .selectFrom('bank_cards')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute()
  return {
    addresses: addresses.map((entry) => ({ ...entry, pair: `${entry.coin}-${entry.chain}` })),
    banks: cards.map((row) => cardView(openCard(vault, row))),
  }
}

function cardView({ member_id: _, bank_card, ...card }: BankCard): Schema<'BankCard'> {
  return { ...card, bank_card: maskCard(bank_card) }
}

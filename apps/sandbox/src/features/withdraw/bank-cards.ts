import type { Migration } from '../../database/migrate.ts'
import type { Vault } from '../../members/vault.ts'
import type { CardRow } from './withdraw.migration.ts'

/** A bank card with its personal data in plain text. */
export type BankCard = Omit<CardRow, 'card_digest'>

const SEALED = ['real_name', 'bank_phone', 'bank_card'] as const
const place = (field: (typeof SEALED)[number]) => `bank_cards.${field}`

/** Returns a card as a row for the table, with its personal data encrypted. */
export function sealCard(vault: Vault, card: BankCard): CardRow {
  const sealed = SEALED.map((field) => [field, vault.seal(place(field), card[field])])
  const card_digest = vault.fingerprint(place('bank_card'), card.bank_card)
  return { ...card, ...Object.fromEntries(sealed), card_digest }
}

/** Returns a row of the table as a card, with its personal data decrypted. */
export function openCard(vault: Vault, { card_digest: _, ...row }: CardRow): BankCard {
  return {
    ...row,
    ...Object.fromEntries(SEALED.map((field) => [field, vault.open(place(field), row[field])])),
  }
}

/** Masks a card number. The last four digits stay visible and, in numbers of 12 digits or more, also the first four. */
export function maskCard(number: string): string {
  const first = number.length >= 12 ? 4 : 0
  return number.slice(0, first) + '*'.repeat(number.length - first - 4) + number.slice(-4)
}

/** Returns the migration that encrypts the cards that earlier versions stored as plain text. */
export function sealOldCards(vault: Vault): Migration {
  return {
    name: 'withdraw-seal-1',
    async up(tx) {
      const rows = await tx.selectFrom('bank_cards').selectAll().where('card_digest', 'is', null).execute()
      for (const row of rows)
        await tx.updateTable('bank_cards').set(sealCard(vault, row)).where('id', '=', row.id).execute()
    },
  }
}

import type { Migration } from '../../database/migrate.ts'
import type { Vault } from '../../members/vault.ts'
import type { CardRow } from './withdraw.migration.ts'

/** A bank card with decrypted personal data. */
export type BankCard = Omit<CardRow, 'card_digest'>

const SEALED = ['real_name', 'bank_phone', 'bank_card'] as const
const place = (field: (typeof SEALED)[number]) => `bank_cards.${field}`

/** Encrypts the personal data of a card for the table. */
export function sealCard(vault: Vault, card: BankCard): CardRow {
  const sealed = SEALED.map((field) => [field, vault.seal(place(field), card[field])])
  const card_digest = vault.fingerprint(place('bank_card'), card.bank_card)
  return { ...card, ...Object.fromEntries(sealed), card_digest }
}

/** Decrypts a row of the table. */
export function openCard(vault: Vault, { card_digest: _, ...row }: CardRow): BankCard {
  return {
    ...row,
    ...Object.fromEntries(SEALED.map((field) => [field, vault.open(place(field), row[field])])),
  }
}

/** Masks a card number except its last four digits and, from 12 digits on, its first four. */
export function maskCard(number: string): string {
  const first = number.length >= 12 ? 4 : 0
  return number.slice(0, first) + '*'.repeat(number.length - first - 4) + number.slice(-4)
}

/** Encrypts the cards that earlier versions stored as plain text. */
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

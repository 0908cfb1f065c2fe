import { shorten } from '../../../shared/funds/short-id.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { BankCard, SavedAddress } from '../withdrawal.ts'

export type PlaceNameProps = {
  isBank: boolean
  card: BankCard | undefined
  saved: SavedAddress | undefined
  /** The typed address; undefined if the member chose a saved one. */
  typed: string | undefined
}

/** The short name of the destination: a remark, a shortened address or a card number. */
export function PlaceName({ isBank, card, saved, typed }: PlaceNameProps) {
  const { t } = useText('withdraw')
  if (isBank) return card ? `${card.bank_name} ${card.bank_card}` : '—'
  if (saved) return saved.remark || shorten(saved.address, 6)
  if (typed === undefined) return '—'
  return typed ? shorten(typed, 6) : t('newAddress')
}

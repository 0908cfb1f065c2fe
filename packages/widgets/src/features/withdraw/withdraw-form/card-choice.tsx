import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import type { WithdrawEntryState } from './use-withdraw-entry.ts'

type ChoiceProps = { entry: WithdrawEntryState; onAddressBook: (() => void) | undefined }

/** The select for the bank card to which the withdrawal is paid out. */
export function CardChoice({ entry, onAddressBook }: ChoiceProps) {
  const { t } = useText('withdraw')
  const { cards, draft, form } = entry
  if (cards.length === 0) {
    return (
      <p className="bl-withdraw__label">
        {t('bank.none')}
        {onAddressBook && (
          <Button size="small" onClick={() => onAddressBook()}>
            {t('bank.add')}
          </Button>
        )}
      </p>
    )
  }
  return (
    <Select
      label={t('bank.card')}
      name="card"
      value={draft.card || null}
      onValueChange={(card) => form.set({ card })}
      error={form.error('card')}
      placeholder={t('bank.choose')}
      options={cards.map((card) => ({ value: `${card.id}`, label: `${card.bank_name} ${card.bank_card}` }))}
    />
  )
}

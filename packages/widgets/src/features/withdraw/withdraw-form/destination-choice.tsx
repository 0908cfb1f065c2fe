import { checkAddress } from '@bourselet/sdk/address'
import { useId } from 'react'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { shorten } from '../../../shared/funds/short-id.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { nearTwin } from '../near-twin.ts'
import { useRecentChange } from '../use-recent-change.ts'
import type { SavedAddress } from '../withdrawal.ts'
import { NEW } from './draft.ts'
import type { WithdrawEntryState } from './use-withdraw-entry.ts'

type ChoiceProps = { entry: WithdrawEntryState; onAddressBook: (() => void) | undefined }

/** The choice of the destination: a saved address, or an address that the member types. */
export function DestinationChoice({ entry, onAddressBook }: ChoiceProps) {
  const { t } = useText('withdraw')
  const name = useId()
  const { book, draft, form } = entry
  const choose = (to: string) => form.set({ to })
  return (
    <section>
      <div className="bl-withdraw__label">
        <span className="bl-field__label" id={`${name}-label`}>
          {t('sendTo')}
        </span>
        {onAddressBook && (
          <button type="button" className="bl-link" onClick={() => onAddressBook()}>
            {t('book.open')}
          </button>
        )}
      </div>
      <div className="bl-withdraw__book" role="radiogroup" aria-labelledby={`${name}-label`}>
        {book.map((saved) => (
          <label key={saved.id} className="bl-withdraw__entry">
            <input
              type="radio"
              name={name}
              checked={draft.to === `${saved.id}`}
              onChange={() => choose(`${saved.id}`)}
            />
            <SavedPlace saved={saved} />
          </label>
        ))}
        <label className="bl-withdraw__entry">
          <input type="radio" name={name} checked={draft.to === NEW} onChange={() => choose(NEW)} />
          <span className="bl-withdraw__entry-name">
            <strong>{t('newAddress')}</strong>
          </span>
        </label>
      </div>
      {draft.to === NEW && <NewAddress entry={entry} />}
    </section>
  )
}

function SavedPlace({ saved }: { saved: SavedAddress }) {
  const { t } = useText('withdraw')
  const isChanged = useRecentChange()(saved)
  return (
    <>
      <span className="bl-withdraw__entry-name">
        <strong>{saved.remark || shorten(saved.address, 6)}</strong>
        <small>{saved.pair}</small>
      </span>
      <AddressText address={saved.address} />
      {isChanged && <Chip tone="warn">{t('book.changed')}</Chip>}
    </>
  )
}

function NewAddress({ entry }: { entry: WithdrawEntryState }) {
  const { t } = useText('withdraw')
  const { draft, form, member, terms } = entry
  const typed = draft.address.trim()
  const check = checkAddress(terms.chain, typed)
  const twin = check.valid ? nearTwin(check.normalized, member?.wallet_info.addresses ?? []) : undefined
  return (
    <div className="bl-withdraw__new">
      <Field
        {...form.field('address')}
        label={t('address', { chain: terms.chain })}
        hint={t('addressHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      {check.valid && <AddressText address={check.normalized} />}
      {twin && (
        <Notice tone="warn">
          <p className="bl-notice__title">{t('twin.title')}</p>
          <p>{t('twin.text', { name: twin.remark || twin.pair })}</p>
          <AddressText address={twin.address} />
        </Notice>
      )}
    </div>
  )
}

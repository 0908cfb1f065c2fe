import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { AnchoredPopup } from '../../../shared/ui/anchored-popup.tsx'
import { FieldFrame } from '../../../shared/ui/field-frame.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { useComboList } from '../../../shared/ui/use-combo-list.ts'
import { type CountryCode, countriesIn, findCountries } from './countries.ts'
import '../../../shared/ui/choice.css'
import '../../../shared/ui/overlay.css'

export type CountryFieldProps = {
  name: string
  value: CountryCode | ''
  onValueChange: (code: CountryCode | '') => void
  onBlur: () => void
  error: string | undefined
}

/** A select for the country that issued the document. The list can be searched by country name or code. */
export function CountryField({ name, value, onValueChange, onBlur, error }: CountryFieldProps) {
  const { t } = useText('kyc')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  /** The text that is being entered; null while the field shows the selected country. */
  const [entered, setEntered] = useState<string | null>(null)
  const countries = countriesIn(locale)
  const selected = countries.findIndex((one) => one.value === value)
  const items = entered === null ? countries : findCountries(locale, entered)
  const onOpenChange = (next: boolean) => {
    setOpen(next)
    if (!next) setEntered(null)
  }
  const combo = useComboList({
    items,
    query: entered ?? '',
    isOpen,
    onOpenChange,
    onChoose(country) {
      onValueChange(country.value)
      onOpenChange(false)
    },
    initial: entered === null && selected >= 0 ? selected : 0,
    chosen: items.findIndex((one) => one.value === value),
  })
  return (
    <FieldFrame label={t('country')} hint={t('countryHint')} error={error}>
      {(ids) => (
        <>
          <div className="bl-box" ref={combo.popup.anchor}>
            <input
              {...combo.field}
              id={ids.id}
              name={name}
              className="bl-box__input"
              placeholder={t('countrySearch')}
              value={entered ?? countries[selected]?.label ?? ''}
              onChange={({ target }) => {
                setEntered(target.value)
                setOpen(true)
                if (target.value === '') onValueChange('')
              }}
              onClick={() => setOpen(true)}
              onBlur={onBlur}
              aria-invalid={ids.invalid}
              aria-describedby={ids.describedBy}
            />
            <button
              type="button"
              tabIndex={-1}
              className="bl-country__open"
              aria-label={t('countryOpen')}
              aria-expanded={isOpen}
              // The focus stays in the field, because the keys that control the list work there.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                combo.field.ref.current?.focus()
                onOpenChange(!isOpen)
              }}
            >
              <Icon shape={icons.chevronDown} size={16} />
            </button>
          </div>
          {isOpen && (
            <AnchoredPopup {...combo.popup} gap={4} className="bl-select__popup">
              {items.length === 0 && (
                <p className="bl-country__none" role="status">
                  {t('countryNone')}
                </p>
              )}
              <div {...combo.list} role="listbox" className="bl-select__list" aria-label={t('country')}>
                {items.map((country, at) => (
                  <div key={country.value} {...combo.option(at)} className="bl-select__item">
                    <span className="bl-select__words">{country.label}</span>
                    <span className="bl-select__hint">{country.value}</span>
                  </div>
                ))}
              </div>
            </AnchoredPopup>
          )}
        </>
      )}
    </FieldFrame>
  )
}

import { Combobox } from '@base-ui/react/combobox'
import { useRef } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { FieldFrame } from '../../../shared/ui/field-frame.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { InLayer, useLayer } from '../../../shared/ui/use-layer.ts'
import { type Country, type CountryCode, countriesIn } from './countries.ts'
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
  const layer = useLayer()
  const box = useRef<HTMLDivElement>(null)
  const countries = countriesIn(locale)
  const { contains } = Combobox.useFilter({ locale, sensitivity: 'base' })
  return (
    <FieldFrame label={t('country')} hint={t('countryHint')} error={error}>
      {(ids) => (
        <Combobox.Root<Country>
          items={countries}
          value={countries.find((one) => one.value === value) ?? null}
          onValueChange={(next) => onValueChange(next?.value ?? '')}
          filter={(country, query) =>
            contains(country.label, query) || country.value === query.trim().toUpperCase()
          }
          autoHighlight
        >
          <div className="bl-box" ref={box}>
            <Combobox.Input
              id={ids.id}
              name={name}
              className="bl-box__input"
              placeholder={t('countrySearch')}
              autoComplete="off"
              onBlur={onBlur}
              aria-invalid={ids.invalid}
              aria-describedby={ids.describedBy}
            />
            <Combobox.Trigger className="bl-country__open" aria-label={t('countryOpen')}>
              <Icon shape={icons.chevronDown} size={16} />
            </Combobox.Trigger>
          </div>
          <Combobox.Portal container={layer}>
            <InLayer />
            <Combobox.Positioner
              className="bl-popup__place"
              anchor={box}
              sideOffset={4}
              positionMethod="fixed"
            >
              <Combobox.Popup className="bl-popup bl-select__popup">
                <Combobox.Empty className="bl-country__none">{t('countryNone')}</Combobox.Empty>
                <Combobox.List className="bl-select__list">
                  {(country: Country) => (
                    <Combobox.Item key={country.value} value={country} className="bl-select__item">
                      <span className="bl-select__words">{country.label}</span>
                      <span className="bl-select__hint">{country.value}</span>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FieldFrame>
  )
}

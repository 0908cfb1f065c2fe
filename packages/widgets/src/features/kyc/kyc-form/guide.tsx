import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import '../../../shared/ui/field.css'

const rules = ['whole', 'cut', 'glare', 'sharp'] as const

/** Drawings that show which photos are accepted and which are rejected. */
export function Guide() {
  const { t } = useText('kyc')
  return (
    <section className="bl-kyc__guide">
      <h3 className="bl-field__label">{t('guide.title')}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <span className="bl-kyc__sample" data-rule={rule}>
              <Sample />
              <span className="bl-kyc__verdict">
                <Icon shape={rule === 'whole' ? icons.check : icons.close} size={12} />
              </span>
            </span>
            {t(`guide.${rule}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A drawing of a sample document. */
export function Sample() {
  return (
    <svg className="bl-kyc__card" viewBox="0 0 104 66" aria-hidden>
      <rect className="bl-kyc__paper" width="104" height="66" rx="4" />
      <path className="bl-kyc__band" d="M0 9.500V4a4 4 0 0 1 4-4h96a4 4 0 0 1 4 4v5.500z" />
      <rect className="bl-kyc__face" x="6" y="17" width="25" height="31" rx="2" />
      <path
        className="bl-kyc__ink"
        d="M18.500 34a6 6 0 1 0 0-12 6 6 0 0 0 0 12M8 48c0-8 4.500-11.500 10.500-11.500S29 40 29 48z"
      />
      <path
        className="bl-kyc__lines"
        d="M38 19.500h15M38 22.500h35M38 28h21M38 31h48M38 36.500h13M38 39.500h29M38 45h18M38 48h41M6 56h91M6 60.500h83"
      />
    </svg>
  )
}

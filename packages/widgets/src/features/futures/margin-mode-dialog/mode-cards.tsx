import { useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Margin } from '../futures-ticket/exposure.ts'
import './margin-mode-dialog.css'

export type ModeCardsProps = {
  mode: Margin['mode']
  onModeChange: (mode: Margin['mode']) => void
  /** True while a position or an order locks the margin mode. */
  isLocked: boolean
}

/** The choice of cross or isolated, each with an explanation. */
export function ModeCards({ mode, onModeChange, isLocked }: ModeCardsProps) {
  const { t } = useText('futures')
  const name = useId()
  return (
    <div className="bl-mode-cards" role="radiogroup" aria-label={t('margin.title')}>
      {(['cross', 'isolated'] as const).map((one) => (
        <label key={one} className="bl-mode-cards__card" data-chosen={one === mode || undefined}>
          <input
            className="bl-mode-cards__input"
            type="radio"
            name={name}
            value={one}
            checked={one === mode}
            disabled={isLocked && one !== mode}
            onChange={() => onModeChange(one)}
          />
          <span>
            <span className="bl-mode-cards__name">{t(one)}</span>
            <span className="bl-mode-cards__text">{t(`margin.${one}Text`)}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

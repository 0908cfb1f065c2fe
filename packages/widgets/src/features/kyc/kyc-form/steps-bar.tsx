import { Fragment } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { steps } from './use-kyc-form.ts'
import '../../../shared/ui/panel.css'

/** The progress bar of the verification form. `at` is the number of completed steps. */
export function StepsBar({ at }: { at: number }) {
  const { t } = useText('kyc')
  return (
    <ol className="bl-panel bl-kyc__bar" aria-label={t('progress')}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && <li className="bl-kyc__rule" data-done={index <= at || undefined} aria-hidden />}
          <li
            className="bl-kyc__mark"
            data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className="bl-kyc__number">
              {index < at ? <Icon shape={icons.check} size={14} label={t('doneStep')} /> : index + 1}
            </span>
            <span className="bl-kyc__label">{t(`steps.${step}.name`)}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

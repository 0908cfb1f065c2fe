import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'

/** An amount. Dots are shown instead if the member hides amounts on this device. */
export function Secret({ children }: { children: ReactNode }) {
  const { t } = useText('wallet')
  const { hideAmounts } = usePreferences()
  if (!hideAmounts) return children
  return (
    <>
      <span aria-hidden>••••••</span>
      <span className="bl-hidden">{t('balances.hidden')}</span>
    </>
  )
}

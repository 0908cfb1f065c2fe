import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../provider/use-preferences.ts'

export type SecretProps = {
  children: ReactNode
  /** Number of dots that replace the amount. Default 6. */
  dots?: number
  /**
   * Returns the whole text for the given replacement of the amount. Needed if `children` contains more than the amount.
   */
  sentence?: (amount: string) => string
}

/**
 * An amount. If the member hides amounts on this device, dots are shown instead, and screen readers read that the
 * amount is hidden.
 */
export function Secret({ children, ...hidden }: SecretProps) {
  const { hideAmounts } = usePreferences()
  return hideAmounts ? <Hidden {...hidden} /> : children
}

function Hidden({ dots = 6, sentence = (amount) => amount }: Omit<SecretProps, 'children'>) {
  const { t } = useText('amounts')
  return (
    <>
      <span aria-hidden>{sentence('•'.repeat(dots))}</span>
      <span className="bl-hidden">{sentence(t('hidden'))}</span>
    </>
  )
}

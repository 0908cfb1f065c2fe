import { useContext, useEffect } from 'react'
import { errorName } from '../i18n/error-name.ts'
import { GivenContext } from './given-context.ts'

const isUnknown = (error: unknown) => /^SYMBOL_(UNKNOWN|NOT_LISTED)$/.test(errorName(error).name)

/**
 * Writes an error to the console if the exchange does not list the symbol of the widget. The mistake is usually in the
 * code of the page, whose author reads the console.
 */
export function useUnknownSymbol(error: unknown): void {
  const given = useContext(GivenContext)
  const wrong = isUnknown(error)
  useEffect(() => {
    const { symbol } = Object.fromEntries(given ? JSON.parse(given) : []) as { symbol?: string }
    if (wrong && symbol) console.error(`bourselet: the exchange does not list the symbol ${symbol}`)
  }, [given, wrong])
}

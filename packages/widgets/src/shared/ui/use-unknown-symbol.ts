import { useContext, useEffect } from 'react'
import { errorName } from '../i18n/error-name.ts'
import { GivenContext } from './given-context.ts'

const isUnknown = (error: unknown) => /^SYMBOL_(UNKNOWN|NOT_LISTED)$/.test(errorName(error).name)

/**
 * Writes the symbol of the widget to the console if the exchange does not list it. The error usually is a mistake of
 * the page, and its author looks into the console.
 */
export function useUnknownSymbol(error: unknown): void {
  const given = useContext(GivenContext)
  const wrong = isUnknown(error)
  useEffect(() => {
    const { symbol } = Object.fromEntries(given ? JSON.parse(given) : []) as { symbol?: string }
    if (wrong && symbol) console.error(`bourselet: the exchange does not list the symbol ${symbol}`)
  }, [given, wrong])
}

import { useEffect, useState } from 'react'
import { ErrorState } from './error-state.tsx'
import { Root } from './root.tsx'

/**
 * Time in ms before a missing symbol is reported as an error, because some host pages set properties one after the
 * other.
 */
const TIMEOUT_MS = 1_000

const missing = { name: 'SYMBOL_REQUIRED' }

/** The content of a widget without a symbol: nothing at first, then an error message. */
export function MissingSymbol({ name }: { name: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Root name={name}>{isLate && <ErrorState error={missing} />}</Root>
}

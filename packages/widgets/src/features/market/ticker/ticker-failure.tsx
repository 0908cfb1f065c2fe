import { isPassing } from '../../../shared/i18n/is-passing.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useUnknownSymbol } from '../../../shared/ui/use-unknown-symbol.ts'
import './ticker-failure.css'

export type TickerFailureProps = { symbol: string; error: Error; onRetry: () => void }

/** The error of a compact ticker: a button that loads the price again. */
export function TickerFailure({ symbol, error, onRetry }: TickerFailureProps) {
  const { t } = useText('ticker')
  const errorText = useErrorText()
  useUnknownSymbol(error)
  return (
    <button type="button" className="bl-ticker__failed" onClick={onRetry}>
      {isPassing(error) ? t('failed', { symbol }) : errorText(error)}
    </button>
  )
}

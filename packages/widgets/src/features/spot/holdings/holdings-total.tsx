import { resultText } from '../../../shared/format/result-text.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Secret } from '../../../shared/ui/secret.tsx'
import { VALUE_COIN } from './held-coins.ts'
import { useHoldings, useUnrealized } from './use-holdings.ts'
import './holdings.css'

/** The unrealized result of all holdings with a known cost, at the last prices. Without such holdings it is empty. */
export function HoldingsTotal() {
  const { t, ready } = useText('holdings')
  const format = useFormat()
  const sum = useUnrealized(useHoldings().data)
  if (sum === null || !ready) return null
  return (
    <span className="bl-holdings__total">
      {t('pnl')}{' '}
      <Secret>
        <span className="bl-change" data-trend={trendOf(sum)}>
          {resultText(format, sum)} {VALUE_COIN}
        </span>
      </Secret>
    </span>
  )
}

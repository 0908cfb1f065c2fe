import type { Wallet } from '../../../shared/data/use-balances.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Explained } from '../../../shared/ui/explained.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import { dayChange } from './day-total.ts'
import { useTotalHistory } from './use-total-history.ts'
import '../../../shared/ui/market.css'

/** The change of the total value since the start of the current UTC day. */
export function DayResult({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useText('wallet')
  const format = useFormat()
  const { data } = useTotalHistory(wallet)
  const today = data?.at(-1)
  const change = today && dayChange(today, data?.at(-2))
  if (!change) return <p className="bl-wallet__today" />
  const trend = trendOf(change.amount)
  return (
    <div className="bl-wallet__today bl-numbers">
      {change.percent && (
        <Chip tone={trend === 'none' ? 'neutral' : trend}>
          {trend !== 'none' && <span className="bl-arrow" data-trend={trend} aria-hidden />}
          {format.percent(change.percent, { signed: true })}
        </Chip>
      )}
      <span className="bl-change" data-trend={trend}>
        <Secret>{resultText(format, change.amount)}</Secret>
      </span>
      <small>
        <Explained about={t('overview.todayHint')}>{t('overview.today')}</Explained>
      </small>
    </div>
  )
}

import { add } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { dayText, type Period } from '../../../shared/records/period.ts'
import { Secret } from '../../../shared/ui/secret.tsx'
import type { StatementTotals } from './changes-query.ts'
import { Delta } from './delta.tsx'

type StatementSummaryProps = {
  totals: StatementTotals
  /** The coin of the amounts. */
  coin: string | undefined
  /** Number of balance changes in the period. */
  lines: number
  period: Period
}

/**
 * The opening and the closing balance of one coin in a period, with the sums of its increases and decreases.
 */
export function StatementSummary({ totals, coin, lines, period }: StatementSummaryProps) {
  const { t } = useText('wallet')
  const format = useFormat()
  const locale = useLocale()
  const on = (label: string, day: string) => (day ? `${label} · ${dayText(day, locale)}` : label)
  const amount = (value: string) => <Secret>{[format.amount(value), coin].filter(Boolean).join(' ')}</Secret>
  const facts = [
    ['opening', on(t('changes.opening'), period.from), amount(totals.opening)],
    ['in', t('changes.in'), <Delta key="in" value={totals.in} />],
    ['out', t('changes.out'), <Delta key="out" value={totals.out} />],
    ['closing', on(t('changes.closing'), period.to), amount(totals.closing)],
    ['net', t('changes.net'), <Delta key="net" value={add(totals.in, totals.out)} />],
  ] as const
  return (
    <dl className="bl-statement bl-numbers">
      {facts.map(([key, label, value]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="bl-statement__lines">
        <dt className="bl-hidden">{t('changes.title')}</dt>
        <dd>{t('changes.count', { count: lines })}</dd>
      </div>
    </dl>
  )
}

import { add, compare, type Decimal, div, mul } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { type FundingRate, useFundingRates } from '../../../shared/data/use-funding-rates.ts'
import { useMark } from '../../../shared/data/use-mark.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { type Format, useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { FundingCountdown } from '../funding-countdown.tsx'
import { FundingBars } from './funding-bars.tsx'
import { BarsSkeleton } from './funding-skeleton.tsx'
import './funding-rates.css'

const percent = (format: Format, rate: Decimal) =>
  format.percent(mul(rate, '100'), { decimals: 4, signed: true })

/** The funding rates of a contract: the current rate, bars of past rates, and a table. */
export function FundingBody({ symbol }: { symbol: string }) {
  const { t, ready } = useText('market')
  const format = useFormat()
  const { data: info } = useSymbol(symbol, 'futures')
  const { data: rates, error, refetch, average } = useAverageFunding(symbol)
  if (error && !rates && ready) return <ErrorState error={error} onRetry={refetch} />
  return (
    <div className="bl-funding">
      <FundingNow symbol={symbol} average={average} count={rates?.length} />
      {rates ? rates.length > 0 && <FundingBars rates={rates} /> : <BarsSkeleton />}
      <div className="bl-funding__rates">
        <Table<FundingRate>
          caption={t('fundingRates.label', { symbol })}
          density="compact"
          rows={ready ? rates : undefined}
          rowKey={({ ts }) => String(ts)}
          skeletonRows={8}
          empty={
            <Empty icon={icons.percent} title={t('fundingRates.empty')} text={t('fundingRates.emptyText')} />
          }
          columns={[
            {
              id: 'time',
              header: t('fundingRates.time'),
              cell: ({ ts }) => <span title={format.time(ts, 'full')}>{format.time(ts)}</span>,
            },
            {
              id: 'rate',
              header: t('fundingRates.rate'),
              align: 'end',
              cell: ({ rate }) => <span className="bl-numbers">{percent(format, rate)}</span>,
            },
            {
              id: 'payer',
              header: t('fundingRates.payer'),
              align: 'end',
              cell: ({ rate }) => <Payer rate={rate} />,
            },
            {
              id: 'mark',
              header: t('fundingRates.mark'),
              align: 'end',
              cell: ({ mark_price }) => (
                <span className="bl-numbers">{format.price(mark_price, info?.tick)}</span>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}

function Payer({ rate }: { rate: Decimal }) {
  const { t } = useText('market')
  const trend = compare(rate, '0')
  if (trend === 0) return <span>—</span>
  return <span>{t(trend > 0 ? 'fundingRates.longs' : 'fundingRates.shorts')}</span>
}

/**
 * Props of the summary of funding rates. `average` is the mean of the past rates, and `count` is their number; `count`
 * is undefined while the rates are loading.
 */
type FundingNowProps = { symbol: string; average: Decimal | null; count: number | undefined }

function FundingNow({ symbol, average, count }: FundingNowProps) {
  const { t } = useText('market')
  const format = useFormat()
  const mark = useMark(symbol)
  return (
    <dl className="bl-funding__now bl-numbers">
      <div>
        <dt>{t('fundingRates.now')}</dt>
        <dd>{mark ? percent(format, mark.funding_rate) : <Skeleton width={72} />}</dd>
      </div>
      <div>
        <dt>{t('fundingRates.next')}</dt>
        <dd title={mark && format.time(mark.next_funding_at, 'full')}>
          {mark ? <FundingCountdown until={mark.next_funding_at} /> : <Skeleton width={72} />}
        </dd>
      </div>
      {count !== 0 && (
        <div>
          <dt>{count ? t('fundingRates.average', { count }) : <Skeleton width={120} />}</dt>
          <dd>{average === null ? <Skeleton width={72} /> : percent(format, average)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Returns past funding rates, newest first, and their average. */
function useAverageFunding(symbol: string) {
  const call = useFundingRates(symbol)
  const average = useMemo(() => averageOf(call.data ?? []), [call.data])
  return { ...call, average }
}

function averageOf(rates: readonly FundingRate[]): Decimal | null {
  if (rates.length === 0) return null
  const sum = rates.reduce<Decimal>((total, { rate }) => add(total, rate), '0')
  return div(sum, String(rates.length), 8, 'HALF_UP')
}

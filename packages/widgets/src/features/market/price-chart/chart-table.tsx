import type { CandleInterval, Decimal } from '@bourselet/sdk/money'
import { memo } from 'react'
import type { Candle } from '../../../shared/data/candle-pages.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { candleTimeFormat } from './chart-time.ts'

const ROWS = 12

export type ChartTableProps = {
  candles: readonly Candle[]
  interval: CandleInterval
  tick: Decimal
  label: string
}

const columns = ['o', 'h', 'l', 'c'] as const

const isSame = (a: ChartTableProps, b: ChartTableProps) =>
  a.label === b.label &&
  a.tick === b.tick &&
  a.candles.length === b.candles.length &&
  a.candles.every((candle, at) => candle === b.candles[at])

/**
 * A table of the latest candles for screen readers. It contains only closed candles, so that it rarely changes while it
 * is read: when a candle closes, or when a closed one is corrected.
 */
export const ChartTable = memo(function ChartTable({ candles, interval, tick, label }: ChartTableProps) {
  const { t } = useText('chart')
  const format = useFormat()
  const time = candleTimeFormat(format.locale, interval)
  // The table is visually hidden by a wrapper with a limited size, because a table itself cannot be smaller than its
  // content.
  return (
    <div className="bl-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('open')}</th>
            <th scope="col">{t('high')}</th>
            <th scope="col">{t('low')}</th>
            <th scope="col">{t('close')}</th>
            <th scope="col">{t('volume')}</th>
          </tr>
        </thead>
        <tbody>
          {candles.slice(-ROWS).map((candle) => (
            <tr key={candle.t}>
              <th scope="row">{time(candle.t)}</th>
              {columns.map((field) => (
                <td key={field}>{format.price(candle[field], tick)}</td>
              ))}
              <td>{format.compact(candle.v)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}, isSame)

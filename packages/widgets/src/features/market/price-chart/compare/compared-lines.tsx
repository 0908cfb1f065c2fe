import type { CandleInterval } from '@bourselet/sdk/money'
import { useEffect, useMemo, useState } from 'react'
import type { CandleProduct, Product } from '../../../../shared/data/live-tickers.ts'
import { useCandles } from '../../../../shared/data/use-candles.ts'
import { useSymbol } from '../../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import * as icons from '../../../../shared/ui/icons.ts'
import type { ChartCandle } from '../chart-candle.ts'
import type { ChartView, ComparedLine } from '../chart-view.ts'
import { comparedChange, comparedValues } from './compared-values.ts'
import { useCompared } from './use-compared.ts'

export type ComparedLinesProps = {
  view: ChartView
  symbol: string
  product: Product
  /** The kind of prices from which the candles are built: last or index. */
  source: CandleProduct
  interval: CandleInterval
  /** The candles of the chart's own symbol. */
  candles: readonly ChartCandle[]
  /** Index of the candle up to which the change of each compared symbol is shown. */
  at: number
  /**
   * Called after the member has removed the line of a symbol by its button, so that the caller can move the focus from
   * the removed button to the chart.
   */
  onRemoved: () => void
}

/** Colors of compared lines. No indicator uses them. */
const colours = ['pink', 'cyan'] as const

/** The lines of the compared symbols, and one row for each of them in the legend of the chart. */
export function ComparedLines(props: ComparedLinesProps) {
  const { symbol, product, onRemoved } = props
  const { list, remove } = useCompared(product, symbol)
  return list.map((other, index) => (
    <Line
      key={other}
      {...props}
      other={other}
      colour={colours[index] ?? 'cyan'}
      onRemove={() => {
        remove(other)
        onRemoved()
      }}
    />
  ))
}

type LineProps = ComparedLinesProps & {
  other: string
  colour: (typeof colours)[number]
  onRemove: () => void
}

function Line({ view, other, product, source, interval, candles, at, colour, onRemove }: LineProps) {
  const { t } = useText('chart')
  const format = useFormat()
  const { data: info } = useSymbol(other, product)
  const { list, loadOlder } = useCandles(other, interval, source)
  const [line, setLine] = useState<ComparedLine | null>(null)
  const [from, setFrom] = useState(() => view.firstVisible())
  useEffect(() => {
    const made = view.compare(colour)
    setLine(made)
    return made.remove
  }, [view, colour])
  useEffect(() => view.onScroll(() => setFrom(view.firstVisible())), [view])
  const [oldest, start] = [list[0]?.t, candles[0]?.t]
  useEffect(() => {
    if (oldest !== undefined && start !== undefined && oldest > start) loadOlder()
  }, [oldest, start, loadOlder])
  const values = useMemo(() => comparedValues(candles, list), [candles, list])
  useEffect(() => line?.set(candles, values), [line, candles, values])
  const change = comparedChange(values, from, at)
  const name = info ? `${info.base}/${info.quote}` : other
  return (
    <span className="bl-price-chart__compared">
      <span className="bl-price-chart__figure" data-colour={colour}>
        {name} {change === null ? '–' : format.percent(change.toFixed(2), { signed: true })}
      </span>
      <IconButton icon={icons.close} size="small" label={t('compare.remove', { name })} onClick={onRemove} />
    </span>
  )
}

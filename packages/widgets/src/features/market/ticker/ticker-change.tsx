import { abs, sub } from '@bourselet/sdk/money'
import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'
import type { Figures } from '../../../shared/data/use-ticker.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { wayOf } from '../way-of.ts'

export type TickerChangeProps = { info: SymbolInfo | undefined; figures: Figures }

/** The change of 24 hours: which way, by how much, and in percent with its sign. */
export function TickerChange({ info, figures }: TickerChangeProps) {
  const format = useFormat()
  const way = wayOf(figures.change_pct)
  const amount = abs(sub(figures.last, figures.open_24h))
  return (
    <span className="bl-change bl-numbers" data-way={way}>
      {way !== 'none' && <span className="bl-arrow" data-way={way} aria-hidden />}
      <span>{format.price(amount, info?.tick)}</span>
      <span>{format.percent(figures.change_pct, { signed: true })}</span>
    </span>
  )
}

import { isZero, percent, sub } from '@bourselet/sdk/money'
import { useLivePart } from '../../../shared/data/use-live.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { liveRowTicker } from './live-row-ticker.ts'

/**
 * The distance between an order's limit price, or else its trigger price, and the last price, in percent of the last
 * price. It is updated up to three times a second.
 */
export function FromLast({ order: { symbol, price, trigger_price } }: { order: SpotOrder }) {
  const format = useFormat()
  const { data: info } = useSymbol(symbol, 'spot')
  const at = price ?? trigger_price
  const text = useLivePart(liveRowTicker(useBourselet().sdk, symbol), (live) => {
    const last = live?.last ?? info?.last
    if (!at || !last || isZero(last)) return null
    return format.percent(percent(sub(at, last), last), { signed: true })
  })
  if (text === null) return <span className="bl-orders__quiet">—</span>
  return (
    <span className="bl-orders__distance bl-numbers" style={{ width: `${text.length}ch` }}>
      {text}
    </span>
  )
}

import { useIndexTicks } from '../../../shared/data/use-index-ticks.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { countdown } from '../../../shared/ui/countdown.ts'
import { CountdownRing } from '../../../shared/ui/countdown-ring.tsx'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import { optionAt } from './model.ts'

/** The running options, each with its remaining time and its estimated result. */
export function RunningList({ symbol, running }: { symbol: string; running: readonly OptionOrder[] }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const duration = useDuration()
  const { usdt } = useStakes()
  const now = useServerNow()
  const price = useIndexTicks(symbol, 0).list.at(-1)?.price ?? null
  if (running.length === 0) return null
  return (
    <ul className="bl-running" aria-label={t('orders.running')}>
      {running.map((order) => {
        const left = order.deliver_at - now
        const result = optionAt(order, price)
        return (
          <li key={order.order_no} className="bl-running__row">
            <CountdownRing leftMs={left} totalMs={(order.seconds ?? 0) * 1000} size={32} />
            <span>
              <span className="bl-running__deal">
                <DirectionWord direction={order.direction} /> {usdt(order.amount)}
              </span>
              <span className="bl-running__from">
                {duration(order.seconds ?? 0)}
                {order.open_price && ` · ${t('option.at', { price: format.price(order.open_price) })}`}
              </span>
            </span>
            <span className="bl-running__end">
              <span>{result && <Gain value={result.pnl} />}</span>
              <span className="bl-running__left">{left > 0 ? countdown(left) : t('result.settling')}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

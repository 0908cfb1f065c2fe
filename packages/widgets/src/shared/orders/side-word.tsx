import { useText } from '../i18n/use-text.ts'
import './orders.css'

/** The side of an order as a word with its color and an arrow. */
export function SideWord({ side }: { side: 'buy' | 'sell' }) {
  const { t } = useText('orders')
  return (
    <span className="bl-side" data-side={side}>
      <span className="bl-arrow" data-trend={side === 'buy' ? 'up' : 'down'} aria-hidden />
      {t(`side.${side}`)}
    </span>
  )
}

import type { ReactNode } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import type { OrderMarket } from './order-market.ts'
import type { TicketView } from './ticket-gate.ts'
import './ticket.css'

export type Row = { name: string; label: ReactNode; value: ReactNode; tone?: 'strong' | 'warn' | 'quiet' }

/** Text of a value that is unknown. */
export const unknown = '—'

/**
 * A list of names and values, one per line. Rows without a value keep their place, so that the layout does
 * not shift.
 */
export function PreviewRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="bl-ticket__preview">
      {rows.map(({ name, label, value, tone }) => (
        <div key={name} className="bl-ticket__line" data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A figure before and after the order. */
export function NowAfter({ now, after }: { now: ReactNode; after: ReactNode }) {
  return (
    <>
      <span className="bl-ticket__before">{now} →</span> {after}
    </>
  )
}

type Met = Pick<NonNullable<TicketView['preview']>, 'fill' | 'slippage'>

/** Returns the row with the average price of what trades at once, and its distance from the best price. */
export function useAverageRow({ rules }: OrderMarket): (preview: Met | null) => Row {
  const { t } = useText('orders')
  const format = useFormat()
  return (preview) => {
    const { fill, slippage } = preview ?? {}
    const slip = slippage ? ` (${format.percent(slippage)})` : ''
    return {
      name: 'average',
      label: t('list.average'),
      value: fill ? format.price(fill.average, rules.tick) + slip : unknown,
      tone: 'quiet',
    }
  }
}

/** Returns the row with side and type of an order, the first of its confirmation. */
export function useKindRow(): (side: 'buy' | 'sell', words: string) => Row {
  const { t } = useText('orders')
  return (side, words) => ({
    name: 'kind',
    label: t('confirm.kind'),
    value: (
      <span className="bl-ticket__kind" data-side={side}>
        <span className="bl-arrow" data-trend={side === 'buy' ? 'up' : 'down'} aria-hidden /> {words}
      </span>
    ),
  })
}

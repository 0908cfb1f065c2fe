import { isZero } from '@bourselet/sdk/money'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { FilledShare } from './filled-share.tsx'
import { isWaiting, orderKind, triggerMove } from './order-kind.ts'

export type FuturesColumn = 'time' | 'symbol' | 'type' | 'side' | 'price' | 'quantity' | 'filled' | 'trigger'

/** The columns that lists of contract orders have in common. `onSelect` makes the symbol a button. */
export function useFuturesColumns(
  onSelect: ((symbol: string) => void) | undefined,
): Record<FuturesColumn, Column<FuturesOrder>> {
  const { t } = useText('futures')
  const format = useFormat()
  const { contractOf } = useContracts()
  const tickOf = (symbol: string) => contractOf(symbol)?.tick
  const given = (tick: string | undefined) => (tick ? { tick } : {})
  return {
    time: { id: 'time', header: t('orders.time'), cell: (order) => <Moment ts={order.created_at} /> },
    symbol: {
      id: 'symbol',
      header: t('orders.symbol'),
      card: 'title',
      cell: ({ symbol, leverage, margin_mode }) => (
        <span className="bl-positions__two">
          {onSelect ? (
            <button type="button" className="bl-orders__pair" onClick={() => onSelect(symbol)}>
              {symbol}
            </button>
          ) : (
            <span className="bl-orders__pair">{symbol}</span>
          )}
          <small>
            {t(margin_mode)} {leverage}×
          </small>
        </span>
      ),
    },
    type: {
      id: 'type',
      header: t('orders.type'),
      cell: (order) => (
        <span className="bl-positions__two">
          <span>{t(`kind.${orderKind(order)}`)}</span>
          {order.reduce_only && order.type === 'limit' && <small>{t('orders.reduceOnly')}</small>}
        </span>
      ),
    },
    side: {
      id: 'side',
      header: t('orders.side'),
      cell: (order) => (
        <span className="bl-positions__two">
          <FuturesSide side={order.side} />
          <small>{t(`effect.${order.position_effect}`)}</small>
        </span>
      ),
    },
    price: {
      id: 'price',
      header: t('orders.price'),
      align: 'end',
      cell: ({ price, symbol }) =>
        price === null ? (
          <span className="bl-orders__quiet">{t('orders.market')}</span>
        ) : (
          <Figure value={price} {...given(tickOf(symbol))} />
        ),
    },
    quantity: {
      id: 'quantity',
      header: t('orders.quantity'),
      align: 'end',
      cell: ({ quantity, filled, symbol }) => {
        const shown = quantity ?? (isZero(filled) ? null : filled)
        if (shown === null) return <span className="bl-orders__quiet">{t('orders.whole')}</span>
        return <Figure value={shown} {...given(contractOf(symbol)?.step)} />
      },
    },
    filled: {
      id: 'filled',
      header: t('orders.filled'),
      align: 'end',
      cell: (order) => <FilledShare order={order} />,
    },
    trigger: {
      id: 'trigger',
      header: t('orders.trigger'),
      align: 'end',
      cell: (order) => {
        const { trigger_price, take_profit, stop_loss, symbol } = order
        const price = (value: string | null) => (value === null ? '—' : format.price(value, tickOf(symbol)))
        const exits = take_profit !== null || stop_loss !== null
        const words = isWaiting(order)
          ? t(`orders.${triggerMove(order)}`, { price: price(trigger_price) })
          : exits && t('orders.attached', { tp: price(take_profit), sl: price(stop_loss) })
        return <span>{words || '—'}</span>
      },
    },
  }
}

/** The side in a word, its colour and an arrow. */
export function FuturesSide({ side }: { side: FuturesOrder['side'] }) {
  const { t } = useText('futures')
  return (
    <span className="bl-side" data-side={side}>
      <span className="bl-arrow" data-way={side === 'buy' ? 'up' : 'down'} aria-hidden />
      {t(`orders.${side}`)}
    </span>
  )
}

import { isZero } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { isWaiting, orderKind, triggerMove } from '../futures-orders/order-kind.ts'
import { FuturesSide } from '../futures-orders/use-futures-columns.tsx'
import { useLast } from '../positions/use-last.ts'
import { FuturesStatus } from './futures-status.tsx'

type Fill = NonNullable<FuturesOrder['fills']>[number]

/** One order whole: its terms, what became of it, and every trade it made. */
export function FuturesDetails({ order, onClose }: { order: FuturesOrder | null; onClose: () => void }) {
  const { t } = useText('futures')
  const shown = useLast(order)
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={shown?.symbol}
      description={shown && <FuturesSide side={shown.side} />}
    >
      {shown && (
        <>
          <OrderFacts order={shown} />
          <h3 className="bl-orders__heading">{t('history.fills')}</h3>
          <OrderFills order={shown} />
        </>
      )}
    </Dialog>
  )
}

function OrderFacts({ order }: { order: FuturesOrder }) {
  return (
    <dl className="bl-orders__facts bl-numbers">
      {useFacts(order).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useFacts(order: FuturesOrder): [string, ReactNode][] {
  const { t } = useText('futures')
  const format = useFormat()
  const { contractOf } = useContracts()
  const { tick, base = '', quote = 'USDT' } = contractOf(order.symbol) ?? {}
  const price = (value: string | null) => (value === null || isZero(value) ? '—' : format.price(value, tick))
  const facts: ([string, ReactNode] | false)[] = [
    [t('orders.status'), <FuturesStatus key="status" order={order} />],
    order.reason !== null && [t('history.reason'), t(`reason.${order.reason}`)],
    [t('orders.type'), t(`kind.${orderKind(order)}`)],
    [t('history.effect'), t(`effect.${order.position_effect}`)],
    [t('history.margin'), `${t(order.margin_mode)} ${order.leverage}×`],
    order.tif !== null && order.tif !== 'PO' && [t('history.tif'), t(`tif.${order.tif}`)],
    isWaiting(order) && [
      t('orders.trigger'),
      t(`orders.${triggerMove(order)}`, { price: price(order.trigger_price) }),
    ],
    order.price !== null && [t('orders.price'), price(order.price)],
    [t('orders.average'), price(order.avg_price)],
    [t('orders.filled'), `${format.amount(order.filled)} ${base}`],
    [t('orders.total'), `${format.amount(order.quote_filled)} ${quote}`],
    [t('orders.fee'), `${format.amount(order.fee)} ${order.fee_coin}`],
    [t('orders.time'), <Moment key="created" ts={order.created_at} />],
    [t('history.updated'), <Moment key="updated" ts={order.updated_at} />],
    [t('history.number'), order.order_no],
  ]
  return facts.filter((fact) => fact !== false)
}

function OrderFills({ order }: { order: FuturesOrder }) {
  const { t } = useText('futures')
  const { contractOf } = useContracts()
  const { tick, step } = contractOf(order.symbol) ?? {}
  return (
    <Table<Fill>
      caption={t('history.fills')}
      rows={order.fills ?? []}
      rowKey={(fill) => `${fill.trade_id}`}
      density="compact"
      empty={<p className="bl-orders__quiet">{t('history.noFills')}</p>}
      columns={[
        { id: 'time', header: t('orders.time'), cell: (fill) => <Moment ts={fill.ts} /> },
        {
          id: 'price',
          header: t('orders.price'),
          align: 'end',
          cell: (fill) => <Figure value={fill.price} {...(tick ? { tick } : {})} />,
        },
        {
          id: 'quantity',
          header: t('orders.quantity'),
          align: 'end',
          cell: (fill) => <Figure value={fill.qty} {...(step ? { tick: step } : {})} />,
        },
        {
          id: 'fee',
          header: t('orders.fee'),
          align: 'end',
          cell: (fill) => (
            <>
              <Figure value={fill.fee} /> {fill.fee_coin}
            </>
          ),
        },
        {
          id: 'role',
          header: t('history.role'),
          align: 'end',
          cell: (fill) => t(`history.${fill.liquidity}`),
        },
      ]}
    />
  )
}

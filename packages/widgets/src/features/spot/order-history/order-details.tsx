import { isZero } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { endReason } from '../end-reason.ts'
import { SideWord } from '../order-cells/side-word.tsx'
import { StatusChip } from '../order-cells/status-chip.tsx'
import { pairName, usePairs } from '../order-cells/use-pairs.ts'

type Fill = NonNullable<SpotOrder['fills']>[number]

/** One order whole: its terms, what became of it, and every trade it made. */
export function OrderDetails({ order, onClose }: { order: SpotOrder | null; onClose: () => void }) {
  const { t } = useText('spot')
  const { pairOf } = usePairs()
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={order && pairName(pairOf(order.symbol))}
      description={order && <SideWord side={order.side} />}
    >
      {order && (
        <>
          <OrderFacts order={order} />
          <h3 className="bl-orders__heading">{t('history.details')}</h3>
          <OrderFills order={order} />
        </>
      )}
    </Dialog>
  )
}

function OrderFacts({ order }: { order: SpotOrder }) {
  const { t } = useText('spot')
  const format = useFormat()
  const { pairOf } = usePairs()
  const { base, quote, tick } = pairOf(order.symbol)
  const reason = endReason(order.reason)
  const facts: [string, ReactNode][] = [
    [t('orders.status'), <StatusChip key="status" order={order} />],
    [t('orders.type'), t(order.tif === 'PO' ? 'type.postOnly' : `type.${order.type}`)],
    [t('orders.time'), <Moment key="created" ts={order.created_at} />],
    [t('history.updated'), <Moment key="updated" ts={order.updated_at} />],
    [t('orders.filled'), `${format.amount(order.filled)} ${base}`],
    [t('orders.total'), `${format.amount(order.quote_filled)} ${quote}`],
    [t('orders.average'), isZero(order.avg_price) ? '—' : format.price(order.avg_price, tick)],
    [t('orders.fee'), `${format.amount(order.fee)} ${order.fee_coin}`],
  ]
  if (order.tif && order.tif !== 'PO') facts.splice(2, 0, [t('history.tif'), t(`tif.${order.tif}`)])
  if (reason) facts.splice(1, 0, [t('history.reason'), t(`reason.${reason}`)])
  return (
    <dl className="bl-orders__facts bl-numbers">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="bl-orders__number">
        <dt>{t('history.number')}</dt>
        <dd>{order.order_no}</dd>
      </div>
    </dl>
  )
}

function OrderFills({ order }: { order: SpotOrder }) {
  const { t } = useText('spot')
  const { pairOf } = usePairs()
  const { tick, step } = pairOf(order.symbol)
  return (
    <Table<Fill>
      caption={t('history.details')}
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
        { id: 'role', header: t('fills.role'), align: 'end', cell: (fill) => t(`fills.${fill.liquidity}`) },
      ]}
    />
  )
}

import { isZero } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import type { Product } from '../data/live-tickers.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useLast } from '../ui/use-last.ts'
import { Moment } from './moment.tsx'
import type { Order } from './order.ts'
import { OrderFills } from './order-fills.tsx'
import { orderKind } from './order-kind.ts'
import { SideWord } from './side-word.tsx'
import { StatusChip } from './status-chip.tsx'
import { type Pair, usePairs } from './use-pairs.ts'

/** A row of an order's details: its label and its value. */
export type Term = readonly [name: string, value: ReactNode]

export type OrderDetailsProps<Shown extends Order> = {
  product: Product
  /** The order whose details are shown; null while the dialog is closed. */
  order: Shown | null
  /** Returns additional rows with the details that only this product has. */
  termsOf?: ((order: Shown) => readonly Term[]) | undefined
  onClose: () => void
}

/** A dialog with the details of one order: its terms, its result and its trades. */
export function OrderDetails<Shown extends Order>(props: OrderDetailsProps<Shown>) {
  const { product, order, termsOf, onClose } = props
  const { t } = useText('orders')
  const { pairOf } = usePairs(product)
  const shown = useLast(order)
  const pair = shown && pairOf(shown.symbol)
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={pair?.name}
      description={shown && <SideWord side={shown.side} />}
    >
      {shown && pair && (
        <>
          <OrderTerms order={shown} pair={pair} own={termsOf?.(shown) ?? []} />
          <h3 className="bl-orders__heading">{t('history.fills')}</h3>
          <OrderFills order={shown} pair={pair} />
        </>
      )}
    </Dialog>
  )
}

type OrderTermsProps = { order: Order; pair: Pair; own: readonly Term[] }

function OrderTerms({ order, pair, own }: OrderTermsProps) {
  const { t } = useText('orders')
  return (
    <dl className="bl-orders__facts bl-numbers">
      {useTerms(order, pair, own).map(([name, value]) => (
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

function useTerms(order: Order, { base, quote, tick }: Pair, own: readonly Term[]): readonly Term[] {
  const { t } = useText('orders')
  const format = useFormat()
  const { reason, tif, price, avg_price, filled, quote_filled, fee, fee_coin } = order
  const terms: (Term | false)[] = [
    [t('list.status'), <StatusChip key="status" order={order} />],
    reason !== null && [t('history.reason'), t(`reason.${reason}`)],
    [t('list.type'), t(`kind.${orderKind(order)}`)],
    ...own,
    tif !== null && tif !== 'PO' && [t('tif.label'), t(`tif.${tif}`)],
    price !== null && [t('list.price'), format.price(price, tick)],
    [t('list.average'), isZero(avg_price) ? '—' : format.price(avg_price, tick)],
    [t('list.filled'), `${format.amount(filled)} ${base}`],
    [t('list.total'), `${format.amount(quote_filled)} ${quote}`],
    [t('list.fee'), `${format.amount(fee)} ${fee_coin}`],
    [t('list.time'), <Moment key="created" ts={order.created_at} />],
    [t('history.updated'), <Moment key="updated" ts={order.updated_at} />],
  ]
  return terms.filter((term) => term !== false)
}

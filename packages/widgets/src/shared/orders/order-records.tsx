import type { ListedOrder, OrderRoute } from '../data/live-orders.ts'
import type { Product } from '../data/live-tickers.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import type { Records, RecordsFilter, RecordsQuery } from '../records/records.ts'
import { RecordsList } from '../records/records-list.tsx'
import { Empty } from '../ui/empty.tsx'
import * as icons from '../ui/icons.ts'
import { Root } from '../ui/root.tsx'
import type { Column } from '../ui/table-column.ts'
import { Moment } from './moment.tsx'
import type { Order } from './order.ts'
import { OrderDetails, type Term } from './order-details.tsx'
import { orderKind } from './order-kind.ts'
import { SideWord } from './side-word.tsx'
import { StatusChip } from './status-chip.tsx'
import { usePairs } from './use-pairs.ts'

export type OrderFilters = {
  symbol: string
  side: Order['side']
  type: Order['type']
  status: Order['status']
}

/** The call that reads pages of a product's order history. */
export type HistoryRoute<Shown extends ListedOrder> = Pick<OrderRoute<Shown>, 'orderOf'> & {
  product: Product
  past: RecordsQuery<Shown, OrderFilters>['read']
}

/**
 * The choices in the filters of a product's order history, without the period filter. `null` means that the history has
 * no filter by side or by type.
 */
type FilterChoices = {
  texts: { pair: string; allPairs: string }
  sides: readonly Order['side'][] | null
  types: readonly Order['type'][] | null
  statuses: readonly Order['status'][]
}

export type OrderRecordsProps<Shown extends Order> = {
  /** Name of the widget that contains the list. */
  name: string
  route: HistoryRoute<Shown>
  symbol: string | undefined
  columns: readonly Column<Shown>[]
  choices: FilterChoices
  /** Additional columns of the CSV file, beside those that all products have. */
  csvColumns?: readonly (keyof Shown & string)[]
  /** Returns additional rows for the details of an order, with values that only this product has. */
  termsOf?: (order: Shown) => readonly Term[]
  onSignIn: (() => void) | undefined
}

const csvColumns = [
  'order_no',
  'created_at',
  'updated_at',
  'symbol',
  'side',
  'type',
  'tif',
  'price',
  'quantity',
  'filled',
  'avg_price',
  'quote_filled',
  'fee',
  'fee_coin',
  'status',
  'reason',
] as const satisfies readonly (keyof Order)[]

/**
 * A paged list of orders with filters and a period. Each order shows its status; the details of an order list
 * its trades.
 */
export function OrderRecords<Shown extends Order>(props: OrderRecordsProps<Shown>) {
  const { name, route, symbol, onSignIn } = props
  const { ready } = useText('orders')
  const { isLoading } = usePairs(route.product)
  const records = useOrderRecords(props)
  return (
    <Root name={name} density="compact" className="bl-orders">
      {/* The key remounts the list for another symbol, so that it starts at its first page. */}
      <RecordsList key={symbol} records={records} ready={ready && !isLoading} onSignIn={onSignIn} />
    </Root>
  )
}

function useOrderRecords<Shown extends Order>(props: OrderRecordsProps<Shown>): Records<Shown, OrderFilters> {
  const { route, symbol, columns, termsOf } = props
  const { t } = useText('orders')
  const format = useFormat()
  const { pairOf } = usePairs(route.product)
  return {
    query: {
      key: [`${route.product}.orders`, symbol ?? ''],
      read: (sdk, request, options) =>
        route.past(
          sdk,
          symbol ? ({ ...request, symbol } as Parameters<typeof route.past>[1]) : request,
          options,
        ),
      changedBy(event) {
        const order = route.orderOf(event)
        return order !== null && order !== undefined && (!symbol || order.symbol === symbol)
      },
    },
    caption: t('history.caption'),
    rowKey: (order) => order.order_no,
    columns: [
      ...columns,
      {
        id: 'status',
        header: t('list.status'),
        align: 'end',
        cell: (order) => <StatusChip order={order} />,
      },
    ],
    phone: {
      title: (order) => (
        <>
          {pairOf(order.symbol).name} <SideWord side={order.side} />
        </>
      ),
      text: (order) => (
        <>
          {t(`kind.${orderKind(order)}`)} · <Moment ts={order.created_at} />
        </>
      ),
      value: ({ quantity, filled, symbol: of }) => `${format.amount(quantity ?? filled)} ${pairOf(of).base}`,
      note: ({ status }) => t(`status.${status}`),
    },
    filters: useOrderFilters(props),
    period: { at: (order) => order.created_at },
    details: {
      label: t('history.details'),
      render: (order, onClose) => (
        <OrderDetails product={route.product} order={order} termsOf={termsOf} onClose={onClose} />
      ),
    },
    csv: {
      file: `bourselet-${route.product}-orders`,
      columns: [...csvColumns, ...(props.csvColumns ?? [])],
    },
    empty: <Empty icon={icons.list} title={t('history.empty')} text={t('history.emptyText')} />,
    signedOut: t('list.signedOut'),
  }
}

function useOrderFilters<Shown extends Order>({ route, symbol, choices }: OrderRecordsProps<Shown>) {
  const { t } = useText('orders')
  const { pairs } = usePairs(route.product)
  const { texts, sides, types, statuses } = choices
  const filters: (RecordsFilter<OrderFilters> | false | null)[] = [
    symbol === undefined && {
      name: 'symbol',
      label: texts.pair,
      all: texts.allPairs,
      options: pairs.map((pair) => ({ value: pair.symbol, label: pair.name })),
    },
    sides && {
      name: 'side',
      label: t('list.side'),
      all: t('history.allSides'),
      options: sides.map((value) => ({ value, label: t(`side.${value}`) })),
    },
    types && {
      name: 'type',
      label: t('list.type'),
      all: t('history.allTypes'),
      options: types.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      name: 'status',
      label: t('list.status'),
      all: t('history.allStatuses'),
      options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ]
  return filters.filter((filter) => filter !== false && filter !== null)
}

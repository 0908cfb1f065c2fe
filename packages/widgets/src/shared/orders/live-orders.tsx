import type { ReactNode } from 'react'
import { type ListedOrder, type OrderRoute, useLiveOrders } from '../data/live-orders.ts'
import { useText } from '../i18n/use-text.ts'
import type { PhoneRow } from '../records/records.ts'
import { RowsList } from '../records/rows-list.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Empty } from '../ui/empty.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import { Root } from '../ui/root.tsx'
import type { Column } from '../ui/table-column.ts'
import { useLast } from '../ui/use-last.ts'
import { useOpened } from '../ui/use-opened.ts'
import { CancelAll } from './cancel-all.tsx'
import { useCancelOrders } from './use-cancel-orders.ts'
import { usePairs } from './use-pairs.ts'
import './orders.css'

export type LiveOrdersProps<Order extends ListedOrder> = {
  /** Name of the widget that contains the list. */
  name: string
  route: OrderRoute<Order>
  symbol: string | undefined
  columns: readonly Column<Order>[]
  /** The two lines of an order on a phone. If undefined, each order is a card. */
  phone?: PhoneRow<Order>
  /** Sorts the orders for the list. Default: newest first. */
  arrange?: (orders: readonly Order[]) => readonly Order[]
  /** Returns a description of the order for the accessible name of its cancel button. */
  nameOf: (order: Order) => string
  texts: {
    empty: string
    cancelAll: (count: number) => string
    /**
     * Returns the visible text and the accessible name (`label`) of the cancel button of an order, if the button also
     * cancels another order. Returns undefined for all other orders. The text is shown on the button and not in a
     * tooltip, because members who use touch or the keyboard see no tooltip. On a phone, the button in the row shows only
     * a cross, and a press on the button asks for a confirmation.
     */
    cancelMore?: (order: Order) => { text: string; label: string } | undefined
  }
  /** The button that amends an order; undefined if the operator does not offer amendments. */
  edit?: { isOffered: (order: Order) => boolean; onPress: (order: Order) => void } | undefined
  withoutTools: boolean | undefined
  onSignIn: (() => void) | undefined
  /** Dialogs that the list opens, such as the one that amends an order. */
  children?: ReactNode
}

/** A list of the member's open orders, with buttons that cancel one order or all orders. */
export function LiveOrders<Order extends ListedOrder>(props: LiveOrdersProps<Order>) {
  const {
    name,
    route,
    symbol,
    columns,
    phone,
    arrange,
    nameOf,
    texts,
    edit,
    withoutTools,
    onSignIn,
    children,
  } = props
  const { t, ready } = useText('orders')
  const { isLoading } = usePairs(route.product)
  const orders = useLiveOrders(route, symbol)
  const { cancel, busy } = useCancelOrders(route)
  const isListed = (order: Order) => orders.data?.some(({ order_no }) => order_no === order.order_no) ?? false
  /** The order whose cancellation the member must confirm on a phone, because it also cancels another order. */
  const [asked, setAsked] = useOpened<Order>(isListed)
  const last = useLast(asked)
  const buttonOf = (order: Order) => {
    const name = nameOf(order)
    const more = texts.cancelMore?.(order)
    return {
      busy: busy.has(order.order_no),
      /** True if the button also cancels another order. */
      cancelsMore: more !== undefined,
      text: t('list.cancel'),
      label: t('list.cancelOne', { order: name }),
      ...more,
    }
  }
  const question = last && buttonOf(last)
  const action: Column<Order> = {
    id: 'cancel',
    header: t('list.actions'),
    headerHidden: true,
    align: 'end',
    card: 'end',
    cell: (order) => {
      const { busy: isBusy, label, text } = buttonOf(order)
      return (
        <span className="bl-orders__actions">
          {edit?.isOffered(order) && (
            <IconButton
              icon={icons.pen}
              size="small"
              label={t('list.edit', { order: nameOf(order) })}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && edit.onPress(order)}
            />
          )}
          <Button size="small" busy={isBusy} aria-label={label} onClick={() => cancel(order)}>
            {text}
          </Button>
        </span>
      )
    },
  }
  const phoneAction = {
    header: t('list.cancel'),
    cell: (order: Order) => {
      const { busy: isBusy, label, text, cancelsMore } = buttonOf(order)
      return (
        <IconButton
          icon={icons.close}
          size="small"
          label={label}
          title={text}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (isBusy) return
            if (cancelsMore) setAsked(order)
            else cancel(order)
          }}
        />
      )
    },
  }
  const tools: ReactNode = !withoutTools && (orders.data?.length ?? 0) > 0 && (
    <div className="bl-orders__tools bl-orders__tools--end">
      <CancelAll route={route} symbol={symbol} textOf={texts.cancelAll} />
    </div>
  )
  return (
    <Root name={name} density="compact" className="bl-orders">
      <RowsList
        view={{
          caption: t('list.open'),
          columns: [...columns, action],
          ...(phone ? { phone: { ...phone, action: phoneAction } } : {}),
          rowKey: (order) => order.order_no,
          empty: <Empty icon={icons.list} title={t('list.empty')} text={texts.empty} />,
          signedOut: t('list.signedOut'),
        }}
        answer={orders}
        rows={isLoading ? undefined : orders.data && (arrange?.(orders.data) ?? orders.data)}
        ready={ready}
        onSignIn={onSignIn}
        tools={() => tools}
        skeletonRows={3}
      />
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={question?.text}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsked(null)}>
              {t('list.keep')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                if (asked) cancel(asked)
                setAsked(null)
              }}
            >
              {question?.text}
            </Button>
          </>
        }
      >
        {question?.label}
      </Dialog>
      {children}
    </Root>
  )
}

import { useState } from 'react'
import { useLogin } from '../../../shared/data/use-login.ts'
import { useServerDay } from '../../../shared/data/use-server-day.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { useRecords } from '../../../shared/records/use-records.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import type { EarnOrder, EarnStatus } from '../order.ts'
import {
  allKinds,
  type OrderFilters,
  ordersQuery,
  useProducts,
  useRunningOrders,
  useUsedLimits,
} from '../use-earn.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import { ChangeDialog, type OrderChange } from './change-dialog.tsx'
import { EarnOrderDetails } from './earn-order-details.tsx'
import type { ChangeAction } from './order-change.ts'
import { rightsOf } from './order-rights.ts'
import { PhoneText, useEarnOrderColumns } from './use-earn-order-columns.tsx'
import '../earn.css'
import './orders.css'

export type OrdersProps = FundPasswordLinks & { onSignIn?: (() => void) | undefined }

const statuses = ['running', 'completed', 'redeemed'] as const

const FIRST_PAGE = { page: 1, limit: 20 }

/**
 * The member's wealth, pledge and savings orders with a chosen status. The member can open their details and
 * change them.
 */
export function Orders(props: OrdersProps) {
  const { t } = useEarnTexts()
  const [status, setStatus] = useState<EarnStatus>('running')
  const login = useLogin()
  const counts = {
    running: useRecords(ordersQuery('running'), FIRST_PAGE).data?.page.total,
    completed: useRecords(ordersQuery('completed'), FIRST_PAGE).data?.page.total,
    redeemed: useRecords(ordersQuery('redeemed'), FIRST_PAGE).data?.page.total,
  }
  return (
    <Panel className="bl-earn__orders bl-orders">
      <Tabs<EarnStatus>
        label={t('orders.label')}
        value={status}
        onValueChange={setStatus}
        tabs={statuses.map((value) => ({
          value,
          label: t(`status.${value}`),
          ...(counts[value] === undefined ? {} : { count: counts[value] }),
          // The React key closes the dialog with a member's order when the member signs out.
          content: <OrderList key={login} status={value} {...props} />,
        }))}
      />
    </Panel>
  )
}

function OrderList({ status, onSignIn, ...links }: OrdersProps & { status: EarnStatus }) {
  const { t, ready } = useEarnTexts()
  const { t: records } = useText('records')
  const { data: products } = useProducts(allKinds)
  const used = useUsedLimits()
  const running = useRunningOrders()
  const today = useServerDay()
  const first = useRecords(ordersQuery(status), FIRST_PAGE)
  const [change, setChange] = useState<OrderChange | null>(null)
  const columns = useEarnOrderColumns(status === 'running', first.data?.list ?? [])
  const productOf = (order: EarnOrder) => products?.find(({ key }) => key === order.product)
  const rights = (order: EarnOrder) => rightsOf(order, productOf(order), today)
  const open = (action: ChangeAction, order: EarnOrder) =>
    setChange({ action, order, product: productOf(order) })
  // An income can be booked while the dialog is open. So the dialog shows the order from the latest list instead of the
  // order with which it was opened.
  const latest = change && running?.find(({ order_no }) => order_no === change.order.order_no)
  const shown = latest ? { ...change, order: latest, product: productOf(latest) } : change
  const actions: Column<EarnOrder> = {
    id: 'actions',
    header: records('details'),
    headerHidden: true,
    align: 'end',
    hideBelow: 'm',
    cell: (order) => {
      const { append, redeem } = rights(order)
      return (
        <span className="bl-earn__row-actions">
          {append && (
            <Button size="small" onClick={() => open('append', order)}>
              {t('orders.add')}
            </Button>
          )}
          {redeem !== 'no' && (
            <Button size="small" onClick={() => open('redeem', order)}>
              {t('orders.redeem')}
            </Button>
          )}
        </span>
      )
    },
  }
  return (
    <>
      <RecordsList<EarnOrder, OrderFilters>
        records={{
          query: ordersQuery(status),
          caption: t('orders.caption', { status: t(`status.${status}`) }),
          rowKey: ({ order_no }) => order_no,
          columns: status === 'running' ? [...columns, actions] : columns,
          density: 'comfortable',
          phone: {
            title: ({ name }) => name,
            text: (order) => <PhoneText order={order} />,
            value: ({ principal, coin }) => <CoinAmount value={principal} coin={coin} />,
            note: ({ earned, coin }) => (
              <span className="bl-earn__earned">
                <CoinAmount value={earned} coin={coin} minDecimals={2} signed bare />
              </span>
            ),
          },
          details: {
            label: t('orders.details'),
            render: (order, onClose) => (
              <EarnOrderDetails
                order={order}
                rights={rights}
                onClose={onClose}
                onChange={(action, changed) => {
                  onClose()
                  open(action, changed)
                }}
              />
            ),
          },
          empty: (
            <Empty icon={icons.percent} title={t(`orders.none.${status}`)} text={t('orders.noneText')} />
          ),
          signedOut: t('orders.signedOut'),
        }}
        ready={ready}
        onSignIn={onSignIn}
      />
      <ChangeDialog
        {...links}
        change={shown}
        used={(shown && used.get(shown.order.product)) ?? '0'}
        onClose={() => setChange(null)}
      />
    </>
  )
}

import { useState } from 'react'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { useRecords } from '../../../shared/records/use-records.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import type { AiEvents } from '../events.ts'
import { PayDialog } from '../panel/pay-dialog.tsx'
import { usePay } from '../panel/use-pay.ts'
import { netOf, type Order } from '../plan.ts'
import { type OrderStatus, ordersQuery } from '../use-ai.ts'
import { useAiTexts } from '../use-ai-texts.ts'
import { AiOrderDetails, isFinishable } from './ai-order-details.tsx'
import { useAiOrderColumns } from './use-ai-order-columns.tsx'
import { FinishDialog, useFinish } from './use-finish.tsx'

export type OrdersProps = Omit<AiEvents, 'onAgreement' | 'agreement'>

const statuses = ['running', 'pending', 'completed', 'expired'] as const

const FIRST_PAGE = { page: 1, limit: 20 }

/**
 * A list of the member's AI orders, filtered by status. The member can open the daily results of an order, pay a draft
 * (an unpaid order), and finish a running order early.
 */
export function Orders({ onSignIn, onPaid, ...links }: OrdersProps) {
  const { t } = useAiTexts()
  const [status, setStatus] = useState<OrderStatus>('running')
  const pay = usePay(onPaid)
  const finish = useFinish()
  const errorText = useErrorText()
  const refused = [pay, finish].find(({ state }) => state.phase === 'refused')
  // The error of an earlier payment or early finish does not concern the new action, so the error is cleared first.
  const start = (intent: typeof finish) => (order: Order) => {
    pay.edit()
    finish.edit()
    intent.submit(order)
  }
  const counts = {
    running: useRecords(ordersQuery('running'), FIRST_PAGE).data?.page.total,
    pending: useRecords(ordersQuery('pending'), FIRST_PAGE).data?.page.total,
    completed: useRecords(ordersQuery('completed'), FIRST_PAGE).data?.page.total,
    expired: useRecords(ordersQuery('expired'), FIRST_PAGE).data?.page.total,
  }
  return (
    <Panel className="bl-ai__orders bl-orders">
      {refused && <Notice tone="error">{errorText(refused.error)}</Notice>}
      <Tabs<OrderStatus>
        label={t('orders.label')}
        value={status}
        onValueChange={setStatus}
        tabs={statuses.map((value) => ({
          value,
          label: t(`status.${value}`),
          ...(counts[value] === undefined ? {} : { count: counts[value] }),
          content: (
            <OrderList status={value} onSignIn={onSignIn} onPay={start(pay)} onFinish={start(finish)} />
          ),
        }))}
      />
      <PayDialog intent={pay} {...links} />
      <FinishDialog intent={finish} {...links} />
    </Panel>
  )
}

type OrderListProps = Pick<OrdersProps, 'onSignIn'> & {
  status: OrderStatus
  onPay: (order: Order) => void
  onFinish: (order: Order) => void
}

function OrderList({ status, onSignIn, onPay, onFinish }: OrderListProps) {
  const { t, ready } = useAiTexts()
  const { t: records } = useText('records')
  const columns = useAiOrderColumns(status)
  const actions: Column<Order> = {
    id: 'actions',
    header: records('details'),
    headerHidden: true,
    align: 'end',
    hideBelow: 'm',
    cell: (order) => (
      <>
        {isFinishable(order) && (
          <Button size="small" onClick={() => onFinish(order)}>
            {t('orders.finish')}
          </Button>
        )}
        {status === 'pending' && (
          <Button size="small" onClick={() => onPay(order)}>
            {t('orders.pay')}
          </Button>
        )}
      </>
    ),
  }
  return (
    <RecordsList<Order, object>
      records={{
        query: ordersQuery(status),
        caption: t('orders.caption', { status: t(`status.${status}`) }),
        rowKey: ({ order_no }) => order_no,
        columns: status === 'running' || status === 'pending' ? [...columns, actions] : columns,
        density: 'comfortable',
        phone: {
          title: ({ product }) => product.name,
          text: (order) => t('orders.dayOf', { day: order.days_done, days: order.cycle_days * order.loops }),
          value: ({ amount, coin }) => <CoinAmount value={amount} coin={coin} minDecimals={2} />,
          note: (order) => (
            <CoinAmount value={netOf(order)} coin={order.coin} minDecimals={2} signed rounding="FLOOR" bare />
          ),
        },
        details: {
          label: t('orders.details'),
          render: (order, onClose) => (
            <AiOrderDetails
              order={order}
              onClose={onClose}
              onPay={(one) => {
                onClose()
                onPay(one)
              }}
              onFinish={(one) => {
                onClose()
                onFinish(one)
              }}
            />
          ),
        },
        empty: <Empty icon={icons.chip} title={t(`orders.none.${status}`)} text={t('orders.noneText')} />,
        signedOut: t('orders.signedOut'),
      }}
      ready={ready}
      onSignIn={onSignIn}
    />
  )
}

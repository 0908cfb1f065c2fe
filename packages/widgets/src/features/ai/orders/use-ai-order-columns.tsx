import { add, type Decimal, percent, sub } from '@bourselet/sdk/money'
import { shortDay } from '../../../shared/format/short-day.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { CoinFigure } from '../../../shared/ui/coin-figure.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Meter } from '../../../shared/ui/meter.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { HeldFor } from '../panel/pay-dialog.tsx'
import { netOf, type Order } from '../plan.ts'
import type { OrderStatus } from '../use-ai.ts'
import { useAiTexts } from '../use-ai-texts.ts'

const end = { align: 'end' } as const

/** A gain or loss with its sign, in the up or down color. An optional note is shown below it. */
export function Result({ value, coin, note }: { value: Decimal; coin: string; note?: string }) {
  return (
    <span className="bl-ai__two bl-numbers" data-trend={trendOf(value)}>
      <CoinAmount value={value} coin={coin} minDecimals={2} signed rounding="FLOOR" bare />
      {note && <small>{note}</small>}
    </span>
  )
}

/** The progress of an AI order: the number of booked days as text and as a meter, and the end date. */
export function Progress({ order }: { order: Order }) {
  const { t, format } = useAiTexts()
  const { days_done, cycle_days, loops, maturity_date } = order
  const days = order.finishing ? days_done + 1 : cycle_days * loops
  return (
    <span className="bl-ai__progress bl-numbers">
      <span>
        <span>{t('orders.dayOf', { day: days_done, days })}</span>
        <small>
          {order.finishing ? t('status.finishing') : shortDay(format.locale, maturity_date ?? undefined)}
        </small>
      </span>
      <Meter label={t('orders.progress')} tone="neutral" percent={(100 * days_done) / days} />
    </span>
  )
}

/** Returns the columns of a list of AI orders, which depend on the status of the listed orders. */
export function useAiOrderColumns(status: OrderStatus): Column<Order>[] {
  const { t, rate, format } = useAiTexts()
  const plan: Column<Order> = {
    id: 'plan',
    header: t('orders.plan'),
    card: 'title',
    cell: (order) => (
      <span className="bl-ai__name">
        <CoinIcon coin={order.coin} size={20} />
        <span className="bl-ai__two">
          <strong>{order.product.name}</strong>
          <small className="bl-numbers">{order.order_no}</small>
        </span>
      </span>
    ),
  }
  const amount: Column<Order> = {
    ...end,
    id: 'amount',
    header: t('orders.amount'),
    cell: (order) => <CoinFigure value={order.amount} coin={order.coin} room={2} />,
  }
  const total: Column<Order> = {
    ...end,
    id: 'total',
    header: t('orders.total'),
    cell: (order) => (
      <Result
        value={netOf(order)}
        coin={order.coin}
        note={format.percent(percent(netOf(order), order.amount), { signed: true })}
      />
    ),
  }
  if (status === 'pending') {
    return [
      plan,
      amount,
      { ...end, id: 'held', header: t('pay.heldFor'), cell: (order) => <HeldFor order={order} /> },
    ]
  }
  if (status === 'expired') {
    return [
      plan,
      amount,
      {
        ...end,
        id: 'made',
        header: t('orders.created'),
        cell: (order) => format.time(order.created_at, 'date'),
      },
    ]
  }
  const last: Column<Order> = {
    ...end,
    id: 'last',
    header: t('orders.lastDay'),
    hideBelow: 'm',
    cell: ({ days, coin }) => {
      const day = days.at(-1)
      return day ? <Result value={sub(day.income, day.fee)} coin={coin} note={rate(day.rate, 3)} /> : '—'
    },
  }
  const progress: Column<Order> = {
    id: 'progress',
    header: t('orders.progress'),
    hideBelow: 'm',
    cell: (order) => <Progress order={order} />,
  }
  const worth: Column<Order> = {
    ...end,
    id: 'worth',
    header: t(status === 'running' ? 'orders.worth' : 'orders.paidBack'),
    hideBelow: 'l',
    cell: (order) => (
      <CoinAmount
        value={order.paid_back ?? add(order.amount, netOf(order))}
        coin={order.coin}
        minDecimals={2}
      />
    ),
  }
  return status === 'running'
    ? [plan, amount, progress, last, total, worth]
    : [plan, amount, progress, total, worth]
}

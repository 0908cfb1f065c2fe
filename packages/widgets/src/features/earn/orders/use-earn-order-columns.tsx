import { type Decimal, dayNumber, isZero } from '@bourselet/sdk/money'
import { useServerDay } from '../../../shared/data/use-server-day.ts'
import { shortDay } from '../../../shared/format/short-day.ts'
import { CoinFigure, useCoinRoom } from '../../../shared/ui/coin-figure.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Meter } from '../../../shared/ui/meter.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import type { EarnOrder } from '../order.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import '../earn.css'
import './orders.css'

const end = { align: 'end' } as const

/** The name of an order's product, with its kind and the number of copies. */
export function OrderName({ order }: { order: EarnOrder }) {
  const { t } = useEarnTexts()
  const { coin, kind, name, copies } = order
  return (
    <span className="bl-earn__name">
      <CoinIcon coin={coin} size={20} />
      <span className="bl-earn__two">
        <strong>{name}</strong>
        <small>
          {t(`kind.${kind}`)}
          {copies !== null && `, ${t('copies', { count: copies })}`}
        </small>
      </span>
    </span>
  )
}

/** The current day of the hosting period ("Day 12 of 30"), with the maturity date and a meter. */
export function Hosting({ order }: { order: EarnOrder }) {
  const { t, format } = useEarnTexts()
  const { day, days } = useOrderDay(order)
  return (
    <span className="bl-earn__hosting bl-numbers" data-open={days === null || undefined}>
      <span>
        <span>{days === null ? t('orders.day', { day }) : t('orders.dayOf', { day, days })}</span>
        <small>
          {order.maturityDate === null ? t('orders.open') : shortDay(format.locale, order.maturityDate)}
        </small>
      </span>
      <Meter label={t('orders.hosting')} tone="neutral" percent={days === null ? 100 : (100 * day) / days} />
    </span>
  )
}

/**
 * Returns the current day of an order's hosting period and the total number of days, which is null without a
 * maturity date.
 */
export function useOrderDay({ startDate, maturityDate }: EarnOrder): { day: number; days: number | null } {
  const today = useServerDay()
  const days = maturityDate === null ? null : dayNumber(maturityDate) - dayNumber(startDate)
  const day = Math.max(0, dayNumber(today) - dayNumber(startDate))
  return { day: days === null ? day : Math.min(day, days), days }
}

/**
 * Returns the columns of the list of orders: of running orders if `running` is true, otherwise of ended ones.
 */
export function useEarnOrderColumns(running: boolean, rows: readonly EarnOrder[]): Column<EarnOrder>[] {
  const { t, format } = useEarnTexts()
  const roomOf = useCoinRoom()
  const amountColumn = (
    id: string,
    header: string,
    value: (order: EarnOrder) => Decimal | null,
    none: (order: EarnOrder) => string = () => '—',
    hideBelow?: 's' | 'm' | 'l',
  ): Column<EarnOrder> => {
    const room = roomOf(rows.map((row) => [value(row), row.coin]))
    return {
      ...end,
      id,
      header,
      ...(hideBelow ? { hideBelow } : {}),
      cell: (order) => {
        const shown = value(order)
        return shown === null ? (
          <span className="bl-earn__quiet">{none(order)}</span>
        ) : (
          <span className={id === 'earned' && !isZero(shown) ? 'bl-earn__earned' : undefined}>
            <CoinFigure value={shown} coin={order.coin} room={room} />
          </span>
        )
      },
    }
  }
  const name: Column<EarnOrder> = {
    id: 'product',
    header: t('orders.product'),
    card: 'title',
    cell: (order) => <OrderName order={order} />,
  }
  const principal = amountColumn('principal', t('orders.principal'), (order) => order.principal)
  const earned = amountColumn('earned', t('orders.earned'), (order) => order.earned)
  if (!running) {
    return [
      name,
      principal,
      earned,
      amountColumn('back', t('orders.paidBack'), (order) => order.paidBack, undefined, 'm'),
      {
        ...end,
        id: 'ended',
        header: t('orders.ended'),
        cell: ({ endedAt }) => (endedAt === null ? '—' : format.time(endedAt, 'date')),
      },
    ]
  }
  return [
    name,
    principal,
    amountColumn(
      'daily',
      t('orders.daily'),
      (order) => order.dailyIncome,
      () => t('card.pays.maturity'),
      'l',
    ),
    earned,
    amountColumn(
      'maturity',
      t('orders.atMaturity'),
      (order) => order.atMaturity,
      () => t('orders.noEnd'),
      'm',
    ),
    {
      id: 'hosting',
      header: t('orders.hosting'),
      hideBelow: 'm',
      cell: (order) => <Hosting order={order} />,
    },
  ]
}

/** The second line of an order in a list on a phone: its kind, and its current day or end date. */
export function PhoneText({ order }: { order: EarnOrder }) {
  const { t, format } = useEarnTexts()
  const { day, days } = useOrderDay(order)
  if (order.endedAt !== null) return `${t(`kind.${order.kind}`)} · ${format.time(order.endedAt, 'date')}`
  const at = days === null ? t('orders.day', { day }) : t('orders.dayOf', { day, days })
  return `${t(`kind.${order.kind}`)} · ${at}`
}

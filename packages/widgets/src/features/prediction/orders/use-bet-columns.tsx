import { div, mul } from '@bourselet/sdk/money'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundSpan } from '../parts/round-span.tsx'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import { BetStatus } from './bet-status.tsx'
import { CreditNow, PnlNow, PriceNow } from './estimates.tsx'
import { roundTimes } from './round-times.ts'

export type BetColumn =
  | 'opened'
  | 'kind'
  | 'pair'
  | 'span'
  | 'direction'
  | 'amount'
  | 'open'
  | 'delivery'
  | 'multiple'
  | 'reward'
  | 'pnl'
  | 'status'

/** Returns the display name of a USDT pair: "BTC/USDT" for BTCUSDT. */
export const pairOf = (symbol: string): string => symbol.replace(/USDT$/, '/USDT')

/** Returns the columns that lists of bets share. */
export function useBetColumns(mode?: BetMode): Record<BetColumn, Column<OptionOrder>> {
  return { ...useTermColumns(mode), ...useResultColumns(mode) }
}

type BetMode = 'time' | 'round'

/** The message keys of column headings in lists that contain only one kind of bet. */
const names = {
  time: { kind: 'duration' },
  round: { kind: 'round', open: 'locked', delivery: 'closePrice', multiple: 'paid' },
} as const satisfies Record<BetMode, Partial<Record<BetColumn, string>>>

/** Returns a function that returns the heading of a column of bets. */
function useHeaders(mode: BetMode | undefined): (id: BetColumn) => string {
  const { t } = useText('prediction')
  return (id) => {
    const own = mode && (names[mode] as Partial<Record<BetColumn, string>>)[id]
    return own === 'round' ? t('round.round') : t(`orders.${(own ?? id) as 'duration'}`)
  }
}

/** Returns the columns with the terms of a bet. */
function useTermColumns(mode: BetMode | undefined) {
  const header = useHeaders(mode)
  const format = useFormat()
  const duration = useDuration()
  const { usdt } = useStakes()
  const column = (
    id: BetColumn,
    cell: Column<OptionOrder>['cell'],
    more: Partial<Column<OptionOrder>> = {},
  ) => ({
    id,
    header: header(id),
    cell,
    ...more,
  })
  const end = { align: 'end' } as const
  return {
    opened: column('opened', ({ opened_at }) => <Moment ts={opened_at} />),
    pair: column('pair', ({ symbol }) => pairOf(symbol), { hideBelow: 'm' }),
    kind: column(
      'kind',
      ({ mode, round_no, seconds }) => (
        <strong className="bl-bets__kind">
          {mode === 'round' ? roundNumber(round_no ?? '') : duration(seconds ?? 0)}
        </strong>
      ),
      { card: 'title' },
    ),
    span: column('span', ({ round_no, opened_at, deliver_at }) => {
      const times = round_no ? roundTimes(round_no) : null
      return <RoundSpan from={times?.lockAt ?? opened_at} to={times?.closeAt ?? deliver_at} />
    }),
    direction: column('direction', ({ direction }) => <DirectionWord direction={direction} />),
    amount: column('amount', ({ amount }) => usdt(amount), end),
    open: column('open', ({ open_price }) => (open_price ? format.price(open_price) : '—'), end),
  }
}

/** Returns the columns with the result of a bet. While the bet runs, they show an estimate. */
function useResultColumns(mode: BetMode | undefined) {
  const header = useHeaders(mode)
  const format = useFormat()
  const { usdt, multiple } = useStakes()
  const column = (
    id: BetColumn,
    cell: Column<OptionOrder>['cell'],
    more: Partial<Column<OptionOrder>> = {},
  ) => ({
    id,
    header: header(id),
    cell,
    align: 'end' as const,
    ...more,
  })
  const isRunning = ({ status }: OptionOrder) => status === 'in_progress'
  return {
    delivery: column('delivery', (order) =>
      isRunning(order) ? (
        <PriceNow order={order} />
      ) : order.delivery_price ? (
        format.price(order.delivery_price)
      ) : (
        '—'
      ),
    ),
    multiple: column(
      'multiple',
      ({ reward_amount, amount, payout_rate }) =>
        payout_rate !== null
          ? format.percent(mul(payout_rate, '100'), { decimals: 0 })
          : reward_amount === null
            ? '—'
            : multiple(div(reward_amount, amount, 4, 'DOWN')),
      { hideBelow: 'l' },
    ),
    reward: column('reward', (order) =>
      isRunning(order) ? (
        <CreditNow order={order} />
      ) : order.reward_amount === null ? (
        '—'
      ) : (
        usdt(order.reward_amount)
      ),
    ),
    pnl: column('pnl', (order) =>
      isRunning(order) ? <PnlNow order={order} /> : order.pnl === null ? '—' : <Gain value={order.pnl} />,
    ),
    status: column('status', (order) => <BetStatus order={order} />, { card: 'end' }),
  }
}

import type { ReactNode } from 'react'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import type { RowsView } from '../../../shared/records/records.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { BetProof } from './bet-proof.tsx'
import { BetStatus } from './bet-status.tsx'
import { PnlNow } from './estimates.tsx'
import { type BetColumn, pairOf, useBetColumns } from './use-bet-columns.tsx'

type BetView = {
  caption: string
  /** The kind of bet, if the list contains only one kind; otherwise undefined. */
  mode?: 'time' | 'round' | undefined
  columns: readonly BetColumn[]
  empty: ReactNode
}

/**
 * Returns the view of a list of bets: its columns, its row keys and its rows on a phone. A press on a row shows the
 * published prices that decided the bet.
 */
export function useBetView({ caption, mode, columns, empty }: BetView): RowsView<OptionOrder> {
  const { t } = useText('prediction')
  const all = useBetColumns(mode)
  return {
    caption,
    rowKey: (order) => order.order_no,
    columns: columns.map((id) => all[id]),
    phone: {
      title: (order) => (
        <>
          {all.kind.cell(order)} <DirectionWord direction={order.direction} />
        </>
      ),
      text: (order) => (
        <>
          {pairOf(order.symbol)} · <Moment ts={order.opened_at} />
        </>
      ),
      value: (order) => (order.pnl === null ? <PnlNow order={order} /> : <Gain value={order.pnl} unit />),
      note: (order) => <BetStatus order={order} />,
    },
    details: {
      label: t('orders.details'),
      render: (order, onClose) => <BetProof order={order} onClose={onClose} />,
    },
    empty,
    signedOut: t('orders.signedOut'),
  }
}

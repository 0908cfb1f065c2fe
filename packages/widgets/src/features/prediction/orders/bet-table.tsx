import { type ReactNode, useState } from 'react'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { DetailsButton } from '../../../shared/orders/details-button.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { BetProof } from './bet-proof.tsx'
import { BetStatus } from './bet-status.tsx'
import { type BetColumn, useBetColumns } from './use-bet-columns.tsx'

export type BetTableProps = {
  caption: string
  /** All rows are of this kind. */
  mode?: 'time' | 'round' | undefined
  columns: readonly BetColumn[]
  rows: readonly OptionOrder[] | undefined
  empty: ReactNode
}

/** Bets as a table; each opens with the ticks that decided it. */
export function BetTable({ caption, mode, columns, rows, empty }: BetTableProps) {
  const { t } = useText('prediction')
  const all = useBetColumns(mode)
  const [shown, setShown] = useState<string | null>(null)
  const status = {
    ...all.status,
    cell: (order: OptionOrder) => (
      <span className="bl-orders__status">
        <BetStatus order={order} />
        <DetailsButton label={t('orders.details')} onOpen={() => setShown(order.order_no)} />
      </span>
    ),
  }
  return (
    <>
      <Table
        caption={caption}
        columns={columns.map((id) => (id === 'status' ? status : all[id]))}
        rows={rows}
        rowKey={(order) => order.order_no}
        density="medium"
        cards
        skeletonRows={4}
        onRowSelect={(order) => setShown(order.order_no)}
        empty={empty}
      />
      <BetProof
        order={rows?.find((order) => order.order_no === shown) ?? null}
        onClose={() => setShown(null)}
      />
    </>
  )
}

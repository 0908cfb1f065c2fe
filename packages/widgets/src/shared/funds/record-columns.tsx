import type { ReactNode } from 'react'
import { DetailsButton } from '../orders/details-button.tsx'
import { CoinIcon } from '../ui/coin-icon.tsx'
import type { Column } from '../ui/table-column.ts'

/** The coin of a record, which heads its card on a phone. */
export function coinColumn<Row extends { coin: string }>(header: string): Column<Row> {
  return {
    id: 'coin',
    header,
    card: 'title',
    cell: ({ coin }) => (
      <span className="bl-funds__cell-coin">
        <CoinIcon coin={coin} size={20} />
        <strong>{coin}</strong>
      </span>
    ),
  }
}

type StatusColumn<Row> = {
  header: string
  chip: (row: Row) => ReactNode
  /** What the button beside it opens, in words. */
  open: string
  onOpen: (row: Row) => void
}

/** Where a record stands, and the way to the whole of it. */
export function statusColumn<Row>({ header, chip, open, onOpen }: StatusColumn<Row>): Column<Row> {
  return {
    id: 'status',
    header,
    align: 'end',
    card: 'end',
    cell: (row) => (
      <span className="bl-orders__status">
        {chip(row)}
        <DetailsButton label={open} onOpen={() => onOpen(row)} />
      </span>
    ),
  }
}

import type { MouseEvent, ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import type { Column, Sort } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import '../theme/controls.css'
import './table.css'

export type TableProps<T> = {
  /** Accessible name of the table, not visible. */
  caption: string
  columns: readonly Column<T>[]
  /** The rows of the table. While they are undefined, placeholders with the size of rows are shown. */
  rows: readonly T[] | undefined
  rowKey: (row: T) => string
  /** The sort order that the header displays. The table does not sort; the caller sorts the rows. */
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** Height of the rows: 24 px (`compact`), 36 px (`medium`) or 44 px (`comfortable`, default). */
  density?: 'compact' | 'medium' | 'comfortable'
  /** An `<Empty>` that is shown if the table has no rows. */
  empty?: ReactNode
  skeletonRows?: number
  /**
   * Called on a press anywhere in the row, except on its buttons and links. Add a button or link that does the same,
   * because a row cannot be focused.
   */
  onRowSelect?: (row: T) => void
  isSelected?: (row: T) => boolean
  /** True if each row becomes a card in a container narrower than 560 px. */
  cards?: boolean
}

/** A table of records that scrolls under a sticky header. */
export function Table<T>(props: TableProps<T>) {
  const { caption, columns, rows, rowKey, density = 'comfortable', empty, skeletonRows = 5, cards } = props
  const { onRowSelect, isSelected } = props
  return (
    <div className="bl-table" data-density={density} data-cards={cards || undefined}>
      <table className="bl-table__table" aria-busy={rows === undefined || undefined}>
        <caption className="bl-hidden">{caption}</caption>
        <TableHead columns={columns} sort={props.sort} onSortChange={props.onSortChange} />
        <tbody>
          {rows?.map((row) => (
            <tr
              key={rowKey(row)}
              className="bl-table__row"
              data-selected={isSelected?.(row) || undefined}
              data-clickable={onRowSelect ? true : undefined}
              onClick={onRowSelect && ((event) => isOnControl(event) || onRowSelect(row))}
            >
              <Cells columns={columns} cards={cards} content={(column) => column.cell(row)} />
            </tr>
          ))}
          {!rows &&
            Array.from({ length: skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
              <tr key={index} className="bl-table__row">
                <Cells
                  columns={columns}
                  cards={cards}
                  content={(column) => <Skeleton width={column.skeleton ?? '60%'} />}
                />
              </tr>
            ))}
        </tbody>
      </table>
      {rows?.length === 0 && <div className="bl-table__empty">{empty}</div>}
    </div>
  )
}

const isOnControl = ({ target }: MouseEvent) => (target as Element).closest('button, a') !== null

type CellsProps<T> = {
  columns: readonly Column<T>[]
  cards: boolean | undefined
  content: (column: Column<T>) => ReactNode
}

function Cells<T>({ columns, cards, content }: CellsProps<T>) {
  return columns.map((column) => (
    <td
      key={column.id}
      className="bl-table__cell"
      data-align={column.align}
      data-below={column.hideBelow}
      data-card={column.card}
    >
      {cards && !column.headerHidden && <span className="bl-table__label">{column.header}</span>}
      {content(column)}
    </td>
  ))
}

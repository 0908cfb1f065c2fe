import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import { TableHead } from './table-head.tsx'

export type Column<T> = {
  id: string
  header: ReactNode
  cell: (row: T) => ReactNode
  align?: 'start' | 'end' | 'center'
  /** The header becomes a button. */
  sortable?: boolean
  /** CSS width, also of the skeleton. */
  width?: string
  /** Disappears in a container narrower than: s 480 px, m 720 px, l 960 px. */
  hideBelow?: 's' | 'm' | 'l'
  /** In the card layout: `title` heads the card, `end` stands at its end, `hidden` is left out. Default: a line. */
  card?: 'title' | 'end' | 'hidden'
}

export type Sort = { column: string; direction: 'asc' | 'desc' }

export type TableProps<T> = {
  /** What the table shows; read aloud, not seen. */
  caption: string
  columns: readonly Column<T>[]
  /** undefined: loading, shown as a skeleton of the final shape. */
  rows: readonly T[] | undefined
  rowKey: (row: T) => string
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  density?: 'compact' | 'comfortable'
  /** Instead of the rows when there are none. */
  empty?: ReactNode
  skeletonRows?: number
  onRowSelect?: (row: T) => void
  isSelected?: (row: T) => boolean
  /** In a narrow container each row becomes a card. */
  cards?: boolean
}

/** A table of records. */
export function Table<T>(props: TableProps<T>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    density = 'comfortable',
    empty,
    skeletonRows = 5,
    onRowSelect,
    isSelected,
    cards,
  } = props
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
              aria-selected={isSelected?.(row)}
              data-clickable={onRowSelect ? true : undefined}
              onClick={onRowSelect && (() => onRowSelect(row))}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className="bl-table__cell"
                  data-align={column.align}
                  data-below={column.hideBelow}
                  data-card={column.card}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {!rows &&
            Array.from({ length: skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
              <tr key={index} className="bl-table__row">
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className="bl-table__cell"
                    data-align={column.align}
                    data-below={column.hideBelow}
                    data-card={column.card}
                  >
                    <Skeleton width="60%" />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {rows?.length === 0 && empty}
    </div>
  )
}

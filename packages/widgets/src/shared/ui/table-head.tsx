import type { Column, Sort } from './table-column.ts'
import './table-sort.css'

type TableHeadProps<T> = {
  columns: readonly Column<T>[]
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
}

export function TableHead<T>({ columns, sort, onSortChange }: TableHeadProps<T>) {
  return (
    <thead className="bl-table__head">
      <tr>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              scope="col"
              className="bl-table__header"
              data-align={column.align}
              data-below={column.hideBelow}
              style={{ width: column.width }}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className="bl-table__sort"
                  onClick={() =>
                    onSortChange?.({ column: column.id, direction: direction === 'desc' ? 'asc' : 'desc' })
                  }
                >
                  {column.header}
                  <span className="bl-table__arrow" data-direction={direction} aria-hidden />
                </button>
              ) : (
                <span className={column.headerHidden ? 'bl-hidden' : undefined}>{column.header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

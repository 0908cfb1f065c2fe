import type { Product } from '../../../shared/data/live-tickers.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Sort } from '../../../shared/ui/table-column.ts'
import { type CoinColumn, sortable } from './coin-columns.ts'
import '../../../shared/ui/table-sort.css'

export type CoinHeadProps = {
  product: Product
  columns: readonly CoinColumn[]
  sort: Sort | null
  onSortChange: (sort: Sort) => void
}

/** The column headers. The headers of sortable columns are buttons. */
export function CoinHead({ product, columns, sort, onSortChange }: CoinHeadProps) {
  const { t } = useText('market')
  const words = (column: CoinColumn) =>
    t(`coinList.columns.${column === 'pair' && product === 'futures' ? 'contract' : column}`)
  return (
    <thead className="bl-coin-list__head">
      <tr>
        {columns.map((column) => {
          const direction = sort?.column === column ? sort.direction : undefined
          return (
            <th
              key={column}
              scope="col"
              className="bl-coin-list__header"
              data-column={column}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {sortable.has(column) ? (
                <button
                  type="button"
                  className="bl-table__sort"
                  onClick={() => onSortChange({ column, direction: direction === 'desc' ? 'asc' : 'desc' })}
                >
                  {words(column)}
                  <span className="bl-table__arrow" data-direction={direction} aria-hidden />
                </button>
              ) : (
                <span className={column === 'star' || column === 'trade' ? 'bl-hidden' : undefined}>
                  {words(column)}
                </span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

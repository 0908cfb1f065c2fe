import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { CoinColumn } from './coin-columns.ts'

const widths: Record<CoinColumn, number> = {
  star: 18,
  pair: 120,
  last: 76,
  change: 52,
  range: 200,
  volume: 64,
  turnover: 64,
  week: 110,
  trade: 48,
}

/** Placeholder rows while the list loads. */
export function CoinSkeleton({ columns, rows }: { columns: readonly CoinColumn[]; rows: number }) {
  return Array.from({ length: rows }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
    <tr key={at} className="bl-coin-list__row">
      {columns.map((column) => (
        <td key={column} className="bl-coin-list__cell" data-column={column}>
          {column === 'pair' ? (
            <span className="bl-coin-list__pair">
              <Skeleton width={24} height={24} round />
              <Skeleton width={widths.pair} />
            </span>
          ) : (
            <Skeleton width={widths[column]} />
          )}
        </td>
      ))}
    </tr>
  ))
}

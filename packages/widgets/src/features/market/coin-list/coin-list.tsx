import type { Product } from '../../../shared/data/live-tickers.ts'
import { Root } from '../../../shared/ui/root.tsx'
import type { CoinView } from './coin-columns.ts'
import { CoinTable } from './coin-table.tsx'

export type CoinListProps = {
  product?: Product
  /**
   * `markets` (default): search, favourites, quote coins, every column. `movers`: favourites, most traded, gainers and
   * losers. `plain`: rows alone. `picker`: search and a few columns, to choose one.
   */
  view?: CoinView
  /** Only these, in this order until the reader sorts. */
  symbols?: readonly string[]
  /** At most so many rows. */
  limit?: number
  /** The pair that is open now. */
  selected?: string
  /** A pair was chosen, for example to trade it. Without it rows cannot be pressed. */
  onSelect?: (symbol: string) => void
}

/** Every pair with price, 24 hours and seven days. A table where there is room, two lines a row where there is not. */
export function CoinList({ product = 'spot', view = 'markets', ...rest }: CoinListProps) {
  return (
    <Root name="coin-list" data-view={view}>
      <CoinTable product={product} view={view} {...rest} />
    </Root>
  )
}

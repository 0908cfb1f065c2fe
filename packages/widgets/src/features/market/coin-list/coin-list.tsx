import { useMemo, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { spell, widget } from '../../../shared/ui/widget.tsx'
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
  /** Lets the reader change between pairs and contracts (`markets` only). */
  withProducts?: boolean
  /** A pair or contract was chosen, for example to trade it. Without it rows cannot be pressed. */
  onSelect?: (symbol: string, product: Product) => void
}

/** Every pair with price, 24 hours and seven days. A table where there is room, two lines a row where there is not. */
export const CoinList = widget('coin-list', function CoinList(props: CoinListProps) {
  const { product: given = 'spot', view = 'markets', withProducts = false, onSelect, ...rest } = props
  const symbols = useMemo(() => rest.symbols?.map(spell), [rest.symbols])
  const [product, setProduct] = useState(given)
  const shown = withProducts && view === 'markets' ? product : given
  return (
    <Root name="coin-list" data-view={view}>
      <CoinTable
        // Another product is another list: its tab, search and order begin anew.
        key={shown}
        product={shown}
        view={view}
        {...rest}
        symbols={symbols}
        selected={spell(rest.selected)}
        {...(onSelect ? { onSelect: (symbol) => onSelect(symbol, shown) } : {})}
        {...(withProducts ? { onProductChange: setProduct } : {})}
      />
    </Root>
  )
})

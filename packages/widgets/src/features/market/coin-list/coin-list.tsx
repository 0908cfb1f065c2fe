import { useMemo, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { spell, widget } from '../../../shared/ui/widget.tsx'
import type { CoinView } from './coin-columns.ts'
import { CoinTable } from './coin-table.tsx'
import './coin-list.css'

export type CoinListProps = {
  product?: Product
  /**
   * Selects the parts of the list. `markets` (default): search, favorites, quote coins and all columns.
   * `movers`: favorites, most traded, gainers and losers. `plain`: rows only. `picker`: search and a few
   * columns.
   */
  view?: CoinView
  /** Limits the list to these symbols. They are shown in this order until the user sorts the list. */
  symbols?: readonly string[]
  /** Maximum number of rows in the coin list. */
  limit?: number
  /** The symbol of the row that is marked as selected. */
  selected?: string
  /** True to add a switch between pairs and contracts (view `markets` only). */
  withProducts?: boolean
  /**
   * Called when a pair or contract is selected, for example to trade it. The rows of the React widget are buttons only
   * with this callback. The rows of the custom element are always buttons.
   */
  onSelect?: (symbol: string, product: Product) => void
}

/**
 * The list of all pairs with their price and their changes in 24 hours and seven days: a table in a wide
 * container, two lines per row in a narrow one.
 */
export const CoinList = widget('coin-list', function CoinList(props: CoinListProps) {
  const { product: given = 'spot', view = 'markets', withProducts = false, onSelect, ...rest } = props
  const symbols = useMemo(() => rest.symbols?.map(spell), [rest.symbols])
  const [product, setProduct] = useState(given)
  const shown = withProducts && view === 'markets' ? product : given
  return (
    <Root name="coin-list" data-view={view}>
      <CoinTable
        // The React key remounts the list when the product changes, which resets tab, search and sort order.
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

import type { Decimal } from '@bourselet/sdk/money'
import { createContext, type ReactNode } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { BookLines } from './book-lines.tsx'
import { BookSpread } from './book-middle.tsx'
import { GroupSelect } from './group-select.tsx'
import { useBookGroup } from './use-book-group.ts'
import type { OwnOrder } from './use-book-rows.ts'
import './order-book.css'

export type OrderBookProps = {
  symbol: string
  product?: Product
  /** Number of rows per side. By default, as many rows are shown as fit in the height of the container. */
  levels?: number
  /**
   * The layout. `stacked` (default): asks above bids. `split`: bids and asks beside each other, as on a
   * phone.
   */
  layout?: 'stacked' | 'split'
  /** The member's open orders, marked at their prices. */
  ownOrders?: readonly OwnOrder[]
  /**
   * Called when a row is pressed, with its price. The React callback also receives the side of an order that would
   * trade against it ('buy' for an ask). The price is also filled into the order forms of the page, unless the callback
   * returns false. The rows of the React widget are buttons only with this callback. The rows of the custom element are
   * always buttons.
   */
  onPriceSelect?: (price: Decimal, side: 'buy' | 'sell') => unknown
  /**
   * Children replace the default layout: parts such as `OrderBookLines` and `OrderBookSpread`, or components
   * that call `useOrderBook`.
   */
  children?: ReactNode
}

/** The settings that an `<OrderBook>` passes to its parts. */
export type OrderBookSettings = Omit<OrderBookProps, 'children' | 'product' | 'layout'> & {
  product: Product
  layout: 'stacked' | 'split'
  /** Price range that a row of the book covers; undefined for one tick. */
  group: Decimal | undefined
  setGroup: (group: Decimal) => void
}

export const OrderBookContext = createContext<OrderBookSettings | null>(null)

/**
 * The live order book of a symbol, with grouped prices, depth bars and totals. With `onPriceSelect`, the rows are
 * buttons.
 */
export const OrderBook = symbolWidget('order-book', function OrderBook(props: OrderBookProps) {
  const { symbol, product = 'spot', levels, layout = 'stacked', ownOrders, onPriceSelect } = props
  const { t } = useText('market')
  const { data: info } = useSymbol(symbol, product)
  const [group, setGroup] = useBookGroup(symbol)
  const { state, ageMs } = useConnection()
  if (props.children) {
    return (
      <Root name="order-book" density="compact">
        <OrderBookContext.Provider value={{ ...props, product, layout, group, setGroup }}>
          {props.children}
        </OrderBookContext.Provider>
      </Root>
    )
  }
  return (
    <Root name="order-book" density="compact">
      <div className="bl-order-book__bar" part="bar">
        <h2 className="bl-order-book__title" part="title">
          {t('orderBook.title')}
        </h2>
        {layout === 'split' && <BookSpread symbol={symbol} product={product} />}
        <span className="bl-order-book__end">
          <LiveMark state={state} ageMs={ageMs} quiet />
          <GroupSelect tick={info?.tick} group={group} onGroupChange={setGroup} />
        </span>
      </div>
      <BookLines
        symbol={symbol}
        product={product}
        layout={layout}
        levels={levels}
        group={group}
        ownOrders={ownOrders}
        onPriceSelect={onPriceSelect}
      />
    </Root>
  )
})

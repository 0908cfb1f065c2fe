import { useConnection } from '../../../shared/data/use-connection.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { useParts } from '../../../shared/ui/use-parts.ts'
import { BookLines } from './book-lines.tsx'
import { BookSpread } from './book-middle.tsx'
import { GroupSelect } from './group-select.tsx'
import { OrderBookContext, type OrderBookSettings } from './order-book.tsx'
import { useBookRows } from './use-book-rows.ts'

const useSettings = (): OrderBookSettings => useParts(OrderBookContext, 'OrderBook')

/**
 * Returns the settings of the surrounding `<OrderBook>` and the rows of the book, which change at most ten
 * times a second. `rows` is null until the book is loaded. @throws Error outside an OrderBook
 */
export function useOrderBook({ levels = 10 }: { levels?: number } = {}) {
  const settings = useSettings()
  const { symbol, product, group, ownOrders } = settings
  const { data: info } = useSymbol(symbol, product)
  const { group: _, ...book } = useBookRows({ symbol, product, info, group, count: levels, ownOrders })
  return { ...settings, ...book }
}

export type OrderBookLinesProps = {
  /**
   * Number of rows per side. By default, this is the number of `levels` of the surrounding `<OrderBook>`, or as many
   * rows as fit in the height of the container.
   */
  levels?: number
}

/** The asks and bids of the surrounding `<OrderBook>`. */
export function OrderBookLines({ levels }: OrderBookLinesProps) {
  const { symbol, product, layout, group, ownOrders, onPriceSelect, ...settings } = useSettings()
  return (
    <BookLines
      {...{ symbol, product, layout, group, ownOrders, onPriceSelect }}
      levels={levels ?? settings.levels}
    />
  )
}

/** The spread of the book: best ask minus best bid. */
export function OrderBookSpread() {
  const { symbol, product } = useSettings()
  return <BookSpread symbol={symbol} product={product} />
}

/** A field that selects the price range that a row of the book covers. */
export function OrderBookGroup() {
  const { symbol, product, group, setGroup } = useSettings()
  const { data: info } = useSymbol(symbol, product)
  return <GroupSelect tick={info?.tick} group={group} onGroupChange={setGroup} />
}

/** The state of the connection to the exchange: live or reconnecting. */
export function OrderBookStatus() {
  const { state, ageMs } = useConnection()
  return <LiveMark state={state} ageMs={ageMs} quiet />
}

import { useMemo, useState } from 'react'
import { usePickPrice } from '../../../shared/data/picked-price.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { type BookShown, BookTables } from './book-tables.tsx'
import { useFittingLines } from './use-fitting-lines.ts'

export type BookLinesProps = BookShown & {
  /** Number of rows per side of the book; undefined to show as many as fit. */
  levels: number | undefined
}

/**
 * The content of the order book inside the widget's root element. This component reads only data that rarely
 * change, so it rarely renders. Its children read the data that change ten times a second.
 */
export function BookLines({ levels, ...rest }: BookLinesProps) {
  const text = useText('market')
  const { data: info, error, refetch, refreshing } = useSymbol(rest.symbol, rest.product)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const fitting = useFittingLines(body, levels === undefined, rest.layout)
  const select = useTicketFill(rest)
  if (error) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  return (
    <BookTables
      {...rest}
      onPriceSelect={select}
      bodyRef={setBody}
      isFilling={levels === undefined}
      count={levels ?? fitting.lines}
      rowPx={levels === undefined ? fitting.rowPx : undefined}
      info={info}
      t={text.t}
      isReady={text.ready}
    />
  )
}

/**
 * Returns the function to call when a price is pressed; undefined without `onPriceSelect`. It calls `onPriceSelect`
 * and fills the price into the order forms of the page, unless `onPriceSelect` returns false.
 */
function useTicketFill({ product, symbol, onPriceSelect }: Omit<BookLinesProps, 'levels'>) {
  const pick = usePickPrice()
  return useMemo<BookLinesProps['onPriceSelect']>(
    () =>
      onPriceSelect &&
      ((price, side) => {
        if (onPriceSelect(price, side) !== false) pick({ product, symbol, price })
      }),
    [pick, product, symbol, onPriceSelect],
  )
}

import { memo } from 'react'
import { useMark } from '../../../shared/data/use-mark.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useAmountFormat } from '../../../shared/format/use-amount-format.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'

export type BookMarkProps = { symbol: string; info: SymbolInfo | undefined; t: Translate<'market'> }

/**
 * The mark price of a contract. In the script build (the custom elements that a script tag loads), its code is loaded
 * with the first order book of a contract.
 */
export const BookMark = memo(function BookMark({ symbol, info, t }: BookMarkProps) {
  const format = useAmountFormat()
  const mark = useMark(symbol)
  if (!mark) return null
  return (
    <span className="bl-book__spread">
      {t('orderBook.mark')} <span className="bl-book__mark">{format.price(mark.mark_price, info?.tick)}</span>
    </span>
  )
})

import { memo } from 'react'
import type { Translate } from '../../../shared/i18n/messages.ts'

export type BookHeadProps = {
  base: string
  quote: string
  t: Translate<'market'>
  /**
   * The side of a table in the layout `split`, in which each table has only the columns price and quantity,
   * with the price next to the middle of the book.
   */
  side?: 'bids' | 'asks'
  /**
   * True if only screen readers get the headers, because the visible headers of the upper side also label the
   * lower side.
   */
  isHidden?: boolean
}

/** The column headers of one side. */
export const BookHead = memo(function BookHead({ base, quote, t, side, isHidden }: BookHeadProps) {
  const quantity = (
    <th scope="col" className="bl-book__quantity">
      {t('orderBook.quantity', { coin: base })}
    </th>
  )
  return (
    <thead className={isHidden ? 'bl-hidden' : 'bl-book__head'} data-side={side}>
      <tr>
        {side === 'bids' && quantity}
        <th scope="col" className="bl-book__price">
          {side
            ? t(side === 'bids' ? 'orderBook.bid' : 'orderBook.ask')
            : t('orderBook.price', { coin: quote })}
        </th>
        {side !== 'bids' && quantity}
        {!side && (
          <th scope="col" className="bl-book__total">
            {t('orderBook.total')}
          </th>
        )}
      </tr>
    </thead>
  )
})

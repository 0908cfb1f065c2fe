import { memo } from 'react'
import type { Translate } from '../../../shared/i18n/messages.ts'

export type BookHeadProps = {
  base: string
  quote: string
  t: Translate<'market'>
  /**
   * The side of the book that the headers label. It is set only in the layout `split`, which has a table for each side.
   * In each of the two tables, the price column is next to the middle of the book.
   */
  side?: 'bids' | 'asks'
  /**
   * True if the headers are hidden visually, because the visible headers of the upper side also label the lower side.
   * Screen readers still read the hidden headers.
   */
  isHidden?: boolean
}

/** The column headers of one side of the order book. */
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

import { memo } from 'react'
import type { Translate } from '../../../shared/i18n/texts.ts'

export type BookHeadProps = {
  base: string
  quote: string
  t: Translate<'market'>
  /**
   * The side of a table in the split layout, where each table has only price and quantity, with the price
   * toward the middle.
   */
  side?: 'bids' | 'asks'
  /**
   * True if the headers are only for screen readers, because the visible headers of the upper side apply to
   * both sides.
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

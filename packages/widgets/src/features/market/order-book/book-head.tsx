import { memo } from 'react'
import type { Translate } from '../../../shared/i18n/texts.ts'

export type BookHeadProps = {
  base: string
  quote: string
  t: Translate<'market'>
  /** Split: price and quantity only, the price towards the middle. */
  side?: 'bids' | 'asks'
  /** For screen readers alone: the side below the middle stands under the same heads. */
  isHidden?: boolean
}

/** What the columns of a side are. */
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

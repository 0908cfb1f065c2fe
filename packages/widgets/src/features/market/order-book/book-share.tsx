import { toUnits } from '@bourselet/sdk/money'
import { memo } from 'react'
import { useAmountFormat } from '../../../shared/format/use-amount-format.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import type { BookRows } from './book-rows.ts'
import './book-share.css'

export type BookShareProps = { rows: BookRows | null; t: Translate<'market'> }

/**
 * Returns the quantity of the visible bids in whole percent of all visible quantity; null if a side is empty.
 */
function bidShare(rows: BookRows | null): number | null {
  const bids = toUnits(rows?.bids.at(-1)?.total ?? '0')
  const asks = toUnits(rows?.asks.at(-1)?.total ?? '0')
  if (bids === 0n || asks === 0n) return null
  return Math.round(Number((bids * 1_000n) / (bids + asks)) / 10)
}

/** A bar below the book that shows the book imbalance: bid and ask quantity compared. */
export function BookShare({ rows, t }: BookShareProps) {
  return <ShareBar bids={bidShare(rows)} t={t} />
}

const ShareBar = memo(function ShareBar({ bids, t }: { bids: number | null; t: Translate<'market'> }) {
  const format = useAmountFormat()
  const percent = (share: number) => format.percent(String(share), { decimals: 0 })
  return (
    <div className="bl-book__share" title={t('orderBook.share')}>
      {bids !== null && (
        <>
          <span data-trend="up">{t('orderBook.bidShare', { share: percent(bids) })}</span>
          <span className="bl-book__weight" aria-hidden>
            <span style={{ flexGrow: bids }} />
            <span style={{ flexGrow: 100 - bids }} />
          </span>
          <span data-trend="down">{t('orderBook.askShare', { share: percent(100 - bids) })}</span>
        </>
      )}
    </div>
  )
})

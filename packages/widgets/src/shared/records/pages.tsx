import { type ReactNode, useEffect } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import type { RecordsPage } from './records.ts'
import './records.css'

type PageOf = RecordsPage<unknown>['page']

type PagesProps = {
  of: PageOf | undefined
  onPage: (page: number) => void
  /** Accessible name of the bar, needed if a page has several lists. */
  label?: string
  /** Actions for all rows of the list, shown at the end of the bar. */
  children?: ReactNode
}

/**
 * Returns true if the shown page no longer exists, because the list has become shorter. `Pages` then opens the last
 * page.
 */
export const isPastEnd = (of: PageOf | undefined): boolean =>
  of !== undefined && of.total > 0 && of.current > of.pages

/**
 * A bar below a list, with the range of the visible rows, the total number of rows, and buttons that change the page.
 * If the shown page no longer exists, because the list has become shorter, the bar opens the last page. On the first
 * and the last page, the button without effect has `aria-disabled` instead of `disabled`, because a disabled button
 * loses the focus.
 */
export function Pages({ of, onPage, label, children }: PagesProps) {
  const { t } = useText('records')
  const format = useFormat()
  const isPast = isPastEnd(of)
  useEffect(() => {
    if (of && isPast) onPage(of.pages)
  })
  if (!of || of.total === 0 || isPast) return null
  const { limit, total, pages, current } = of
  const count = (value: number) => format.amount(`${value}`)
  const first = (current - 1) * limit + 1
  const last = Math.max(first, Math.min(current * limit, total))
  return (
    <nav className="bl-records__pages bl-numbers" aria-label={label ?? t('page.label')}>
      <span className="bl-records__count" aria-live="polite">
        {t('page.rows', { first: count(first), last: count(last), total: count(total) })}
      </span>
      {pages > 1 && (
        <>
          <IconButton
            icon={icons.chevronLeft}
            size="small"
            label={t('page.previous')}
            aria-disabled={current <= 1 || undefined}
            onClick={() => current > 1 && onPage(current - 1)}
          />
          <span>{t('page.of', { page: count(current), pages: count(pages) })}</span>
          <IconButton
            icon={icons.chevronRight}
            size="small"
            label={t('page.next')}
            aria-disabled={current >= pages || undefined}
            onClick={() => current < pages && onPage(current + 1)}
          />
        </>
      )}
      {children}
    </nav>
  )
}

import type { Schema } from '@bourselet/sdk'
import type { ComponentProps } from 'react'
import { useServerNow } from '../../shared/data/use-server-now.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import type { IconShape } from '../../shared/ui/icons.ts'
import * as icons from '../../shared/ui/icons.ts'
import './entry.css'

/** A view of the page of notices: one of its two lists, or one announcement or message in a list. */
export type NoticePlace = { view: 'announcements' | 'messages'; id?: number }

/** An announcement or a message with the fields that a row of a list shows. */
export type Entry = {
  place: NoticePlace & { id: number }
  icon: IconShape
  title: string
  text: string
  at: number
  isUnread: boolean
}

const signs: Record<Schema<'NoticeCate'> | Schema<'NotifyType'>, IconShape> = {
  system: icons.info,
  activity: icons.invite,
  listing: icons.megaphone,
  trade: icons.candles,
  fund: icons.wallet,
  finance: icons.percent,
  security: icons.shield,
}

/** Converts a message to a row of a list. */
export const messageEntry = ({ id, type, title, content, created_at, read }: Schema<'Notify'>): Entry => ({
  place: { view: 'messages', id },
  ...{ icon: signs[type], title, text: content, at: created_at, isUnread: !read },
})

/**
 * Converts an announcement to a row of a list. Only `read: false` marks a row as unread, because the announcements of
 * the public list have no field `read`.
 */
export const announcementEntry = (notice: Schema<'Notice'>): Entry => ({
  place: { view: 'announcements', id: notice.id },
  ...{ icon: signs[notice.cate], title: notice.title, text: notice.summary, at: notice.published_at },
  isUnread: notice.read === false,
})

type EntryButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  entry: Entry
  /** True in a list that is grouped by day. The row then shows the time of day without the date. */
  isInDay?: boolean
}

/** A row that opens its announcement or message: icon, title, text and time, and a dot if it is unread. */
export function EntryButton({ entry, isInDay = false, ...rest }: EntryButtonProps) {
  const { t } = useText('notices')
  const format = useFormat()
  const { place, icon, title, text, at, isUnread } = entry
  const today = useServerNow((now) => format.time(now, 'date'))
  const isShort = isInDay || format.time(at, 'date') === today
  return (
    <button
      type="button"
      {...rest}
      className="bl-entry"
      data-unread={isUnread || undefined}
      data-read={(place.view === 'messages' && !isUnread) || undefined}
    >
      <span className="bl-entry__icon">
        <Icon shape={icon} size={18} />
      </span>
      <span className="bl-entry__words">
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
      <span className="bl-entry__end bl-numbers">
        <time dateTime={new Date(at).toISOString()}>{format.time(at, isShort ? 'minute' : 'date')}</time>
        {isUnread && <span className="bl-entry__dot" role="img" aria-label={t('unread')} />}
      </span>
    </button>
  )
}

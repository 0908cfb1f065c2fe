import { useState } from 'react'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { useRecords } from '../../../shared/records/use-records.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Popover } from '../../../shared/ui/popover.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { announcementEntry, EntryButton, messageEntry, type NoticePlace } from '../entry.tsx'
import { messagesQuery, useLatestNotice } from '../queries.ts'
import { useMarkRead } from '../use-mark-read.ts'
import { useNoticeCounts } from '../use-notice-counts.ts'
import './notice-bell.css'

const LIMIT = 5

type LatestNoticesProps = { label: string; onOpen: ((place: NoticePlace) => void) | undefined }

/**
 * The bell with a panel that shows the newest unread announcement and the latest messages. It replaces the plain
 * bell when the bell is pressed, so the panel is initially open.
 */
export function LatestNotices({ label, onOpen }: LatestNoticesProps) {
  const { t } = useText('notices')
  const [open, setOpen] = useState(true)
  const leave = (place: NoticePlace) => {
    setOpen(false)
    onOpen?.(place)
  }
  return (
    <Popover
      label={t('label')}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={icons.bell} label={label} />}
    >
      <div className="bl-latest">
        <Top />
        <List onOpen={leave} />
        {onOpen && (
          <div className="bl-latest__foot">
            <button type="button" className="bl-link" onClick={() => leave({ view: 'announcements' })}>
              {t('allNotices')}
            </button>
          </div>
        )}
      </div>
    </Popover>
  )
}

function Top() {
  const { t } = useText('notices')
  const errorText = useErrorText()
  const { data } = useNoticeCounts()
  const { submit, isBusy, error, state, resolve } = useMarkRead('both')
  const unread = data?.total ?? 0
  return (
    <>
      <div className="bl-latest__top">
        <span className="bl-latest__title">
          {t('label')}
          {unread > 0 && <Chip tone="accent">{t('unreadCount', { count: unread })}</Chip>}
        </span>
        {unread > 0 && (
          <button
            type="button"
            className="bl-link"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && (state.phase === 'unknown' ? resolve() : submit({ all: true }))}
          >
            {t('markAll')}
          </button>
        )}
      </div>
      {error && <Notice tone="error">{errorText(error)}</Notice>}
    </>
  )
}

function List({ onOpen }: { onOpen: (place: NoticePlace) => void }) {
  const { t } = useText('notices')
  const messages = useRecords(messagesQuery(useLocale()), { page: 1, limit: LIMIT })
  const { data: notice } = useLatestNotice()
  if (messages.error && !messages.data)
    return <ErrorState error={messages.error} onRetry={messages.refetch} retrying={messages.refreshing} />
  if (!messages.data || notice === undefined) return <Skeleton height={160} />
  const entries = messages.data.list.map(messageEntry)
  if (notice) entries.push(announcementEntry(notice))
  entries.sort((one, other) => other.at - one.at)
  if (entries.length === 0)
    return <Empty icon={icons.bell} title={t('noMessages')} text={t('noMessagesText')} />
  return (
    <div className="bl-latest__list">
      {entries.map((entry) => (
        <EntryButton
          key={`${entry.place.view} ${entry.place.id}`}
          entry={entry}
          onClick={() => onOpen(entry.place)}
        />
      ))}
    </div>
  )
}

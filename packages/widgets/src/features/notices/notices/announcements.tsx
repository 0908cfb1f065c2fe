import type { Schema } from '@bourselet/sdk'
import { useEffect, useRef } from 'react'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Records } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useMarkRead } from '../use-mark-read.ts'
import { MarkAll } from './mark-all.tsx'

type Announcement = Schema<'Notice'>
type Filters = { cate: Announcement['cate'] }

const categories = ['system', 'activity', 'listing'] as const

/** The announcements, newest first, by category. */
export function Announcements({ unread }: { unread: number }) {
  const { t, ready } = useText('notices')
  const format = useFormat()
  const category = (row: Announcement) => t(`category.${row.cate}`)
  const records: Records<Announcement, Filters> = {
    query: {
      key: ['notices.list', format.locale],
      read: (sdk, request, options) => sdk.notices.list(request, options),
      changedBy: () => false,
      isPublic: true,
    },
    caption: t('announcements'),
    rowKey: (row) => `${row.id}`,
    filters: [
      {
        name: 'cate',
        label: t('categoryLabel'),
        all: t('allCategories'),
        options: categories.map((value) => ({ value, label: t(`category.${value}`) })),
      },
    ],
    columns: [
      {
        id: 'title',
        header: t('title'),
        cell: (row) => (
          <span className="bl-notices__text">
            <strong>{row.title}</strong>
            <small>{row.summary}</small>
          </span>
        ),
      },
      { id: 'category', header: t('categoryLabel'), cell: (row) => <Chip>{category(row)}</Chip> },
      { id: 'time', header: t('time'), align: 'end', cell: (row) => format.time(row.published_at) },
    ],
    phone: {
      title: (row) => <span className="bl-notices__wrap">{row.title}</span>,
      text: (row) => <span className="bl-notices__wrap">{row.summary}</span>,
      value: category,
      note: (row) => format.time(row.published_at),
    },
    details: {
      label: t('read'),
      render: (row, onClose) => <Details row={row} onClose={onClose} />,
    },
    empty: <Empty icon="megaphone" title={t('noAnnouncements')} />,
  }
  return (
    <>
      <MarkAll of="notice" unread={unread} />
      <RecordsList records={records} ready={ready} />
    </>
  )
}

function Details({ row, onClose }: { row: Announcement | null; onClose: () => void }) {
  const { t } = useText('notices')
  const { signedIn } = useSession()
  const format = useFormat()
  const shown = useLast(row)
  const { submit } = useMarkRead('notice')
  const mark = useRef(submit)
  useEffect(() => {
    mark.current = submit
  })
  const id = row?.id
  useEffect(() => {
    if (signedIn && id !== undefined) mark.current({ id })
  }, [signedIn, id])
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.title}
      description={shown && `${t(`category.${shown.cate}`)} · ${format.time(shown.published_at)}`}
      size="medium"
    >
      {shown && <RichText html={shown.content_html} />}
    </Dialog>
  )
}

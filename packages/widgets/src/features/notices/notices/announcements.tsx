import type { Schema } from '@bourselet/sdk'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { errorName } from '../../../shared/i18n/error-name.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { RecordsQuery } from '../../../shared/records/records.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { announcementEntry } from '../entry.tsx'
import { MarkAll } from './mark-all.tsx'
import { NoticeList } from './notice-list.tsx'
import { OpenedNotice } from './opened-notice.tsx'

type AnnouncementsProps = {
  unread: number
  selected?: number
  onNavigate: ((path: string) => void) | undefined
}
type Filters = { cate: Schema<'NoticeCate'>; keyword: string }

const readOne = (sdk: BourseletClient, id: number, options: { signal: AbortSignal }) =>
  sdk.notices.detail({ id }, options).catch((error) => {
    if (errorName(error).name === 'NOT_FOUND') return null
    throw error
  })

const categories = ['system', 'activity', 'listing'] as const

/** The list of announcements, newest first, with a filter by category. */
export function Announcements({ unread, selected, onNavigate }: AnnouncementsProps) {
  const { t } = useText('notices')
  const { signedIn } = useSession()
  const format = useFormat()
  const query: RecordsQuery<Schema<'Notice'>, Filters> = {
    key: ['notices.list', format.locale],
    read: (sdk, request, options) => sdk.notices.list(request, options),
    changedBy: () => false,
    isPublic: true,
  }
  return (
    <NoticeList
      label={t('announcements')}
      query={query}
      search={t('search')}
      filter={{
        name: 'cate',
        label: t('categoryLabel'),
        all: t('allCategories'),
        options: categories.map((value) => ({ value, label: t(`category.${value}`) })),
      }}
      entryOf={announcementEntry}
      selected={selected}
      readOne={readOne}
      empty={<Empty icon={icons.megaphone} title={t('noAnnouncements')} />}
      markAll={<MarkAll of="notice" unread={unread} />}
      details={({ id, cate, published_at, title, content_html }) => (
        <OpenedNotice
          of="notice"
          unreadId={signedIn && unread > 0 ? id : undefined}
          chip={<Chip tone={cate === 'listing' ? 'accent' : 'neutral'}>{t(`category.${cate}`)}</Chip>}
          at={published_at}
          title={title}
        >
          <RichText html={content_html} onNavigate={onNavigate} />
        </OpenedNotice>
      )}
    />
  )
}

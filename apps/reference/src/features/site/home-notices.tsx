import { useFormat, useText } from '@bourselet/widgets'
import { Chip, Empty, ErrorState, Icon, icons, Panel, Skeleton } from '@bourselet/widgets/ui'
import { Link } from '../../shared/link.tsx'
import { noticePath } from '../../shared/twin-routes.ts'
import { Slides } from './slides.tsx'
import { NEWEST, useNewestNotices } from './use-newest-notices.ts'

/** The news section of the home page: the operator's slides and the newest announcements. */
export function HomeNotices() {
  const { t } = useText('site')
  return (
    <section className="home-block">
      <header>
        <h2>{t('title.notice')}</h2>
        <Link className="home-more" to={noticePath({ view: 'announcements' })}>
          {t('home.allNotices')}
          <Icon shape={icons.chevronRight} size={16} />
        </Link>
      </header>
      <div className="home-notices">
        <Slides position="home" />
        <Panel>
          <Newest />
        </Panel>
      </div>
    </section>
  )
}

function Newest() {
  const { t } = useText('notices')
  const format = useFormat()
  const { data, error, refetch, loading } = useNewestNotices()
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={loading} />
  if (data?.list.length === 0) return <Empty icon={icons.megaphone} title={t('noAnnouncements')} />
  return (
    <ul className="home-notices__list">
      {(data?.list ?? Array.from({ length: NEWEST }, () => null)).map((notice, index) =>
        notice ? (
          <li key={notice.id}>
            <Link to={noticePath({ view: 'announcements', id: notice.id })}>
              <Chip>{t(`category.${notice.cate}`)}</Chip>
              <strong>{notice.title}</strong>
              <time dateTime={new Date(notice.published_at).toISOString()}>
                {format.time(notice.published_at, 'date')}
              </time>
            </Link>
          </li>
        ) : (
          <li key={index}>
            <Skeleton width="60%" />
          </li>
        ),
      )}
    </ul>
  )
}

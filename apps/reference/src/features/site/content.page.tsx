import { RichText, useCall, useFormat, useLocale, useText } from '@bourselet/widgets'
import { ErrorState, Skeleton } from '@bourselet/widgets/ui'
import { PageBar } from '../../layouts/page-bar.tsx'
import { useOpenPath } from '../../shared/use-open-path.ts'
import { useRoute } from '../../shared/use-route.ts'
import './content.css'

/**
 * A page of text that the operator wrote, in the language of the interface. On a phone the bar at the top shows the
 * title.
 */
export default function ContentPage() {
  const { t } = useText('site')
  const { name, mobile } = useRoute()!
  return (
    <>
      {mobile && <PageBar title={t(`title.${name}`)} />}
      {/* The routes `mbterms` and `mbrules` show the texts `terms` and `rules`. */}
      <Content code={name.replace(/^mb/, '')} withTitle={!mobile} />
    </>
  )
}

type ContentProps = {
  /** Code of the text on the server, for example `terms`. */
  code: string
  withTitle: boolean
}

function Content({ code, withTitle }: ContentProps) {
  const { t } = useText('site')
  const locale = useLocale()
  const format = useFormat()
  const openPath = useOpenPath()
  const { data, error, loading, refetch } = useCall(
    ['site.page', code, locale],
    (sdk, options) => sdk.site.page({ code }, options),
    { staleMs: 300_000 },
  )
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={loading} />
  return (
    <article className="content-page" aria-busy={!data || undefined}>
      {withTitle && <h1>{data ? data.title : <Skeleton width="8em" />}</h1>}
      {data ? (
        <>
          <p className="content-page__date">
            {t('content.updated', { date: format.time(data.updated_at, 'long-date') })}
          </p>
          <RichText html={data.content_html} onNavigate={openPath} />
        </>
      ) : (
        <ContentSkeleton />
      )}
    </article>
  )
}

const lines = ['92%', '86%', '64%', '95%', '90%', '88%', '40%', '93%', '84%', '58%']

const ContentSkeleton = () => (
  <div className="bl-rich-text" aria-hidden>
    {lines.map((width) => (
      <p key={width}>
        <Skeleton width={width} />
      </p>
    ))}
  </div>
)

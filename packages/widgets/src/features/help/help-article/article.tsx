import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { headingsOf, RichText } from '../../../shared/content/rich-text.tsx'
import { isId } from '../../../shared/data/is-id.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { errorName } from '../../../shared/i18n/error-name.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useIsNarrow } from '../../../shared/ui/use-is-narrow.ts'
import type { HelpTarget } from '../help-links.ts'
import { PlaceLink } from '../place-link.tsx'
import { QuestionList } from '../question-list.tsx'
import { useCategories, useQuestions } from '../use-help-lists.ts'
import { Shelf } from './shelf.tsx'
import './article.css'

export type ArticleProps = {
  guide: number
  links: HelpTarget
  /**
   * Called with the title of the guide once the guide is loaded, for example to set the title of the browser
   * tab.
   */
  onTitle?: (title: string) => void
  /** Additional content below the table of contents, beside the text of the guide. */
  children?: ReactNode
}

/** Width in px below which the table of contents of a guide is above the text instead of beside it. */
const NARROW = 1100

/** Maximum number of questions of the same topic that are shown below a guide. */
const QUESTIONS = 6

/**
 * A guide with its table of contents, links to the previous and next guide, and the questions of its topic.
 */
export function Article({ guide: id, links, onTitle, children }: ArticleProps) {
  const { t } = useText('help')
  const locale = useLocale()
  const format = useFormat()
  const { data, error, loading, refetch } = useCall(
    ['help.guide', locale, id],
    (sdk, options) => sdk.help.guide({ id }, options),
    { enabled: isId(id), staleMs: 300_000 },
  )
  const announce = useRef(onTitle)
  useEffect(() => {
    announce.current = onTitle
  })
  const title = data?.title
  useEffect(() => {
    if (title !== undefined) announce.current?.(title)
  }, [title])
  const prefix = useId()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(place, NARROW)
  const headings = data ? headingsOf(data.content_html) : []
  const contents = headings.length > 1 && <Contents headings={headings} prefix={prefix} />
  const isUnknown = !isId(id) || (error !== null && errorName(error).name === 'NOT_FOUND')
  const isLoading = !data && !error && !isUnknown
  return (
    <div ref={setPlace} className="bl-article" data-narrow={isNarrow || undefined}>
      <Shelf of={data} links={links} />
      <article aria-busy={isLoading || undefined}>
        {(!error || data || isUnknown) && (
          <h1>{data ? data.title : isUnknown ? t('unknown') : <Skeleton width="12em" />}</h1>
        )}
        {isUnknown && <Empty icon={icons.doc} title={t('unknownText')} />}
        {error && !data && !isUnknown && <ErrorState error={error} onRetry={refetch} retrying={loading} />}
        {isLoading && <Skeleton height={600} />}
        {data && (
          <>
            <p className="bl-article__date">
              <Icon shape={icons.clock} size={16} />
              {t('updated', { date: format.time(data.updated_at, 'long-date') })}
            </p>
            {isNarrow && contents}
            <RichText html={data.content_html} onNavigate={links.onNavigate} headingIds={prefix} />
            <Neighbors prev={data.prev} next={data.next} links={links} />
            <TopicQuestions topic={data.cate_id} links={links} />
          </>
        )}
      </article>
      <aside className="bl-article__aside" aria-label={t('beside')}>
        {!isNarrow && contents}
        {children}
      </aside>
    </div>
  )
}

/**
 * The table of contents of a guide: its headings as links. Pressing a heading scrolls to it and focuses it.
 */
function Contents({ headings, prefix }: { headings: string[]; prefix: string }) {
  const { t } = useText('help')
  const nav = useRef<HTMLElement>(null)
  const show = (at: number) => {
    const root = nav.current?.getRootNode() as Document | ShadowRoot
    const heading = root.getElementById(`${prefix}-${at}`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav ref={nav} className="bl-article__contents" aria-label={t('contents')}>
      <h2>{t('contents')}</h2>
      <ol>
        {headings.map((heading, at) => (
          <li key={heading}>
            <button type="button" onClick={() => show(at)}>
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Neighbor = { id: number; title: string } | null

function Neighbors({ prev, next, links }: { prev: Neighbor; next: Neighbor; links: HelpTarget }) {
  const { t } = useText('help')
  return (
    <nav className="bl-article__neighbors" aria-label={t('neighbors')}>
      {prev && (
        <PlaceLink to={{ guide: prev.id }} links={links}>
          <Icon shape={icons.chevronLeft} size={18} />
          <span>
            <small>{t('previous')}</small>
            {prev.title}
          </span>
        </PlaceLink>
      )}
      {next && (
        <PlaceLink to={{ guide: next.id }} links={links} data-next>
          <span>
            <small>{t('next')}</small>
            {next.title}
          </span>
          <Icon shape={icons.chevronRight} size={18} />
        </PlaceLink>
      )}
    </nav>
  )
}

function TopicQuestions({ topic, links }: { topic: number; links: HelpTarget }) {
  const { t } = useText('help')
  const { data } = useQuestions({ cate_id: topic, limit: QUESTIONS })
  const { data: categories } = useCategories()
  if (!data || data.list.length === 0) return null
  const name = categories?.find(({ id }) => id === topic)?.name ?? ''
  return (
    <section className="bl-article__questions" aria-label={t('topicQuestions')}>
      <h2>
        {t('topicQuestions')} {name !== '' && <small>{name}</small>}
      </h2>
      <Panel>
        <QuestionList questions={data.list} links={links} />
      </Panel>
    </section>
  )
}

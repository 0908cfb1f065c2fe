import type { Call } from '../../../shared/data/use-call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { HelpTarget } from '../help-links.ts'
import { PlaceLink } from '../place-link.tsx'
import type { Category } from '../use-help-lists.ts'
import '../../../shared/ui/panel.css'

type TopicsProps = { answer: Call<Category[]>; links: HelpTarget; onTopic: (id: number) => void }

/** Maximum number of guides that the card of a topic lists. */
const NAMED = 4

/**
 * One card for each topic, with links to its first guides. The button of a card limits the lists below to its
 * topic.
 */
export function Topics({ answer: { data, error, loading, refetch }, links, onTopic }: TopicsProps) {
  const { t } = useText('help')
  return (
    <section aria-labelledby="bl-help-topics">
      <header className="bl-help__head">
        <h2 id="bl-help-topics">{t('topics')}</h2>
      </header>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={loading} />
      ) : (
        <ul className="bl-help__topics" aria-busy={!data || undefined}>
          {data?.map((category) => (
            <li key={category.id} className="bl-panel">
              <h3>
                <img src={category.icon} width={20} height={20} alt="" />
                {category.name}
              </h3>
              {category.items.slice(0, NAMED).map(({ id, title }) => (
                <PlaceLink key={id} to={{ guide: id }} links={links}>
                  {title}
                </PlaceLink>
              ))}
              <button type="button" className="bl-link" onClick={() => onTopic(category.id)}>
                {t('topicAll')}
                <span className="bl-hidden">{category.name}</span>
              </button>
            </li>
          ))}
          {!data && [1, 2, 3, 4, 5, 6].map((at) => <Skeleton key={at} height={156} />)}
        </ul>
      )}
    </section>
  )
}

import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Pages } from '../../../shared/records/pages.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { HitText } from '../help-search/hit-text.tsx'
import { PlaceLink } from '../place-link.tsx'
import { useCategories, useGuides } from '../use-help-lists.ts'
import { type ListProps, requestOf } from './list-props.ts'

const ROWS = 6

/** A list of the guides, divided into pages. */
export function Guides(props: ListProps) {
  const { t } = useText('help')
  const { links, keyword } = props
  const [page, setPage] = useState(1)
  const { data, error, loading, refetch } = useGuides(requestOf(props, page, ROWS))
  const { data: categories } = useCategories()
  return (
    <div>
      <h3>{t('guides')}</h3>
      <Panel aria-busy={!data || undefined}>
        {error && !data && <ErrorState error={error} onRetry={refetch} retrying={loading} />}
        {!data && !error && <Skeleton height={72 * ROWS} />}
        {data?.list.length === 0 && <Empty icon={icons.doc} title={t('noGuides')} />}
        {data && data.list.length > 0 && (
          <>
            <ul className="bl-help__guides">
              {data.list.map(({ id, title, summary, cate_id }) => (
                <li key={id}>
                  <PlaceLink to={{ guide: id }} links={links}>
                    <Icon shape={icons.doc} size={20} />
                    <span>
                      <strong>
                        <HitText text={title} of={keyword} />
                      </strong>
                      <small>
                        <HitText text={summary} of={keyword} />
                      </small>
                    </span>
                    <span className="bl-help__side">
                      {categories?.find((category) => category.id === cate_id)?.name}
                    </span>
                  </PlaceLink>
                </li>
              ))}
            </ul>
            <Pages of={data.page} onPage={setPage} label={t('guides')} />
          </>
        )}
      </Panel>
    </div>
  )
}

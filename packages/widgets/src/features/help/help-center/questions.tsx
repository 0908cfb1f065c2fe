import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Pages } from '../../../shared/records/pages.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { QuestionList } from '../question-list.tsx'
import { useQuestions } from '../use-help-lists.ts'
import { type ListProps, requestOf } from './list-props.ts'

const ROWS = 8

/** A list of the frequent questions, divided into pages. */
export function Questions(props: ListProps) {
  const { t } = useText('help')
  const [page, setPage] = useState(1)
  const { data, error, loading, refetch } = useQuestions(requestOf(props, page, ROWS))
  return (
    <div>
      <h3>{t('questions')}</h3>
      <Panel aria-busy={!data || undefined}>
        {error && !data && <ErrorState error={error} onRetry={refetch} retrying={loading} />}
        {!data && !error && <Skeleton height={52 * ROWS} />}
        {data?.list.length === 0 && <Empty icon={icons.help} title={t('noQuestions')} />}
        {data && data.list.length > 0 && (
          <>
            <QuestionList questions={data.list} links={props.links} keyword={props.keyword} />
            <Pages of={data.page} onPage={setPage} label={t('questions')} />
          </>
        )}
      </Panel>
    </div>
  )
}

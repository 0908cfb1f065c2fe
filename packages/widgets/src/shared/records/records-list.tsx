import { useState } from 'react'
import { ExportRecords } from './export-records.tsx'
import { NoMatch } from './no-match.tsx'
import { isPastEnd, Pages } from './pages.tsx'
import type { Records, RecordsPage } from './records.ts'
import { RecordsTools } from './records-tools.tsx'
import { RowsList } from './rows-list.tsx'
import { useRecords } from './use-records.ts'
import { useRecordsState } from './use-records-state.ts'

const LIMIT = 20
const RECENT = 5

export type RecordsListProps<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>> = {
  records: Records<Row, Filters, Page>
  /** True once the list can be rendered: its messages and the data of its columns are loaded. */
  ready: boolean
  /** Shows only the five newest rows, without filters and without page buttons. */
  recent?: boolean | undefined
  onSignIn?: (() => void) | undefined
}

/**
 * A paged list with filters, a period, details of each row and a CSV export. The object `records` describes all
 * of these parts.
 */
export function RecordsList<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>>(
  props: RecordsListProps<Row, Filters, Page>,
) {
  const { records, ready, recent = false, onSignIn } = props
  const { filters, period } = records
  const state = useRecordsState<Filters>(recent ? RECENT : LIMIT)
  const answer = useRecords(records.query, state.request)
  const { data } = answer
  const answered = useAnswered(data, state)
  const isPrevious = JSON.stringify(answered.request) !== JSON.stringify(state.request)
  const hasTools = !recent && (filters || period)
  return (
    <RowsList
      view={state.isFiltered ? { ...records, empty: <NoMatch onClear={state.clear} /> } : records}
      answer={answer}
      rows={isPastEnd(data?.page) ? undefined : data?.list}
      ready={ready}
      onSignIn={onSignIn}
      skeletonRows={recent ? RECENT : 10}
      {...(hasTools
        ? {
            tools: (isNarrow: boolean) => (
              <>
                {data && records.summary?.(data, answered)}
                <RecordsTools
                  records={records}
                  state={state}
                  total={data?.page.total}
                  isPrevious={isPrevious}
                  isNarrow={isNarrow}
                />
              </>
            ),
          }
        : {})}
    >
      {!recent && (
        <Pages of={data?.page} onPage={state.setPage}>
          {!hasTools && <ExportRecords records={records} state={state} disabled={false} />}
        </Pages>
      )}
    </RowsList>
  )
}

/**
 * Returns the state of the request whose answer is `data`, such as the filters and the period. While a list loads the
 * answer for a new `state`, it still shows the previous answer. This hook then returns the state of the previous
 * request.
 */
function useAnswered<State>(data: unknown, state: State): State {
  const [answered, setAnswered] = useState({ data, state })
  if (data !== answered.data) setAnswered({ data, state })
  return answered.state
}

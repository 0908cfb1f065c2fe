import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCall } from '../../../shared/data/use-call.ts'
import { useLogin } from '../../../shared/data/use-login.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSettled } from '../../../shared/data/use-settled.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { NoMatch } from '../../../shared/records/no-match.tsx'
import { isPastEnd, Pages } from '../../../shared/records/pages.tsx'
import type { RecordsFilter, RecordsQuery } from '../../../shared/records/records.ts'
import { useRecords } from '../../../shared/records/use-records.ts'
import { useRecordsState } from '../../../shared/records/use-records-state.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FilterSelect } from '../../../shared/ui/filter-select.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useFocusOnChange } from '../../../shared/ui/use-focus-on-change.ts'
import { useIsNarrow } from '../../../shared/ui/use-is-narrow.ts'
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.ts'
import { useLast } from '../../../shared/ui/use-last.ts'
import { type Entry, EntryButton } from '../entry.tsx'

const LIMIT = 12

/** The maximum length of a keyword that the server accepts. */
const KEYWORD_LENGTH = 64

/** Width in px below which an opened notice replaces the list instead of being shown beside it. */
const NARROW_PX = 680

type NoticeListProps<Row, Filters> = {
  /** Accessible name of the list of notices. */
  label: string
  query: RecordsQuery<Row, Filters>
  filter: RecordsFilter<Filters>
  /** Label of the search field, for a query with the filter `keyword`. Without it, the list has no search. */
  search?: string
  entryOf: (row: Row) => Entry
  /** Id of the notice that is initially open. */
  selected: number | undefined
  /**
   * Loads the notice `selected`. Called if the first page of the list does not contain this notice. If the result is
   * null, a wide list opens its first notice, and a narrow list opens none.
   */
  readOne: (sdk: BourseletClient, id: number, options: { signal: AbortSignal }) => Promise<Row | null>
  /**
   * The title of the request to log in. If it is undefined, the list is also shown to users who are not logged
   * in.
   */
  signedOut?: string
  onSignIn?: (() => void) | undefined
  empty: ReactNode
  /** The button that marks all notices of the list as read, shown beside the filter. */
  markAll: ReactNode
  details: (row: Row) => ReactNode
}

/**
 * A list of notices grouped by day, with the opened notice beside it. In a narrow container the opened notice
 * replaces the list.
 */
export function NoticeList<Row, Filters>(props: NoticeListProps<Row, Filters>) {
  const { signedOut, onSignIn } = props
  const { signedIn } = useSession()
  const login = useLogin()
  if (signedOut === undefined) return <OpenList {...props} />
  if (!signedIn) return <SignedOut title={signedOut} onSignIn={onSignIn} />
  // When another member logs in, the new React key remounts the list. So they do not see a message that the former
  // member had opened.
  return <OpenList key={login} {...props} />
}

function OpenList<Row, Filters>(props: NoticeListProps<Row, Filters>) {
  const { query, entryOf, selected, readOne, details } = props
  const { t } = useText('shared')
  const [element, setElement] = useKeptFocus<HTMLDivElement>()
  const isNarrow = useIsNarrow(element, NARROW_PX)
  const state = useRecordsState<Filters>(LIMIT)
  const [search, setSearch] = useState('')
  const keyword = useSettled(search.trim())
  const answer = useRecords(query, keyword === '' ? state.request : { ...state.request, keyword })
  const clear = () => {
    setSearch('')
    state.clear()
  }
  const [chosen, setChosen] = useState<number | null>(selected ?? null)
  const rows = isPastEnd(answer.data?.page) ? undefined : answer.data?.list
  const rowOf = (id: number | null) => rows?.find((row) => entryOf(row).place.id === id) ?? null
  const isElsewhere = rows !== undefined && selected !== undefined && rowOf(selected) === null
  const one = useCall([...query.key, 'one', selected], (sdk, options) => readOne(sdk, selected!, options), {
    member: !query.isPublic,
    enabled: isElsewhere,
  })
  // The open notice stays open when the member sets a filter or goes to another page, even if the list no longer
  // contains the notice.
  const known = useLast(rowOf(chosen) ?? (chosen === selected ? (one.data ?? null) : null))
  const open = chosen === null ? null : known
  const firstId = rows?.[0] ? entryOf(rows[0]).place.id : undefined
  // If the chosen notice does not exist, a wide list opens its first notice instead.
  const isUnchosen = chosen === null || (open === null && isElsewhere && one.data === null)
  useEffect(() => {
    if (element && !isNarrow && isUnchosen && firstId !== undefined) setChosen(firstId)
  }, [element, isNarrow, isUnchosen, firstId])
  useFocusOnChange(isNarrow ? chosen : null, (closed) =>
    chosen === null ? element?.querySelector<HTMLElement>(`[data-notice="${closed}"]`) : null,
  )
  const hasList = !isNarrow || open === null
  return (
    <div ref={setElement} className="bl-notices__place" data-narrow={isNarrow || undefined}>
      {hasList && (
        <div className="bl-notices__list">
          <Tools
            {...props}
            state={state}
            text={search}
            onSearch={(text) => {
              setSearch(text)
              state.setPage(1)
            }}
          />
          {answer.error && !answer.data ? (
            <ErrorState error={answer.error} onRetry={answer.refetch} retrying={answer.refreshing} />
          ) : (
            <Rows
              {...props}
              empty={state.isFiltered || keyword !== '' ? <NoMatch onClear={clear} /> : props.empty}
              rows={rows}
              openId={chosen}
              onChoose={setChosen}
            />
          )}
          <Pages of={answer.data?.page} onPage={state.setPage} />
        </div>
      )}
      {open === null && !isNarrow && chosen === selected && one.error && (
        <ErrorState error={one.error} onRetry={one.refetch} retrying={one.refreshing} />
      )}
      {open !== null && (
        <Opened key={chosen} isFocused={isNarrow}>
          {isNarrow && (
            <Button size="small" variant="quiet" icon={icons.chevronLeft} onClick={() => setChosen(null)}>
              {t('back')}
            </Button>
          )}
          {details(open)}
        </Opened>
      )}
    </div>
  )
}

type ToolsProps<Row, Filters> = NoticeListProps<Row, Filters> & {
  state: ReturnType<typeof useRecordsState<Filters>>
  text: string
  onSearch: (text: string) => void
}

function Tools<Row, Filters>({ filter, search, markAll, state, text, onSearch }: ToolsProps<Row, Filters>) {
  const { name, label, all, options } = filter
  return (
    <div className="bl-notices__tools">
      {search !== undefined && (
        <span className="bl-box bl-notices__search">
          <Icon shape={icons.search} size={16} />
          <input
            type="search"
            className="bl-box__input"
            aria-label={search}
            placeholder={search}
            maxLength={KEYWORD_LENGTH}
            value={text}
            onChange={(event) => onSearch(event.target.value)}
          />
        </span>
      )}
      <FilterSelect
        label={label}
        all={all}
        options={options}
        value={(state.filters[name] as Filters[typeof name] & string) ?? null}
        onValueChange={(value) => state.filter(name, value ?? undefined)}
      />
      {markAll}
    </div>
  )
}

type RowsProps<Row, Filters> = NoticeListProps<Row, Filters> & {
  rows: readonly Row[] | undefined
  openId: number | null
  onChoose: (id: number) => void
}

function Rows<Row, Filters>(props: RowsProps<Row, Filters>) {
  const { label, rows, entryOf, empty, openId, onChoose } = props
  const format = useFormat()
  if (rows === undefined) return <Skeleton height={360} />
  if (rows.length === 0) return empty
  const entries = rows.map(entryOf)
  const dayOf = ({ at }: Entry) => format.time(at, 'long-date')
  return (
    <ul className="bl-notices__rows" aria-label={label}>
      {entries.map((entry, index) => {
        const before = entries[index - 1]
        const isNewDay = before === undefined || dayOf(before) !== dayOf(entry)
        return (
          <li key={entry.place.id}>
            {isNewDay && <p className="bl-notices__day">{dayOf(entry)}</p>}
            <EntryButton
              entry={entry}
              isInDay
              data-notice={entry.place.id}
              aria-current={entry.place.id === openId || undefined}
              onClick={() => onChoose(entry.place.id)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/**
 * The opened notice. In a narrow container it receives the focus, because it replaces the list that had the
 * focus.
 */
function Opened({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const article = useRef<HTMLElement>(null)
  const [isFirst] = useState(isFocused)
  useEffect(() => {
    if (isFirst) article.current?.focus()
  }, [isFirst])
  return (
    <article ref={article} className="bl-notices__open" tabIndex={-1}>
      {children}
    </article>
  )
}

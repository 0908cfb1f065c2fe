import { type ReactNode, useState } from 'react'
import type { Call } from '../data/use-call.ts'
import { useLogin } from '../data/use-login.ts'
import { useSession } from '../data/use-session.ts'
import { useText } from '../i18n/use-text.ts'
import { SignedOut } from '../orders/signed-out.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-column.ts'
import { useIsNarrow } from '../ui/use-is-narrow.ts'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useLast } from '../ui/use-last.ts'
import { Facts } from './facts.tsx'
import type { PhoneRow, RowDetails, RowsView } from './records.ts'

/** Width of a list in px below which a row has two lines instead of columns. */
const NARROW_PX = 560

export type RowsListProps<Row> = {
  view: RowsView<Row>
  answer: Pick<Call<unknown>, 'data' | 'error' | 'refetch' | 'refreshing'>
  rows: readonly Row[] | undefined
  /** True once the list can be rendered: its messages and the data of its columns are loaded. */
  ready: boolean
  onSignIn: (() => void) | undefined
  skeletonRows?: number
  /** Returns the content above the rows, such as the filters. */
  tools?: (isNarrow: boolean) => ReactNode
  /** Content below the rows. */
  children?: ReactNode
}

/**
 * The rows of a list. Without rows, shows the state of the list: signed out, loading, failed or empty. A press on a row
 * opens the details of the row, if the list has details.
 */
export function RowsList<Row>(props: RowsListProps<Row>) {
  const { view, onSignIn } = props
  const { ready: worded } = useText('records')
  const { signedIn } = useSession()
  const login = useLogin()
  const ready = props.ready && worded
  if (view.signedOut === undefined) return <Rows {...props} ready={ready} />
  if (!signedIn) return ready && <SignedOut title={view.signedOut} onSignIn={onSignIn} />
  // When another member logs in, the new React key remounts the rows. So they do not see a row that the former member
  // had opened.
  return <Rows key={login} {...props} ready={ready} />
}

/** The rows and the details of the opened row. */
function Rows<Row>(props: RowsListProps<Row>) {
  const { view, answer, rows, ready, skeletonRows, tools, children } = props
  const [element, setElement] = useKeptFocus<HTMLDivElement>()
  const isNarrow = useIsNarrow(element, NARROW_PX)
  const [opened, setOpened] = useState<Row | null>(null)
  // On a phone, a row has only two lines, which cannot show all columns. So every row opens its details. In a wide
  // table, rows open details only if `view.details` is set.
  const opens = view.details !== undefined || (isNarrow && view.phone !== undefined)
  const open = opens ? setOpened : undefined
  const columns = useShownColumns(view, isNarrow, open)
  const isFailed = answer.error !== null && answer.data === undefined
  // While a row is on the shown page of the list, its details show its latest values. After the row has left this page,
  // the details show the values that the row had when they were opened.
  const shown = opened && (rows?.find((row) => view.rowKey(row) === view.rowKey(opened)) ?? opened)
  const close = () => setOpened(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own, and a section would be a landmark
    <div ref={setElement} className="bl-records" role="group" aria-label={view.caption}>
      {ready
        ? tools?.(isNarrow)
        : tools && (
            <div className="bl-records__tools">
              <Skeleton height={isNarrow ? 96 : 32} />
            </div>
          )}
      {isFailed ? (
        <ErrorState error={answer.error} onRetry={answer.refetch} retrying={answer.refreshing} />
      ) : (
        <Table
          caption={view.caption}
          columns={ready ? columns : [loading]}
          rows={ready ? rows : undefined}
          rowKey={view.rowKey}
          density={view.density ?? 'medium'}
          cards={!view.phone}
          {...(skeletonRows ? { skeletonRows } : {})}
          {...(open ? { onRowSelect: open } : {})}
          empty={view.empty}
        />
      )}
      {children}
      {view.details ? (
        view.details.render(shown, close)
      ) : (
        <ColumnFacts view={view} row={shown} onClose={close} />
      )}
    </div>
  )
}

/**
 * The only column of the table while the messages load. Other columns would change their widths when their
 * messages arrive.
 */
const loading: Column<unknown> = { id: 'loading', header: '', headerHidden: true, cell: () => null }

/**
 * Returns the columns of the table or, on a phone, the two lines of a row as columns. If rows have details, a last
 * column contains the button that opens them.
 */
function useShownColumns<Row>(
  { columns, phone, details }: RowsView<Row>,
  isNarrow: boolean,
  onOpen: ((row: Row) => void) | undefined,
): readonly Column<Row>[] {
  const { t } = useText('records')
  const shown = isNarrow && phone ? phoneColumns(phone, t('record'), t('value')) : columns
  if (!onOpen) return shown
  const label = details?.label ?? t('details')
  const nameOf = (row: Row) => {
    const title = phone?.title(row)
    return typeof title === 'string' ? `${label}: ${title}` : label
  }
  return [...shown, detailsColumn(label, nameOf, onOpen)]
}

function phoneColumns<Row>(phone: PhoneRow<Row>, record: string, value: string): Column<Row>[] {
  const { action } = phone
  return [
    {
      id: 'record',
      header: record,
      cell: (row) => (
        <span className="bl-records__two">
          <strong>{phone.title(row)}</strong>
          <small>{phone.text(row)}</small>
        </span>
      ),
    },
    {
      id: 'value',
      header: value,
      align: 'end',
      cell: (row) => (
        <span className="bl-records__two">
          <span>{phone.value(row)}</span>
          <small>{phone.note(row)}</small>
        </span>
      ),
    },
    ...(action ? [{ ...action, id: 'action', headerHidden: true, align: 'end' as const }] : []),
  ]
}

const detailsColumn = <Row,>(
  label: string,
  nameOf: (row: Row) => string,
  onOpen: (row: Row) => void,
): Column<Row> => ({
  id: 'details',
  header: label,
  headerHidden: true,
  align: 'end',
  card: 'end',
  skeleton: '1em',
  cell: (row) => (
    <IconButton icon={icons.chevronRight} size="small" label={nameOf(row)} onClick={() => onOpen(row)} />
  ),
})

type ColumnFactsProps<Row> = {
  view: { columns: readonly Column<Row>[]; phone?: PhoneRow<Row>; details?: RowDetails<Row> }
  row: Row | null
  onClose: () => void
}

/**
 * The details of a row as a list of all its columns, including those that its two lines on a phone do not
 * show.
 */
function ColumnFacts<Row>({ view: { columns, phone }, row, onClose }: ColumnFactsProps<Row>) {
  const shown = useLast(row)
  if (!phone) return null
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown && phone.title(shown)}
    >
      {shown && <Facts rows={columns.map(({ id, header, cell }) => [header, cell(shown), id])} />}
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import type { Call } from '../data/use-call.ts'
import { useSession } from '../data/use-session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Root } from '../ui/root.tsx'
import { Table, type TableProps } from '../ui/table.tsx'
import { SignedOut } from './signed-out.tsx'

export type MemberListProps<Row> = Pick<
  TableProps<Row>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'empty' | 'skeletonRows' | 'onRowSelect'
> & {
  /** Of the widget. */
  name: string
  answer: Pick<Call<unknown>, 'data' | 'error' | 'refetch'>
  /** Whether words and the rules of the symbols are there. */
  ready: boolean
  /** What a reader is told who is nobody yet. */
  signedOut: string
  onSignIn: (() => void) | undefined
  /** Above the rows: filters, or what can be done with all of them. */
  tools?: ReactNode
  /** Below the rows: pages, dialogs. */
  children?: ReactNode
}

/** A table of what is the member's, in all states that it may be in. */
export function MemberList<Row>(props: MemberListProps<Row>) {
  const { name, answer, ready, signedOut, onSignIn, tools, children, rows, ...table } = props
  const { signedIn } = useSession()
  const isFailed = answer.error !== null && answer.data === undefined
  return (
    <Root name={name} density="compact" className="bl-orders">
      {ready && !signedIn && <SignedOut title={signedOut} onSignIn={onSignIn} />}
      {signedIn && isFailed && <ErrorState error={answer.error} onRetry={answer.refetch} />}
      {signedIn && !isFailed && (
        <>
          {tools}
          <Table {...table} rows={ready ? rows : undefined} density="medium" cards />
          {children}
        </>
      )}
    </Root>
  )
}

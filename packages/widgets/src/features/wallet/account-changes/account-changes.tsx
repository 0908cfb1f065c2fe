import { useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { NoMatch } from '../../../shared/orders/no-match.tsx'
import { Pages } from '../../../shared/orders/pages.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { useFilteredPages } from '../../../shared/orders/use-filtered-pages.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { ChangeDetails } from './change-details.tsx'
import { ChangeFilterBar } from './change-filters.tsx'
import { ExportChanges } from './export-changes.tsx'
import { useChangeColumns } from './use-change-columns.tsx'
import { type AccountChange, asked, noFilters, useChanges } from './use-changes.ts'

const LIMIT = 20

export type AccountChangesProps = {
  /** Opens the log-in page, for visitors. */
  onSignIn?: () => void
}

/** The list of balance changes: filters, pages, details and CSV export. */
export function AccountChanges({ onSignIn }: AccountChangesProps) {
  const { t, ready } = useText('wallet')
  const { signedIn } = useSession()
  return (
    <Root name="changes" density="compact" className="bl-orders">
      {signedIn ? <Changes /> : ready && <SignedOut title={t('changes.signedOut')} onSignIn={onSignIn} />}
    </Root>
  )
}

function Changes() {
  const { t, ready } = useText('wallet')
  const changes = useFilteredPages(noFilters)
  const { page, setPage, isFiltered, clear } = changes
  const [shown, setShown] = useState<AccountChange | null>(null)
  const request = asked(changes.filters)
  const { data, error, refetch, refreshing } = useChanges({ ...request, page, limit: LIMIT })
  const columns = useChangeColumns(setShown)
  return (
    <>
      <ChangeFilterBar
        changes={changes}
        end={<ExportChanges request={request} disabled={!data || data.page.total === 0} />}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      ) : (
        <Table
          caption={t('changes.title')}
          columns={columns}
          rows={ready ? data?.list : undefined}
          rowKey={({ id }) => `${id}`}
          density="medium"
          cards
          skeletonRows={10}
          onRowSelect={setShown}
          empty={
            isFiltered ? (
              <NoMatch onClear={clear} />
            ) : (
              <Empty icon="clock" title={t('changes.none')} text={t('changes.noneText')} />
            )
          }
        />
      )}
      <Pages page={page} pages={data?.page.pages ?? 1} onPage={setPage} />
      <ChangeDetails change={shown} onClose={() => setShown(null)} />
    </>
  )
}

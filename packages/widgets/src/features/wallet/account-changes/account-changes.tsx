import { useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Pages } from '../../../shared/orders/pages.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { ChangeDetails } from './change-details.tsx'
import { ChangeFilterBar } from './change-filters.tsx'
import { ExportChanges } from './export-changes.tsx'
import { useChangeColumns } from './use-change-columns.tsx'
import {
  type AccountChange,
  asked,
  type ChangeFilters,
  isFiltered,
  noFilters,
  useChanges,
} from './use-changes.ts'

const LIMIT = 20

export type AccountChangesProps = {
  /** Opens log in, for visitors. */
  onSignIn?: () => void
}

/** Everything that changed a balance: filtered, by page, each in full, and all of it as a file. */
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
  const [filters, setFilters] = useState(noFilters)
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<AccountChange | null>(null)
  const request = asked(filters)
  const { data, error, refetch, refreshing } = useChanges({ ...request, page, limit: LIMIT })
  const columns = useChangeColumns(setShown)
  const filter = (next: ChangeFilters) => {
    setFilters(next)
    setPage(1)
  }
  return (
    <>
      <div className="bl-orders__tools">
        <ChangeFilterBar filters={filters} onChange={filter} />
        <span className="bl-changes__gap" />
        <ExportChanges request={request} disabled={!data || data.page.total === 0} />
      </div>
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
          empty={<Nothing filters={filters} onClear={() => filter(noFilters)} />}
        />
      )}
      <Pages page={page} pages={data?.page.pages ?? 1} onPage={setPage} />
      <ChangeDetails change={shown} onClose={() => setShown(null)} />
    </>
  )
}

function Nothing({ filters, onClear }: { filters: ChangeFilters; onClear: () => void }) {
  const { t } = useText('wallet')
  if (!isFiltered(filters)) {
    return <Empty icon="clock" title={t('changes.none')} text={t('changes.noneText')} />
  }
  return (
    <Empty
      icon="search"
      title={t('changes.noMatch')}
      action={
        <Button size="small" onClick={onClear}>
          {t('changes.clear')}
        </Button>
      }
    />
  )
}

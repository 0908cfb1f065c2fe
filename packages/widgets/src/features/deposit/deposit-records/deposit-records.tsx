import { useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { RecordFilters } from '../../../shared/funds/record-filters.tsx'
import { useFundCoins } from '../../../shared/funds/use-fund-coins.ts'
import { useRecords } from '../../../shared/funds/use-records.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { NoMatch } from '../../../shared/orders/no-match.tsx'
import { Pages } from '../../../shared/orders/pages.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { type Deposit, type DepositStatus, depositStatuses } from '../deposit.ts'
import { useDeposits } from '../use-deposits.ts'
import { DepositDetails } from './deposit-details.tsx'
import { useDepositColumns } from './use-deposit-columns.tsx'

export type DepositRecordsProps = {
  /** The newest few alone, without filters and pages. */
  recent?: boolean
  onSignIn?: () => void
}

/** What the member has paid in, by coin, status and day. */
export function DepositRecords({ recent, onSignIn }: DepositRecordsProps) {
  const { t, ready } = useText('deposit')
  const { signedIn } = useSession()
  return (
    <Root name="deposit-records" className="bl-orders">
      {ready && !signedIn && <SignedOut title={t('signedOut')} onSignIn={onSignIn} />}
      {ready && signedIn && <Records recent={recent ?? false} />}
    </Root>
  )
}

function Records({ recent }: { recent: boolean }) {
  const { t } = useText('deposit')
  const { coins } = useFundCoins('deposit')
  const view = useRecords<DepositStatus>(recent ? 5 : 20)
  const { data, error, refetch, refreshing } = useDeposits(view.asked)
  const [shown, setShown] = useState<Deposit | null>(null)
  const columns = useDepositColumns(setShown)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  const none = view.isFiltered ? (
    <NoMatch onClear={view.clear} />
  ) : (
    <Empty icon="deposit" title={t('records.none')} text={t('records.noneText')} />
  )
  return (
    <>
      {!recent && (
        <RecordFilters
          view={view}
          coins={coins?.map(({ coin }) => coin) ?? []}
          statuses={depositStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      )}
      <Table
        caption={t('records.caption')}
        columns={columns}
        rows={data?.list}
        rowKey={(row) => row.order_no}
        cards
        onRowSelect={setShown}
        empty={none}
      />
      {!recent && <Pages page={view.asked.page} pages={data?.page.pages ?? 1} onPage={view.setPage} />}
      <DepositDetails deposit={shown} onClose={() => setShown(null)} />
    </>
  )
}

import { useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { RecordFilters } from '../../../shared/funds/record-filters.tsx'
import { useFundCoins } from '../../../shared/funds/use-fund-coins.ts'
import { useRecords } from '../../../shared/funds/use-records.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { NoMatch } from '../../../shared/orders/no-match.tsx'
import { Pages } from '../../../shared/orders/pages.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import { useWithdrawals } from '../use-withdrawals.ts'
import { type WithdrawalStatus, withdrawalStatuses } from '../withdrawal.ts'
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx'
import { WithdrawalDetails } from './withdrawal-details.tsx'

export type WithdrawRecordsProps = FundPasswordLinks & {
  /** The newest few alone, without filters and pages. */
  recent?: boolean
  onSignIn?: () => void
}

/** What the member has paid out, by coin, status and day; what waits for a review can be taken back. */
export const WithdrawRecords = widget(
  'withdraw-records',
  function WithdrawRecords({ recent, onSignIn, ...links }: WithdrawRecordsProps) {
    const { t, ready } = useText('withdraw')
    const { signedIn } = useSession()
    return (
      <Root name="withdraw-records" className="bl-orders">
        {ready && !signedIn && <SignedOut title={t('signedOut')} onSignIn={onSignIn} />}
        {ready && signedIn && <Records recent={recent ?? false} {...links} />}
      </Root>
    )
  },
)

function Records({ recent, ...links }: FundPasswordLinks & { recent: boolean }) {
  const { t } = useText('withdraw')
  const { coins } = useFundCoins('withdraw')
  const view = useRecords<WithdrawalStatus>(recent ? 5 : 20)
  const { data, error, refetch, refreshing } = useWithdrawals(view.asked)
  const [shown, setShown] = useState<string | null>(null)
  const columns = useWithdrawalColumns((row) => setShown(row.order_no))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  const none = view.isFiltered ? (
    <NoMatch onClear={view.clear} />
  ) : (
    <Empty icon="withdraw" title={t('records.none')} text={t('records.noneText')} />
  )
  return (
    <>
      {!recent && (
        <RecordFilters
          view={view}
          coins={coins?.map(({ coin }) => coin) ?? []}
          statuses={withdrawalStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      )}
      <Table
        caption={t('records.caption')}
        columns={columns}
        rows={data?.list}
        rowKey={(row) => row.order_no}
        cards
        onRowSelect={(row) => setShown(row.order_no)}
        empty={none}
      />
      {!recent && <Pages page={view.asked.page} pages={data?.page.pages ?? 1} onPage={view.setPage} />}
      <WithdrawalDetails
        {...links}
        withdrawal={data?.list.find(({ order_no }) => order_no === shown) ?? null}
        onClose={() => setShown(null)}
      />
    </>
  )
}

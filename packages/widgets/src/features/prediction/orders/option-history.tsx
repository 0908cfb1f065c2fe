import { useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { NoMatch } from '../../../shared/orders/no-match.tsx'
import { Pages } from '../../../shared/orders/pages.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { useFilteredPages } from '../../../shared/orders/use-filtered-pages.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { BetFilterBar, given, noFilters } from './bet-filters.tsx'
import { BetTable } from './bet-table.tsx'
import { betsCsv } from './bets-csv.ts'
import { ExportButton } from './export-button.tsx'
import type { BetColumn } from './use-bet-columns.tsx'
import { allPages } from './use-my-bets.ts'

const LIMIT = 20

const columns: readonly BetColumn[] = [
  'opened',
  'pair',
  'kind',
  'direction',
  'amount',
  'open',
  'delivery',
  'multiple',
  'reward',
  'pnl',
  'status',
]

export type OptionHistoryProps = {
  /** Only this pair. Without it: all, with a filter. */
  symbol?: string
  onSignIn?: () => void
}

/** The member's settled options and bets, by pair, kind and result, each with the ticks that decided it. */
export function OptionHistory({ symbol, onSignIn }: OptionHistoryProps) {
  const { t, ready } = useText('prediction')
  const { signedIn } = useSession()
  return (
    <Root name="option-history" density="compact" className="bl-orders bl-bets">
      {ready && !signedIn && <SignedOut title={t('orders.signedOut')} onSignIn={onSignIn} />}
      {signedIn && <History key={symbol} symbol={symbol} isReady={ready} />}
    </Root>
  )
}

function History({ symbol, isReady }: { symbol: string | undefined; isReady: boolean }) {
  const { t } = useText('prediction')
  const history = useFilteredPages(noFilters)
  const { page, setPage, isFiltered, clear } = history
  const asked = { ...given(history.filters), ...(symbol ? { symbol } : {}) }
  const { data, error, refetch } = useCall(
    ['prediction.history', asked, page],
    (sdk, options) => sdk.prediction.history({ ...asked, page, limit: LIMIT }, options),
    { member: true, keepPrevious: true },
  )
  useMemberEvents((event) => event.kind === 'option_order' && refetch(), refetch)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  const readAll = async (sdk: BourseletClient) =>
    betsCsv(await allPages((number, limit) => sdk.prediction.history({ ...asked, page: number, limit })))
  return (
    <>
      <BetFilterBar
        history={history}
        withPair={!symbol}
        end={<ExportButton name="bourselet-options" read={readAll} />}
      />
      <BetTable
        caption={t('orders.settled')}
        columns={columns}
        rows={isReady ? data?.list : undefined}
        empty={
          isFiltered ? (
            <NoMatch onClear={clear} />
          ) : (
            <Empty icon="list" title={t('orders.noneSettled')} text={t('orders.noneSettledText')} />
          )
        }
      />
      <Pages page={page} pages={data?.page.pages ?? 1} onPage={setPage} />
    </>
  )
}

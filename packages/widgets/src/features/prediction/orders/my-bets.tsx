import { useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Pages } from '../../../shared/orders/pages.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { BetTable } from './bet-table.tsx'
import type { BetColumn } from './use-bet-columns.tsx'
import { useMyBets } from './use-my-bets.ts'

const LIMIT = 20

export type MyBetsProps = {
  symbol?: string
  mode: 'time' | 'round'
  columns: readonly BetColumn[]
  onSignIn: (() => void) | undefined
}

/** Every own bet of a kind by page, those that run first among their time. */
export function MyBets({ symbol, mode, columns, onSignIn }: MyBetsProps) {
  const { t, ready } = useText('prediction')
  const { signedIn } = useSession()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useMyBets({ ...(symbol ? { symbol } : {}), mode, page, limit: LIMIT })
  if (!signedIn) return ready ? <SignedOut title={t('orders.signedOut')} onSignIn={onSignIn} /> : null
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      <BetTable
        caption={t(mode === 'round' ? 'orders.myRounds' : 'orders.myOptions')}
        mode={mode}
        columns={columns}
        rows={ready ? data?.list : undefined}
        empty={<Empty icon="clock" title={t(`orders.none.${mode}`)} text={t(`orders.noneText.${mode}`)} />}
      />
      <Pages page={page} pages={data?.page.pages ?? 1} onPage={setPage} />
    </>
  )
}

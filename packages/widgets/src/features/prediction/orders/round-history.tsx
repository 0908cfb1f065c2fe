import { useState } from 'react'
import { useOptionOrders } from '../../../shared/data/use-option-orders.ts'
import type { PastRounds } from '../../../shared/data/use-past-rounds.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { betsCsv, roundsCsv } from './bets-csv.ts'
import { ExportButton } from './export-button.tsx'
import { MyBets } from './my-bets.tsx'
import { RoundResults } from './round-results.tsx'
import type { BetColumn } from './use-bet-columns.tsx'
import { allMyBets, allPages } from './use-my-bets.ts'

type View = 'mine' | 'all'

const columns: readonly BetColumn[] = [
  'kind',
  'span',
  'direction',
  'amount',
  'open',
  'delivery',
  'multiple',
  'reward',
  'pnl',
  'status',
]

export type RoundHistoryProps = {
  /** Only this pair. Without it: all. */
  symbol?: string
  onSignIn?: () => void
}

/** The member's rounds, running and settled, and the results of all rounds with their proof. */
export function RoundHistory({ symbol, onSignIn }: RoundHistoryProps) {
  const { t } = useText('prediction')
  const { signedIn } = useSession()
  const [view, setView] = useState<View>('mine')
  const { data } = useOptionOrders(symbol)
  const count = data?.filter((order) => order.mode === 'round').length ?? 0
  const of = symbol ? { symbol } : {}
  return (
    <Root name="round-history" density="compact" className="bl-orders bl-bets">
      <Tabs<View>
        label={t('orders.views')}
        value={view}
        onValueChange={setView}
        end={
          (view === 'all' || signedIn) && (
            <ExportButton
              key={view}
              name={view === 'mine' ? 'bourselet-rounds' : 'bourselet-results'}
              read={view === 'mine' ? (sdk) => myRoundsCsv(sdk, of) : (sdk) => resultsCsv(sdk, of)}
            />
          )
        }
        tabs={[
          {
            value: 'mine',
            label: t('orders.myRounds'),
            ...(count > 0 ? { count } : {}),
            content: <MyBets {...of} mode="round" columns={columns} onSignIn={onSignIn} />,
          },
          { value: 'all', label: t('orders.allResults'), content: <RoundResults {...of} /> },
        ]}
      />
    </Root>
  )
}

const myRoundsCsv = async (sdk: BourseletClient, of: { symbol?: string }) =>
  betsCsv(await allMyBets(sdk, { ...of, mode: 'round' }))

const resultsCsv = async (sdk: BourseletClient, of: { symbol?: string }) => {
  const rounds = await allPages(
    // The shape answered is that of the scope asked for.
    (page, limit) => sdk.prediction.rounds({ ...of, scope: 'rounds', page, limit }) as Promise<PastRounds>,
  )
  return roundsCsv(rounds)
}

import { useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CoinChoice } from '../../../shared/funds/coin-choice.tsx'
import { NetworkChoice } from '../../../shared/funds/network-choice.tsx'
import { useFundCoins } from '../../../shared/funds/use-fund-coins.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import type { Deposit } from '../deposit.ts'
import { DepositAddress } from './deposit-address.tsx'
import { DepositSkeleton } from './deposit-skeleton.tsx'
import { OnItsWay } from './on-its-way.tsx'
import { useNewestOpen } from './use-newest-open.ts'

export type DepositPanelProps = {
  /** The coin that is shown first. Default USDT. */
  coin?: string
  onCoinChange?: (coin: string) => void
  onSignIn?: () => void
}

/** Where to send a coin, by which network, and how far what was sent has come. */
export function DepositPanel(props: DepositPanelProps) {
  const { t, ready } = useText('deposit')
  const { signedIn } = useSession()
  return (
    <Root name="deposit">
      {ready &&
        (signedIn ? (
          <Content {...props} />
        ) : (
          <Panel>
            <SignedOut title={t('signedOut')} onSignIn={props.onSignIn} />
          </Panel>
        ))}
    </Root>
  )
}

function Content({ coin: first = 'USDT', onCoinChange }: DepositPanelProps) {
  const { t } = useText('deposit')
  const format = useFormat()
  const { coins, error, refetch, refreshing } = useFundCoins('deposit')
  const [picked, setPicked] = useState({ coin: first, chain: '' })
  const [declared, setDeclared] = useState<Deposit | null>(null)
  const newest = useNewestOpen()
  if (error && !coins) {
    return (
      <Panel>
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      </Panel>
    )
  }
  if (!coins) return <DepositSkeleton />
  const coin = coins.find((one) => one.coin === picked.coin) ?? coins[0]
  const chain = coin?.chains.find((one) => one.chain === picked.chain) ?? coin?.chains[0]
  if (!coin || !chain) {
    return (
      <Panel>
        <Empty icon="deposit" title={t('closed')} text={t('closedText')} />
      </Panel>
    )
  }
  return (
    <div className="bl-deposit__columns">
      <Panel className="bl-deposit__main">
        <div className="bl-funds__choice">
          <CoinChoice
            coins={coins}
            coin={coin.coin}
            onCoinChange={(next) => {
              setPicked({ coin: next, chain: '' })
              onCoinChange?.(next)
            }}
          />
          <NetworkChoice
            chains={coin.chains}
            chain={chain.chain}
            onChainChange={(next) => setPicked({ coin: coin.coin, chain: next })}
            note={({ deposit_min }) => t('min', { amount: format.amount(deposit_min) })}
          />
        </div>
        <DepositAddress coin={coin.coin} chain={chain} onDeclared={setDeclared} />
      </Panel>
      <OnItsWay known={declared ?? newest} />
    </div>
  )
}

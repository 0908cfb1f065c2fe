import { useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CoinChoice } from '../../../shared/funds/coin-choice.tsx'
import { FundDesk, type FundPlace } from '../../../shared/funds/fund-desk.tsx'
import { NetworkChoice } from '../../../shared/funds/network-choice.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
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
export function DepositPanel({ coin, onCoinChange, onSignIn }: DepositPanelProps) {
  return (
    <FundDesk
      way="deposit"
      coin={coin}
      onCoinChange={onCoinChange}
      onSignIn={onSignIn}
      skeleton={<DepositSkeleton />}
    >
      {(place) => <Content place={place} />}
    </FundDesk>
  )
}

function Content({ place: { coins, coin, chain, pickCoin, pickChain } }: { place: FundPlace }) {
  const { t } = useText('deposit')
  // Asked for now, so that the declaration's picture has its words when it opens.
  useText('photo')
  const format = useFormat()
  const [declared, setDeclared] = useState<Deposit | null>(null)
  const newest = useNewestOpen()
  return (
    <div className="bl-deposit__columns">
      <Panel className="bl-deposit__main">
        <div className="bl-funds__choice">
          <CoinChoice coins={coins} coin={coin.coin} onCoinChange={pickCoin} />
          <NetworkChoice
            chains={coin.chains}
            chain={chain.chain}
            onChainChange={pickChain}
            note={({ deposit_min }) => t('min', { amount: format.amount(deposit_min) })}
          />
        </div>
        <DepositAddress coin={coin.coin} chain={chain} onDeclared={setDeclared} />
      </Panel>
      <OnItsWay known={declared ?? newest} />
    </div>
  )
}

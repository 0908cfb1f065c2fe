import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CoinChoice } from '../../../shared/funds/coin-choice.tsx'
import { FundFrame, type FundPlace } from '../../../shared/funds/fund-frame.tsx'
import { NetworkChoice } from '../../../shared/funds/network-choice.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import { type Deposit, isOpen } from '../deposit.ts'
import { useDeposits } from '../use-deposits.ts'
import { DepositAddress } from './deposit-address.tsx'
import { DepositProgress } from './deposit-progress.tsx'
import { DepositContext, useDeposit } from './use-deposit.ts'

export type DepositPanelProps = {
  /** The initially selected coin. Default USDT. */
  coin?: string
  onCoinChange?: (coin: string) => void
  onSignIn?: () => void
  /**
   * Children replace the default layout: parts such as `DepositChoice`, `DepositAddress` and
   * `DepositProgress`, or components that call `useDeposit`.
   */
  children?: ReactNode
}

/** A panel with the deposit address of a coin on a selected network, and the progress of the latest deposit. */
export const DepositPanel = widget('deposit', function DepositPanel(props: DepositPanelProps) {
  const { coin, onCoinChange, onSignIn, children } = props
  return (
    <FundFrame
      kind="deposit"
      coin={coin}
      onCoinChange={onCoinChange}
      onSignIn={onSignIn}
      skeleton={<DepositSkeleton />}
    >
      {(place) => <Content place={place}>{children}</Content>}
    </FundFrame>
  )
})

function Content({ place, children }: { place: FundPlace; children: ReactNode }) {
  // The messages of the photo field are loaded early, so that the field renders at once when the dialog opens.
  useText('photo')
  const [declared, setDeclared] = useState<Deposit | null>(null)
  const newest = useNewestOpen()
  return (
    <DepositContext.Provider value={{ ...place, deposit: declared ?? newest, setDeclared }}>
      {children ?? (
        <div className="bl-deposit__columns">
          <Panel className="bl-deposit__main">
            <DepositChoice />
            <DepositAddress />
          </Panel>
          <DepositProgress />
        </div>
      )}
    </DepositContext.Provider>
  )
}

/** The fields that select the coin and the network of a deposit. */
export function DepositChoice() {
  const { t } = useText('deposit')
  const format = useFormat()
  const { coins, coin, chain, pickCoin, pickChain } = useDeposit()
  return (
    <div className="bl-funds__choice">
      <CoinChoice coins={coins} coin={coin.coin} onCoinChange={pickCoin} />
      <NetworkChoice
        chains={coin.chains}
        chain={chain.chain}
        onChainChange={pickChain}
        note={({ deposit_min }) => t('min', { amount: format.amount(deposit_min) })}
      />
    </div>
  )
}

/**
 * Returns the newest of the member's last five deposits that is pending or in review. If none of the five is pending or
 * in review any more, the hook still returns the deposit that it returned before.
 */
function useNewestOpen(): Deposit | null {
  const { data } = useDeposits({ page: 1, limit: 5 })
  const open = data?.list.find(isOpen) ?? null
  const [last, setLast] = useState(open)
  if (open && open.order_no !== last?.order_no) setLast(open)
  return last
}

/** The placeholder of the panel while the coins load. */
function DepositSkeleton() {
  return (
    <div className="bl-deposit__columns" aria-busy="true">
      <Panel className="bl-deposit__main bl-deposit__loading">
        <div className="bl-funds__choice">
          <Skeleton height={78} />
          <Skeleton height={78} />
        </div>
        <div className="bl-deposit__to">
          <Skeleton width={164} height={164} />
          <Skeleton height={164} />
        </div>
      </Panel>
      <Panel className="bl-deposit__progress">
        <Skeleton height={220} />
      </Panel>
    </div>
  )
}

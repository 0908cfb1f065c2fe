import { useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFundCoins } from '../../../shared/funds/use-fund-coins.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { WithdrawEntry } from './withdraw-entry.tsx'
import type { WithdrawFormProps } from './withdraw-form-props.ts'
import { WithdrawSkeleton } from './withdraw-skeleton.tsx'

/** Takes money out: to an address of the book or another one, or to a bank card where that is offered. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { t, ready } = useText('withdraw')
  const { signedIn } = useSession()
  return (
    <Root name="withdraw">
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

function Content(props: WithdrawFormProps) {
  const { t } = useText('withdraw')
  const { coins, error, refetch, refreshing } = useFundCoins('withdraw')
  const [picked, setPicked] = useState({ coin: props.coin ?? 'USDT', chain: '' })
  if (error && !coins) {
    return (
      <Panel>
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      </Panel>
    )
  }
  if (!coins) return <WithdrawSkeleton />
  const coin = coins.find((one) => one.coin === picked.coin) ?? coins[0]
  const chain = coin?.chains.find((one) => one.chain === picked.chain) ?? coin?.chains[0]
  if (!coin || !chain) {
    return (
      <Panel>
        <Empty icon="withdraw" title={t('closed')} text={t('closedText')} />
      </Panel>
    )
  }
  return (
    <WithdrawEntry
      {...props}
      coins={coins}
      coin={coin}
      chain={chain}
      onPick={(next) => {
        setPicked(next)
        if (next.coin !== coin.coin) props.onCoinChange?.(next.coin)
      }}
    />
  )
}

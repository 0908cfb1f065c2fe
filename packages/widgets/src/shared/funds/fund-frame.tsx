import { type ReactNode, useState } from 'react'
import { useSession } from '../data/use-session.ts'
import { useText } from '../i18n/use-text.ts'
import { keptDraft } from '../intent/kept-draft.ts'
import { SignedOut } from '../orders/signed-out.tsx'
import { useBourselet } from '../provider/use-bourselet.ts'
import { Empty } from '../ui/empty.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import * as icons from '../ui/icons.ts'
import { Panel } from '../ui/panel.tsx'
import { Root } from '../ui/root.tsx'
import { type CoinChain, type FundCoin, useFundCoins } from './use-fund-coins.ts'

/** The coin and network that are selected in a deposit or withdrawal form, and the coins to choose from. */
export type FundPlace = {
  coins: readonly FundCoin[]
  coin: FundCoin
  chain: CoinChain
  /** Selects another coin, and the first network of this coin. */
  pickCoin: (coin: string) => void
  pickChain: (chain: string) => void
}

type FundFrameProps = {
  kind: 'deposit' | 'withdraw'
  /** The coin that is selected initially. Default USDT. */
  coin: string | undefined
  onCoinChange: ((coin: string) => void) | undefined
  onSignIn: (() => void) | undefined
  /** The placeholder that is shown while the coins load. */
  skeleton: ReactNode
  children: (place: FundPlace) => ReactNode
}

/**
 * The frame of a deposit or withdrawal form. It renders the form if a member is signed in and coins are
 * available, otherwise a placeholder or message.
 */
export function FundFrame(props: FundFrameProps) {
  const { t, ready } = useText(props.kind)
  const { signedIn } = useSession()
  return (
    <Root name={props.kind}>
      {ready &&
        (signedIn ? (
          <Open {...props} />
        ) : (
          <Panel>
            <SignedOut title={t('signedOut')} onSignIn={props.onSignIn} />
          </Panel>
        ))}
    </Root>
  )
}

function Open({ kind, coin: wanted, onCoinChange, skeleton, children }: FundFrameProps) {
  const { t } = useText(kind)
  const { coins, error, refetch, refreshing } = useFundCoins(kind)
  const { sdk } = useBourselet()
  const [picked, setPicked] = useState(() => {
    const kept = keptDraft<{ coin: string; chain: string }>(sdk, kind)
    const { coin, chain } = kept ?? { coin: 'USDT', chain: '' }
    return wanted === undefined || wanted === coin ? { coin, chain } : { coin: wanted, chain: '' }
  })
  if (error && !coins) {
    return (
      <Panel>
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      </Panel>
    )
  }
  if (!coins) return skeleton
  const coin = coins.find((one) => one.coin === picked.coin) ?? coins[0]
  const chain = coin?.chains.find((one) => one.chain === picked.chain) ?? coin?.chains[0]
  if (!coin || !chain) {
    return (
      <Panel>
        <Empty
          icon={kind === 'deposit' ? icons.deposit : icons.withdraw}
          title={t('closed')}
          text={t('closedText')}
        />
      </Panel>
    )
  }
  return children({
    coins,
    coin,
    chain,
    pickCoin(next) {
      setPicked({ coin: next, chain: '' })
      if (next !== coin.coin) onCoinChange?.(next)
    },
    pickChain: (next) => setPicked({ coin: coin.coin, chain: next }),
  })
}

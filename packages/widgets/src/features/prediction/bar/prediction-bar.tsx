import type { ReactNode } from 'react'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useIndexTicks } from '../../../shared/data/use-index-ticks.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { PairPicker } from './pair-picker.tsx'
import type { PairProps } from './pair-props.ts'

export type PredictionBarProps = PairProps & {
  /** Content between the price and the balance, for example links to rounds and options. */
  tabs?: ReactNode
  children?: ReactNode
}

/** The header of the rounds and options widgets: the pair, its index price, and the available balance. */
export function PredictionBar({ symbol, symbols, onSymbolChange, tabs, children }: PredictionBarProps) {
  const { t } = useText('prediction')
  const { state, ageMs } = useConnection()
  const { data: info } = useSymbol(symbol)
  const { list } = useIndexTicks(symbol, 0)
  const names = (
    <span className="bl-pbar__names">
      {info ? <CoinIcon coin={info.base} size={30} /> : <Skeleton width={30} height={30} round />}
      <span>
        <span className="bl-pbar__pair">{info ? `${info.base} / ${info.quote}` : symbol}</span>
        <span className="bl-pbar__what">{t('bar.index')}</span>
      </span>
    </span>
  )
  return (
    <div className="bl-pbar">
      <PairPicker {...{ symbol, symbols, onSymbolChange }}>{names}</PairPicker>
      <span className="bl-pbar__price">
        <Price value={list.at(-1)?.price} flash />
      </span>
      {tabs && <span className="bl-pbar__tabs">{tabs}</span>}
      {children}
      <span className="bl-pbar__gap" />
      <Available symbol={symbol} />
      <LiveMark state={state} ageMs={ageMs} />
    </div>
  )
}

/** The balance that the member can use for stakes. */
export function Available({ symbol }: { symbol: string }) {
  const { t } = useText('prediction')
  const { signedIn } = useSession()
  const { data } = useSpotAccount(symbol)
  const { coin } = useStakes()
  if (!signedIn) return null
  return (
    <Stat label={t('bar.available')} end>
      <Secret dots={4}>{data ? coin(data.quote.available) : <Skeleton width={90} />}</Secret>
    </Stat>
  )
}

/** A figure with its label above it. */
export function Stat({ label, end, children }: { label: string; end?: boolean; children: ReactNode }) {
  return (
    <span className="bl-pbar__stat" data-end={end || undefined}>
      <span>{label}</span>
      <span>{children}</span>
    </span>
  )
}

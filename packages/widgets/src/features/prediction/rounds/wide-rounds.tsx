import { useState } from 'react'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { RoundBet } from '../round-bet/round-bet.tsx'
import { BandLayer } from './band-layer.tsx'
import { LiveCard } from './live-card.tsx'
import { PastCard } from './past-card.tsx'
import type { PredictionRoundsProps } from './prediction-rounds-props.ts'
import { RoundProof } from './round-proof.tsx'
import type { RoundsState } from './use-prediction-rounds.ts'

export type WideRoundsProps = Omit<PredictionRoundsProps, 'withoutBar'> & {
  rounds: RoundsState
  shownPast: number
}

/** The rounds side by side with one price line across all of them. */
export function WideRounds({ rounds, shownPast, symbol, onBetPlaced, onFailed, onSignIn }: WideRoundsProps) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const [proof, setProof] = useState<Round | null>(null)
  const { live, shown, ticks, price, ownIn, board, loading } = rounds
  const missing = Math.max(0, shownPast - shown.length)
  return (
    <div className="bl-rounds" ref={setRow} data-past={shownPast} aria-busy={loading || undefined}>
      {Array.from({ length: missing }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
        <NoCard key={at} isLoading={loading} kind="past" />
      ))}
      {shown.map((round) => (
        <PastCard key={round.round_no} round={round} onProof={() => setProof(round)} />
      ))}
      {live ? (
        <LiveCard round={live} price={price} own={ownIn(live.round_no)} isNarrow={false} />
      ) : (
        <NoCard isLoading={board === undefined} kind="live" />
      )}
      <RoundBet {...{ symbol, onBetPlaced, onFailed, onSignIn }} />
      <BandLayer row={row} rounds={live ? [...shown, live] : shown} ticks={ticks} isLive={live !== null} />
      <RoundProof round={proof} onClose={() => setProof(null)} />
    </div>
  )
}

function NoCard({ isLoading, kind }: { isLoading: boolean; kind: 'past' | 'live' }) {
  const { t } = useText('prediction')
  return (
    <section className="bl-round" data-kind={kind} data-empty>
      {isLoading ? (
        <>
          <header className="bl-round__top">
            <Skeleton width={72} height={20} />
          </header>
          <div className="bl-round__band" />
          <div className="bl-round__facts">
            {[80, 60, 70, 50, 66].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        </>
      ) : (
        <Empty icon={icons.clock} title={t(`round.no.${kind}`)} text={t(`round.noText.${kind}`)} />
      )}
    </section>
  )
}

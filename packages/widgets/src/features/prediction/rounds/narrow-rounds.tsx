import { sub } from '@bourselet/sdk/money'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Round } from '../../../shared/data/live-rounds.ts'
import type { PastRound } from '../../../shared/data/use-past-rounds.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { RecentRounds } from '../orders/recent-bets.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { RoundBet } from '../round-bet/round-bet.tsx'
import { BandLayer } from './band-layer.tsx'
import { LiveCard } from './live-card.tsx'
import { PastCard } from './past-card.tsx'
import { RoundProof } from './round-proof.tsx'
import { useTicksOf } from './use-ticks-of.ts'
import type { WideRoundsProps } from './wide-rounds.tsx'

type NarrowRoundsProps = Omit<WideRoundsProps, 'shownPast'>

/**
 * A layout that shows one round at a time. The member selects the round in a strip. The bet form is at the
 * bottom edge of the screen.
 */
export function NarrowRounds({
  rounds,
  symbol,
  onBetPlaced,
  onFailed,
  onSignIn,
  onHistory,
}: NarrowRoundsProps) {
  const { t } = useText('prediction')
  const [row, setRow] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [proof, setProof] = useState<Round | null>(null)
  const { live, shown, ticks, price, ownIn, board } = rounds
  const past = shown.find((round) => round.round_no === chosen)
  const drawn = past ?? live
  const ownTicks = useTicksOf(symbol, past ? [past] : [])
  return (
    <>
      <div className="bl-rounds" ref={setRow} data-past="0">
        <RoundStrip rounds={rounds} chosen={past?.round_no ?? null} onChoose={setChosen} />
        {past ? (
          <PastCard round={past} onProof={() => setProof(past)} />
        ) : live ? (
          <LiveCard round={live} price={price} own={ownIn(live.round_no)} isNarrow />
        ) : (
          <section className="bl-round" data-kind="live" data-empty>
            {board === undefined ? (
              <Skeleton height={300} />
            ) : (
              <Empty icon={icons.clock} title={t('round.no.live')} text={t('round.noText.live')} />
            )}
          </section>
        )}
        {drawn && <BandLayer row={row} rounds={[drawn]} ticks={past ? ownTicks : ticks} isLive={!past} />}
        <RecentRounds symbol={symbol} onHistory={onHistory} onSignIn={onSignIn} />
        <RoundProof round={proof} onClose={() => setProof(null)} />
      </div>
      <div className="bl-rounds__dock" data-keep-clear>
        <RoundBet layout="sheet" {...{ symbol, onBetPlaced, onFailed, onSignIn }} />
      </div>
    </>
  )
}

type StripProps = {
  rounds: NarrowRoundsProps['rounds']
  /** The `round_no` of the selected round; null for the live round. */
  chosen: string | null
  onChoose: (roundNo: string | null) => void
}

/**
 * A strip with the results of the rounds, oldest first. Initially and after each new round, it scrolls to its
 * end, where the live round is.
 */
function RoundStrip({ rounds: { shown, live }, chosen, onChoose }: StripProps) {
  const { t } = useText('prediction')
  const format = useFormat()
  const list = useRef<HTMLFieldSetElement>(null)
  const count = shown.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip is scrolled again when a round is added
  useLayoutEffect(() => {
    list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [count, live?.round_no])
  return (
    <fieldset ref={list} className="bl-strip" aria-label={t('bar.results')}>
      {shown.map((round) => (
        <Pill
          key={round.round_no}
          round={round}
          isChosen={round.round_no === chosen}
          onChoose={() => onChoose(round.round_no)}
        />
      ))}
      {live && (
        <button
          type="button"
          className="bl-strip__pill"
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          <span className="bl-strip__live">{t('round.live')}</span>
          <span className="bl-strip__time">{format.time(live.close_at, 'minute')}</span>
        </button>
      )}
    </fieldset>
  )
}

function Pill({ round, isChosen, onChoose }: { round: PastRound; isChosen: boolean; onChoose: () => void }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { gain } = useStakes()
  const { open_price, close_price, status } = round
  const trend = status === 'cancelled' ? 'none' : trendOf(close_price, open_price)
  const isKnown = open_price !== null && close_price !== null
  return (
    <button type="button" className="bl-strip__pill" aria-pressed={isChosen} onClick={onChoose}>
      <span className="bl-strip__move" data-trend={trend}>
        {trend !== 'none' && <span className="bl-arrow" data-trend={trend} aria-hidden />}
        {isKnown && status !== 'cancelled'
          ? gain(sub(close_price, open_price))
          : t(`result.${status === 'cancelled' ? 'cancelled' : 'settling'}`)}
      </span>
      <span className="bl-strip__time">{format.time(round.close_at, 'minute')}</span>
    </button>
  )
}

import type { Round } from '../../../shared/data/live-rounds.ts'
import type { Trend } from '../../../shared/format/trend-of.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { type Direction, multipleOf, shareOf } from '../round-bet/model.ts'

const directions: readonly Direction[] = ['bull', 'bear']

/**
 * Both pools with their payout multiples, and a bar that compares the pools in percent. The side that would
 * win at the current price is highlighted.
 */
export function RoundPools({ round, leads }: { round: Round; leads: Trend }) {
  const { usdt, multiple } = useStakes()
  const share = Number(shareOf(round.bull_pool, round))
  return (
    <div className="bl-pools">
      {directions.map((direction) => {
        const trend = direction === 'bull' ? 'up' : 'down'
        return (
          <div
            key={direction}
            className="bl-pools__side"
            data-trend={trend}
            data-leads={leads === trend || undefined}
          >
            <DirectionWord direction={direction} arrow={trend === 'up' ? 'start' : 'end'} />
            <span className="bl-pools__multiple">{multiple(multipleOf(round, direction))}</span>
            <span className="bl-pools__pool">
              {usdt(direction === 'bull' ? round.bull_pool : round.bear_pool)}{' '}
              <span className="bl-pools__coin">USDT</span>
            </span>
          </div>
        )
      })}
      <span className="bl-pools__split" aria-hidden>
        <span data-trend="up" style={{ width: `${share || 50}%` }} />
        <span data-trend="down" />
      </span>
    </div>
  )
}

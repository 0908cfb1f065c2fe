import type { PastRound } from '../../../shared/data/use-past-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { roundNumber } from '../parts/round-number.ts'

const trends = { bull: 'up', bear: 'down', tie: 'none' } as const

/** The results of the last rounds, oldest first. */
export function LastResults({ rounds, count = 12 }: { rounds: readonly PastRound[]; count?: number }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const shown = rounds.slice(0, count).toReversed()
  return (
    <span className="bl-last">
      <span className="bl-last__label">{t('bar.last', { number: Math.max(1, shown.length) })}</span>
      <ol className="bl-last__list">
        {shown.map((round) => {
          const trend = round.result ? trends[round.result] : 'none'
          const words = t(
            `result.${round.status === 'cancelled' ? 'cancelled' : (round.result ?? 'settling')}`,
          )
          const name = `${roundNumber(round.round_no)}, ${format.time(round.close_at, 'minute')}: ${words}`
          return (
            <li key={round.round_no} data-trend={trend} title={name}>
              {trend === 'none' ? (
                <span className="bl-last__equal" aria-hidden />
              ) : (
                <span className="bl-arrow" data-trend={trend} aria-hidden />
              )}
              <span className="bl-hidden">{name}</span>
            </li>
          )
        })}
      </ol>
    </span>
  )
}

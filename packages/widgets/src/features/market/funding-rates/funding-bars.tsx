import type { FundingRate } from '../../../shared/data/use-funding-rates.ts'

const MOST = 60

/**
 * A bar chart of past funding rates, oldest first. A bar points up if longs paid shorts. The table below it
 * shows the same values.
 */
export function FundingBars({ rates }: { rates: readonly FundingRate[] }) {
  // The heights of bars need no exact value, so the decimal string becomes a number here.
  const bars = rates
    .slice(0, MOST)
    .map(({ ts, rate }) => ({ ts, rate: Number(rate) }))
    .reverse()
  const most = Math.max(...bars.map(({ rate }) => Math.abs(rate))) || 1
  return (
    <svg className="bl-funding__bars" viewBox={`0 0 ${bars.length} 2`} preserveAspectRatio="none" aria-hidden>
      <line x1={0} x2={bars.length} y1={1} y2={1} className="bl-funding__zero" />
      {bars.map(({ ts, rate }, at) => {
        const height = Math.abs(rate) / most
        return (
          <rect
            key={ts}
            x={at + 0.15}
            width={0.7}
            y={rate > 0 ? 1 - height : 1}
            height={height}
            data-trend={rate > 0 ? 'up' : 'down'}
          />
        )
      })}
    </svg>
  )
}

import type { Decimal } from '@bourselet/sdk/money'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useStakes } from './use-stakes.ts'
import './parts.css'

/** A profit or loss with its sign, in the up or down color. */
export function Gain({ value, unit, soft }: { value: Decimal; unit?: boolean; soft?: boolean }) {
  const { gain } = useStakes()
  return (
    <span className="bl-gain" data-trend={soft ? 'none' : trendOf(value)}>
      {gain(value)}
      {unit && '\u00a0USDT'}
    </span>
  )
}

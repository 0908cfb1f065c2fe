import type { Decimal } from '@bourselet/sdk/money'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useStakes } from './use-stakes.ts'
import './parts.css'

export type GainProps = {
  value: Decimal
  unit?: boolean
  soft?: boolean
  /** Shows all decimals, for the details of a bet. */
  exact?: boolean
}

/** A profit or loss with its sign, in the up or down color. */
export function Gain({ value, unit, soft, exact }: GainProps) {
  const { gain } = useStakes()
  const format = useFormat()
  return (
    <span className="bl-gain" data-trend={soft ? 'none' : trendOf(value)}>
      {exact ? format.amount(value, { minDecimals: 2, signed: true }) : gain(value)}
      {unit && '\u00a0USDT'}
    </span>
  )
}

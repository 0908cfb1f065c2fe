import { type BourseletError, RefusedError } from '@bourselet/sdk'
import type { Decimal } from '@bourselet/sdk/money'
import type { StakeProblem } from './check-stake.ts'

const ofStake = new Set(['STAKE_RANGE', 'INSUFFICIENT_BALANCE'])

/** Where a refusal belongs: to the stake, or to the bet as a whole. */
export function refusalOf(error: BourseletError | null): {
  stake: StakeProblem | null
  whole: BourseletError | null
} {
  if (!error) return { stake: null, whole: null }
  if (!(error instanceof RefusedError)) return { stake: null, whole: error }
  const params = error.params as Record<string, Decimal>
  const ofAmount = error.fields?.amount
  if (ofAmount) return { stake: { name: ofAmount, params: {} }, whole: null }
  if (ofStake.has(error.name) || error.field === 'amount') {
    return { stake: { name: error.name, params }, whole: null }
  }
  return { stake: null, whole: error }
}

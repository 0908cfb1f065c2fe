import {
  type Bet,
  roundPools,
  settleRound,
  settleTimeOption,
  type TimeOptionTerms,
  timeOptionDebit,
} from '@bourselet/sdk/money'
import { type Kinds, kind } from '../kind.ts'

interface TimeOptionInput extends TimeOptionTerms {
  direction: 'bull' | 'bear'
  stake: string
  open_price: string
  delivery_price?: string | null
}

const timeOptionKind = kind<TimeOptionInput>((input) => ({
  ...timeOptionDebit(input.stake, input.open_fee_rate),
  ...settleTimeOption(input.direction, input.stake, input.open_price, input.delivery_price ?? null, input),
}))

interface RoundInput {
  bets: Bet[]
  open_price?: string | null
  close_price?: string | null
  open_fee_rate?: string
  reward_fee_rate: string
  tie_rule: 'house' | 'refund'
  one_sided_rule?: string
}

const predictionRoundKind = kind<RoundInput>((input) => ({
  ...roundPools(input.bets),
  ...settleRound(input.bets, input.open_price ?? null, input.close_price ?? null, {
    open_fee_rate: input.open_fee_rate ?? '0',
    reward_fee_rate: input.reward_fee_rate,
    tie_rule: input.tie_rule,
    // Test vectors without the field `one_sided_rule`, such as RND-05 and RND-06, use the rule `house`: bets on one
    // side only are played against the operator and not refunded.
    one_sided_rule: input.one_sided_rule === 'refund' ? 'refund' : 'house',
  }),
}))

export const kinds: Kinds = {
  time_option: timeOptionKind,
  prediction_round: predictionRoundKind,
}

import { roundPayouts } from '../round-payouts.ts'
import { type PredictionRules, predictionRules } from '../rules.ts'

/** A fault that the simulation must detect, and the invariant that the fault violates. */
export interface InjectedFault {
  name: string
  violates: string
  rules: Partial<PredictionRules>
  /** True if a database constraint would stop the fault. The simulation then runs without constraints and triggers. */
  unguarded?: boolean
}

export const injectedFaults: InjectedFault[] = [
  {
    name: 'a bet is accepted at the lock instant',
    violates: 'R1',
    rules: {
      takesBets: (round, now) => round.status === 'open' && round.start_at <= now && now <= round.lock_at,
    },
  },
  {
    name: 'winners are paid again when a settlement goes on after a crash',
    violates: 'R3',
    rules: { unpaid: ['in_progress', 'won'] },
    unguarded: true,
  },
  {
    name: 'payouts are rounded up',
    violates: 'R2',
    rules: {
      payouts: (round, stakes) =>
        roundPayouts(round, stakes).map((one) =>
          one.status === 'won' ? { ...one, credit: one.credit + 1n } : one,
        ),
    },
  },
  {
    name: 'the stake of a cancelled round is kept',
    violates: 'R4',
    rules: {
      payouts: (round, stakes) =>
        roundPayouts(round, stakes).map((one) => (one.status === 'cancelled' ? { ...one, credit: 0n } : one)),
    },
  },
  {
    name: 'a tick after the moment is used',
    violates: 'R5',
    rules: {
      tickOf: (index, symbol, moment, maxAge) =>
        predictionRules.tickOf(index, symbol, moment + 2_000, maxAge + 2_000),
    },
    unguarded: true,
  },
  {
    name: 'the remainder of the pool is lost',
    violates: 'L2',
    rules: { remainder: (left) => left - (left % 1_000n) },
  },
  {
    name: 'the rules of today are used instead of those stored with the round',
    violates: 'R8',
    rules: {
      payouts: (round, stakes, terms) =>
        roundPayouts(
          {
            ...round,
            tie_rule: terms?.tie_rule ?? round.tie_rule,
            one_sided_rule: terms?.one_sided_rule ?? round.one_sided_rule,
          },
          stakes,
        ),
    },
  },
  {
    name: 'an option without a price is lost',
    violates: 'R4',
    rules: {
      timePayout: (order, delivery) =>
        delivery === null
          ? { status: 'lost', credit: 0n, rewardFee: 0n }
          : predictionRules.timePayout(order, delivery),
    },
  },
]

import { defineFeature } from '../../exchange/feature.ts'
import { referralsMigration, rewardSumsMigration, rewardTotalsMigration } from './invite.migration.ts'
import { openInviters } from './referral-rewards.ts'
import { summarizeRewards } from './reward-summary.ts'

/** Interval in ms at which the list of disabled members is read again. */
const DISABLED_MS = 60_000

/**
 * The feature of referral rewards. Spot, futures and options need it, because inviters receive a part of their
 * trading fees.
 */
export const referralsFeature = defineFeature({
  name: 'referrals',
  migrations: [referralsMigration, rewardSumsMigration, rewardTotalsMigration],
  provides: ['referralRewards'],
  open(exchange) {
    const { database } = exchange
    const { rewards, readDisabled } = openInviters()
    const readAgain = () => readDisabled(database.jobs.db)
    let nextDay = 0
    return {
      provides: { referralRewards: rewards },
      start: readAgain,
      jobs: [
        { name: 'disabled members', every: DISABLED_MS, run: readAgain },
        {
          name: 'referral summary',
          due: () => nextDay,
          async run() {
            nextDay = await summarizeRewards(exchange)
          },
        },
      ],
    }
  },
})

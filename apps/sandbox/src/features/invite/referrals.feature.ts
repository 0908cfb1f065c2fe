import { type Job, startJob } from '../../clock/job.ts'
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
    const { clock, database, log } = exchange
    const { rewards, readDisabled } = openInviters()
    const jobs: Job[] = []
    return {
      provides: { referralRewards: rewards },
      async start() {
        const run = () => readDisabled(database.jobs.db)
        await run()
        jobs.push(startJob(clock, { name: 'disabled members', log, every: DISABLED_MS, run }))
        let nextDay = 0
        jobs.push(
          startJob(clock, {
            name: 'referral summary',
            log,
            due: () => nextDay,
            async run() {
              nextDay = await summarizeRewards(exchange)
            },
          }),
        )
      },
      async stop() {
        await Promise.all(jobs.map((job) => job.stop()))
      },
    }
  },
})

import { type Job, startJob } from '../../clock/job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { accountRoutes } from './routes.ts'

const HOUR_MS = 3_600_000

/** The member's account: profile, passwords, levels. */
export const accountFeature: FeatureModule = {
  name: 'account',
  open(exchange) {
    const { clock, levels, log } = exchange
    let job: Job | undefined
    return {
      routes: accountRoutes(exchange),
      async start() {
        job = startJob(clock, { name: 'levels', log, every: HOUR_MS, run: () => levels.review() })
      },
      stop: async () => job?.stop(),
    }
  },
}

import { type Job, startJob } from '../../clock/job.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { accountRoutes } from './routes.ts'

const HOUR_MS = 3_600_000

/** The feature `account`: calls that show and change a member's profile, passwords and membership level. */
export const accountFeature = defineFeature({
  name: 'account',
  needs: ['files', 'destinations', 'futuresWallets', 'loanDebts', 'spotTurnover', 'futuresTurnover'],
  open(exchange, { spotTurnover, futuresTurnover, ...sources }) {
    const { clock, levels, log } = exchange
    let job: Job | undefined
    return {
      routes: accountRoutes(exchange, sources),
      async start() {
        job = startJob(clock, {
          name: 'levels',
          log,
          every: HOUR_MS,
          run: () => levels.review([spotTurnover, futuresTurnover]),
        })
      },
      stop: async () => job?.stop(),
    }
  },
})

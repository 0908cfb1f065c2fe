import { type Job, startJob } from '../../clock/job.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { sessionRoutes } from './routes.ts'

const HOUR_MS = 3_600_000

/** The feature of registration, verification codes and log-ins. */
export const sessionFeature = defineFeature({
  name: 'session',
  open(exchange) {
    const { clock, log, members } = exchange
    let job: Job | undefined
    return {
      routes: sessionRoutes(exchange),
      async start() {
        job = startJob(clock, { name: 'sessions', log, every: HOUR_MS, run: () => members.sweep() })
      },
      stop: async () => job?.stop(),
    }
  },
})

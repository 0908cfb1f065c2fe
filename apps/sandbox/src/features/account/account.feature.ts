import { startDueJob } from '../../clock/due-job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { accountRoutes } from './routes.ts'

const BEAT_MS = 1_000
const HOUR_MS = 3_600_000

/** The member himself. */
export const accountFeature: FeatureModule = {
  name: 'account',
  open(exchange) {
    const { clock, levels, log } = exchange
    const nextHour = () => (Math.floor(clock.now() / HOUR_MS) + 1) * HOUR_MS
    let stopLevels = async () => {}
    return {
      routes: accountRoutes(exchange),
      async start() {
        let due = nextHour()
        stopLevels = startDueJob(clock, {
          beatMs: BEAT_MS,
          async run() {
            // Of the hours inside a jump only the last one says what the level is now.
            if (clock.now() >= due && clock.landing() < nextHour()) await levels.review()
            if (clock.now() >= due) due = nextHour()
            return due
          },
          failed: (error) => log(`levels: ${error instanceof Error ? error.stack : error}`),
        })
      },
      stop: () => stopLevels(),
    }
  },
}

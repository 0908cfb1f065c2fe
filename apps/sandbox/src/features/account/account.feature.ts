import { HOUR_MS } from '../../clock/clock.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { accountRoutes } from './routes.ts'

/** The feature `account`: calls that show and change a member's profile, passwords and membership level. */
export const accountFeature = defineFeature({
  name: 'account',
  needs: ['files', 'destinations', 'futuresWallets', 'spotTurnover', 'futuresTurnover'],
  open(exchange, { spotTurnover, futuresTurnover, ...sources }) {
    return {
      routes: accountRoutes(exchange, sources),
      jobs: [
        {
          name: 'levels',
          every: HOUR_MS,
          run: () => exchange.levels.review([spotTurnover, futuresTurnover]),
        },
      ],
    }
  },
})

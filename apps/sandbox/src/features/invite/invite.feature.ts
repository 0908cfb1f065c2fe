import { defineFeature } from '../../exchange/feature.ts'
import { defineRoutes, write } from '../../http/routes.ts'
import { signInMigration } from './invite.migration.ts'
import { signInLog, signInToday } from './sign-in.ts'
import { teamData } from './team.ts'

/** The feature `invite`: invitations, the team of invited members, and the daily sign-in. */
export const inviteFeature = defineFeature({
  name: 'invite',
  migrations: [signInMigration],
  needs: ['depositTotals', 'spotTurnover', 'futuresTurnover'],
  open(exchange, { depositTotals, spotTurnover, futuresTurnover }) {
    const sources = { deposits: depositTotals, trades: [spotTurnover, futuresTurnover] }
    return {
      routes: defineRoutes({
        'invite.team': (request, { db, memberId }) =>
          teamData(exchange, sources, db, memberId, request ?? {}),
        'invite.signToday': (_request, { memberId }) => write(signInToday, memberId),
        'invite.signLog': (_request, { db, memberId }) => signInLog(db, memberId, exchange.clock.now()),
      }),
    }
  },
})

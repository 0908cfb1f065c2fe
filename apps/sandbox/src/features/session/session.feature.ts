import { HOUR_MS } from '../../clock/clock.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { sessionRoutes } from './routes.ts'

/** Interval in ms at which the sessions of disabled accounts are ended. */
const DISABLED_MS = 60_000

/** The feature of registration, verification codes and log-ins. */
export const sessionFeature = defineFeature({
  name: 'session',
  open(exchange) {
    return {
      routes: sessionRoutes(exchange),
      jobs: [
        { name: 'sessions', every: HOUR_MS, run: () => exchange.members.sweep() },
        { name: 'disabled accounts', every: DISABLED_MS, run: () => endDisabledSessions(exchange) },
      ],
    }
  },
})

/** Ends all sessions of members whose account is disabled. */
async function endDisabledSessions({
  database: { jobs },
  members,
}: Pick<ServerExchange, 'database' | 'members'>): Promise<void> {
  const disabled = await jobs.db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('members.id')
    .distinct()
    .where('members.disabled', '=', true)
    .execute()
  for (const { id } of disabled) await jobs.transaction((tx) => members.endSessions(tx, id, 'all'))
}

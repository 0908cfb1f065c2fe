import { defineFeature } from '../../exchange/feature.ts'
import { authenticate, createSession } from './create-session.ts'
import { attemptMigration, embedMigration } from './embed.migration.ts'
import { openFrame } from './open-frame.ts'
import { enabledOrigins } from './partners.ts'

/** Interval in ms at which old embed sessions are deleted. */
const SWEEP_MS = 5 * 60_000
/**
 * Time in ms for which an expired embed session stays stored. During this time, the exchange refuses a frame that sends
 * the session's id with the reason that the session has expired. Afterwards, the reason is that the session is unknown.
 */
const KEPT_MS = 3_600_000

/**
 * The feature `embed`: the partners whose pages may show frames, and the embed sessions that open these frames.
 */
export const embedFeature = defineFeature({
  name: 'embed',
  migrations: [embedMigration, attemptMigration],
  provides: ['embeds'],
  open(exchange) {
    const { clock, database } = exchange
    const sweep = async () => {
      await database.jobs.db
        .deleteFrom('embed_sessions')
        .where('expires_at', '<', clock.now() - KEPT_MS)
        .execute()
    }
    return {
      provides: {
        embeds: {
          authenticate: (credentials) => authenticate(database, credentials),
          createSession: (partner, request) => createSession(exchange, partner, request),
          openFrame: (request) => openFrame(database, request, clock.now()),
          origins: () => enabledOrigins(database.db),
        },
      },
      jobs: [{ name: 'embed sessions', every: SWEEP_MS, run: sweep }],
    }
  },
})

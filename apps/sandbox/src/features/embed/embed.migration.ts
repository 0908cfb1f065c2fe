import { type Migration, statements } from '../../database/migrate.ts'
import type { Scope } from '../../exchange/embeds.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    /** Partners whose pages may show frames of the site. The operator edits this table. */
    partners: {
      id: string
      /** SHA-256 hash of the partner's secret. The secret is random, so a fast hash is safe. */
      secret_hash: Buffer
      scopes: Scope[]
      /** If false, the partner's frames also open without a session, with all scopes of the partner. */
      requires_session: boolean
      disabled: boolean
    }
    partner_origins: { origin: string; partner: string }
    embed_sessions: {
      /** SHA-256 hash of the id of the embed session. */
      id_hash: Buffer
      partner: string
      origins: string[]
      widget: string
      scopes: Scope[]
      expires_at: number
      redeemed_at: number | null
      /**
       * SHA-256 hash of the attempt, a random value of the frame that redeemed the embed session; null if the session
       * is unused.
       */
      attempt_hash: Buffer | null
    }
  }
}

export const embedMigration: Migration = {
  name: 'embed-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE partners (
        id text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
        secret_hash bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
        scopes text[] NOT NULL CHECK (cardinality(scopes) > 0
          AND scopes <@ ARRAY['view', 'trade', 'funds', 'account']),
        requires_session boolean NOT NULL DEFAULT true,
        disabled boolean NOT NULL DEFAULT false
      )`,
      `CREATE TABLE partner_origins (
        origin text PRIMARY KEY CHECK (origin ~ '^https?://[a-z0-9.:-]+$'),
        partner text NOT NULL REFERENCES partners ON DELETE CASCADE
      )`,
      'CREATE INDEX partner_origins_partner ON partner_origins (partner)',
      `CREATE TABLE embed_sessions (
        id_hash bytea PRIMARY KEY,
        partner text NOT NULL REFERENCES partners ON DELETE CASCADE,
        origins text[] NOT NULL,
        widget text NOT NULL,
        scopes text[] NOT NULL,
        expires_at int8 NOT NULL,
        redeemed_at int8
      )`,
      'CREATE INDEX embed_sessions_partner ON embed_sessions (partner)',
      'CREATE INDEX embed_sessions_expiry ON embed_sessions (expires_at)',
    ),
}

export const attemptMigration: Migration = {
  name: 'embed-2',
  up: (tx) => statements(tx, 'ALTER TABLE embed_sessions ADD attempt_hash bytea'),
}

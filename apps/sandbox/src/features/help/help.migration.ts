import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../../database/migrate.ts'
import type { Language } from '../../http/routes.ts'

/** The texts of a video in one language; `text` holds lines of `richText`. */
interface VideoText {
  title: string
  text: string[]
}

declare module '../../database/tables.ts' {
  interface Tables {
    /** Videos of the operator; a language without a text shows the English one. */
    videos: {
      id: number
      cate: string
      cover: string
      /** Seconds. */
      duration: number
      sources: Schema<'VideoSource'>[]
      texts: { en: VideoText } & Partial<Record<Language, VideoText>>
      views: number
      published_at: number
    }
  }
}

export const helpMigration: Migration = {
  name: 'help-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE videos (
        id int8 PRIMARY KEY, cate text NOT NULL CHECK (cate ~ '^[a-z0-9_-]{1,32}$'), cover text NOT NULL,
        duration int4 NOT NULL CHECK (duration BETWEEN 0 AND 86400), sources jsonb NOT NULL,
        texts jsonb NOT NULL CHECK (texts ? 'en'), views int8 NOT NULL DEFAULT 0 CHECK (views >= 0),
        published_at int8 NOT NULL)`,
    ),
  sequences: [{ table: 'videos', column: 'id' }],
}

import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../../database/migrate.ts'
import type { Language } from '../../http/routes.ts'
import videoTexts from './texts/videos.json' with { type: 'json' }

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
      tracks: Schema<'VideoTrack'>[]
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

/** The videos of the sandbox with their durations in seconds. */
const VIDEOS = [
  { name: 'first-order', duration: 19 },
  { name: 'first-deposit', duration: 25 },
] as const
const PUBLISHED_AT = Date.UTC(2026, 0, 5)

/** Languages of the captions with their own names. */
const LANGUAGES: Record<Language, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ko: '한국어',
  ja: '日本語',
  fr: 'Français',
  pt: 'Português',
  es: 'Español',
}

/** Adds captions to videos, and the videos of the sandbox. The site serves their files under /videos. */
export const videoMigration: Migration = {
  name: 'help-2',
  up: async (tx) => {
    await statements(tx, `ALTER TABLE videos ADD tracks jsonb NOT NULL DEFAULT '[]'`)
    await tx
      .insertInto('videos')
      .values(
        VIDEOS.map(({ name, duration }, index) => ({
          ...{ id: index + 1, cate: 'start', cover: `/videos/${name}.webp`, duration, views: 0 },
          ...{ texts: JSON.stringify(videoTexts[name]) as never, published_at: PUBLISHED_AT },
          sources: JSON.stringify([
            { quality: '720p', mime: 'video/webm', url: `/videos/${name}.webm` },
          ]) as never,
          tracks: JSON.stringify(
            Object.entries(LANGUAGES).map(([lang, label]) => ({
              ...{ lang, label, url: `/videos/${name}.${lang}.vtt` },
            })),
          ) as never,
        })),
      )
      .execute()
  },
}

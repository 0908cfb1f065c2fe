import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../../database/migrate.ts'
import type { Language } from '../../http/routes.ts'
import videoTexts from './texts/videos.json' with { type: 'json' }

/** The texts of a video in one language. `text` is a list of lines in the markup of `richText`. */
interface VideoText {
  title: string
  text: string[]
}

declare module '../../database/tables.ts' {
  interface Tables {
    /** Videos of the operator. In a language for which a video has no texts, its English texts are shown. */
    videos: {
      id: number
      cate: string
      cover: string
      /** Duration of the video in seconds. */
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

/** Videos that the sandbox ships, with their durations in seconds. */
const VIDEOS = [
  { name: 'first-order', duration: 19 },
  { name: 'first-deposit', duration: 25 },
] as const
const PUBLISHED_AT = Date.UTC(2026, 0, 5)

/** Languages of the captions, each with its name in that language. */
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

/**
 * Adds a column for captions to the table of videos, and inserts the videos that the sandbox ships. The site serves
 * their files under /videos.
 */
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

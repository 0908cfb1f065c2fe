import type { Selectable } from 'kysely'
import { richText } from '../../content/rich-text.ts'
import type { Tables } from '../../database/tables.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Language, Request } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'

/** Maximum number of related videos, taken from the same category, that are listed with a video. */
const RELATED = 4

type VideoRow = Selectable<Tables['videos']>

const textOf = ({ texts }: VideoRow, language: Language) => texts[language] ?? texts.en

function videoView(row: VideoRow, language: Language): Data<'help.videos'>['list'][number] {
  const { id, cover, cate, duration, views, published_at } = row
  return { id, title: textOf(row, language).title, cover, cate, duration, views, published_at }
}

/** Returns a page of the videos in the given language, newest first. */
export async function videoList(
  db: Reader,
  request: Request<'help.videos'>,
  language: Language,
): Promise<Data<'help.videos'>> {
  const { page, list } = await pagedRows(db.selectFrom('videos'), request, { filters: ['cate'] })
  return { page, list: list.map((row) => videoView(row, language)) }
}

/** Returns the title and description of a video with related videos. Throws NOT_FOUND for an unknown id. */
export async function videoDetail(db: Reader, id: number, language: Language): Promise<Data<'help.video'>> {
  const row = await db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { field: 'id' })
  const related = await db
    .selectFrom('videos')
    .selectAll()
    .where('cate', '=', row.cate)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(RELATED)
    .execute()
  return {
    ...videoView(row, language),
    content_html: richText(textOf(row, language).text),
    related: related.map((one) => videoView(one, language)),
  }
}

/** Counts a view of a video and returns the URLs of its files. Throws NOT_FOUND for an unknown id. */
export async function playVideo(_exchange: TxExchange, tx: Tx, id: number): Promise<Data<'help.videoData'>> {
  const row = await tx
    .updateTable('videos')
    .set(({ eb }) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'sources', 'tracks', 'cover', 'duration', 'views'])
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { field: 'id' })
  const { sources, tracks, cover, duration, views } = row
  return { id, sources, tracks, poster: cover, duration, views }
}

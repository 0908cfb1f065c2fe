import type { Selectable } from 'kysely'
import { richText } from '../../content/rich-text.ts'
import type { Tables } from '../../database/tables.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { pagedRows, pageOf } from '../../http/page.ts'
import type { Data, Language, Request } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type NoticeName, noticeTexts } from './notice-texts.ts'

type NoticeRow = Selectable<Tables['notices']>

/** Returns an announcement in the given language, without the field `read`. */
function noticeView({ id, name, cate, popup, published_at }: NoticeRow, language: Language) {
  const { title, summary, text } = noticeTexts[language][name]
  return { id, cate, title, summary, content_html: richText(text), cover: null, popup, published_at }
}

/** Returns the names of the announcements that contain every word of the keyword, without regard to case. */
function namesWith(keyword: string, language: Language): NoticeName[] {
  const words = keyword.toLowerCase().split(/\s+/)
  const texts = Object.entries(noticeTexts[language]) as [NoticeName, { [part: string]: unknown }][]
  return texts.flatMap(([name, { title, summary, text }]) => {
    const all = [title, summary, text].flat().join('\n').toLowerCase()
    return words.every((word) => all.includes(word)) ? name : []
  })
}

/** Returns a page of the announcements. */
export async function noticeList(
  db: Reader,
  request: Request<'notices.list'>,
  language: Language,
): Promise<Data<'notices.list'>> {
  const { keyword = '', ...rest } = request
  const names = namesWith(keyword, language)
  // SQL has no empty list for IN.
  if (names.length === 0) return { page: pageOf(rest, 0), list: [] }
  const rows = db.selectFrom('notices').where('name', 'in', names)
  const { page, list } = await pagedRows(rows, rest, { filters: ['cate'] })
  return { page, list: list.map((row) => noticeView(row, language)) }
}

/** Returns one announcement; throws NOT_FOUND for an unknown id. */
export async function noticeDetail(db: Reader, id: number, language: Language) {
  const row = await db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { field: 'id' })
  return noticeView(row, language)
}

const unreadNotices = (db: Reader, memberId: number) =>
  db
    .selectFrom('notices')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notice_reads')
            .select('notice_id')
            .whereRef('notice_id', '=', 'notices.id')
            .where('member_id', '=', memberId),
        ),
      ),
    )

/** Returns the number of announcements that a member has not read. */
export async function unreadNoticeCount(db: Reader, memberId: number): Promise<number> {
  const { count } = await unreadNotices(db, memberId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns the newest unread pop-up announcement of a member. If there is none, returns the newest other unread
 * announcement; null if all announcements are read.
 */
export async function latestNotice(
  db: Reader,
  memberId: number,
  language: Language,
): Promise<Data<'notices.latest'>> {
  const row = await unreadNotices(db, memberId)
    .selectAll()
    .orderBy('popup', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? { ...noticeView(row, language), read: false } : null
}

interface Reading {
  memberId: number
  /** Id of the announcement that the member has read. If omitted, the member has read all announcements. */
  id?: number
}

/** Records that the member has read announcements. A read mark is never removed. */
async function keepRead({ clock }: TxExchange, tx: Tx, { memberId, id }: Reading): Promise<void> {
  let unread = unreadNotices(tx, memberId)
  if (id !== undefined) unread = unread.where('id', '=', id)
  const rows = await unread.select('id').execute()
  if (rows.length === 0) return
  const marks = rows.map((row) => ({ member_id: memberId, notice_id: row.id, read_at: clock.now() }))
  await tx
    .insertInto('notice_reads')
    .values(marks)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Marks announcements as read and returns the number of announcements that the member has still not read. Throws
 * NOT_FOUND for an unknown id.
 */
export async function markNoticesRead(
  exchange: TxExchange,
  tx: Tx,
  reading: Reading,
): Promise<Data<'notices.markRead'>> {
  if (reading.id !== undefined) await noticeDetail(tx, reading.id, 'en')
  await keepRead(exchange, tx, reading)
  return { unread: await unreadNoticeCount(tx, reading.memberId) }
}

/** Marks an announcement as read and returns it. Throws NOT_FOUND for an unknown id. */
export async function openNotice(
  exchange: TxExchange,
  tx: Tx,
  { language, ...reading }: Required<Reading> & { language: Language },
): Promise<Data<'notices.memberDetail'>> {
  const notice = await noticeDetail(tx, reading.id, language)
  await keepRead(exchange, tx, reading)
  return { ...notice, read: true }
}

import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Language, Request } from '../../http/routes.ts'
import { type NotifyName, notifyText } from '../../notifies/notify-text.ts'
import { Refusal } from '../../refusals/refusal.ts'

/** Returns a message in the given language. */
function messageView(row: Selectable<Tables['notifies']>, language: Language) {
  const { id, type, name, params, ref_type, ref_no, read, created_at } = row
  return { id, type, ...notifyText(name as NotifyName, params, language), ref_type, ref_no, read, created_at }
}

const messagesOf = (db: Reader, memberId: number) =>
  db.selectFrom('notifies').where('member_id', '=', memberId)

/**
 * Returns a page of the member's messages. If the request contains an id, returns only that message, or an empty list
 * if the member has no such message.
 */
export async function messageList(
  db: Reader,
  memberId: number,
  { unread, ...request }: Request<'notices.messages'>,
  language: Language,
): Promise<Data<'notices.messages'>> {
  let rows = messagesOf(db, memberId)
  if (unread) rows = rows.where('read', '=', false)
  const { page, list } = await pagedRows(rows, request, { filters: ['type', 'id'] })
  return { page, list: list.map((row) => messageView(row, language)) }
}

/** Returns the newest message of the member; null if there is none. */
export async function latestMessage(
  db: Reader,
  memberId: number,
  language: Language,
): Promise<Data<'notices.latestMessage'>> {
  const row = await messagesOf(db, memberId).selectAll().orderBy('id', 'desc').executeTakeFirst()
  return row ? messageView(row, language) : null
}

/** Returns the number of messages that a member has not read. */
export async function unreadMessageCount(db: Reader, memberId: number): Promise<number> {
  const { count } = await messagesOf(db, memberId)
    .where('read', '=', false)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Marks one message of the member, or all of them, as read. Returns the number of messages that are still unread.
 * Throws NOT_FOUND for an unknown id.
 */
export async function markMessagesRead(
  _exchange: TxExchange,
  tx: Tx,
  { memberId, id }: { memberId: number; id?: number },
): Promise<Data<'notices.markMessagesRead'>> {
  let update = tx.updateTable('notifies').set({ read: true }).where('member_id', '=', memberId)
  update = id === undefined ? update.where('read', '=', false) : update.where('id', '=', id)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (id !== undefined && numUpdatedRows === 0n) throw new Refusal('NOT_FOUND', { field: 'id' })
  return { unread: await unreadMessageCount(tx, memberId) }
}

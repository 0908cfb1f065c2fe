import type { Schema } from '@bourselet/openapi'
import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Sequences } from '../database/sequences.ts'
import { afterCommit, type Tx } from '../database/transaction.ts'
import { languageOf } from '../http/language.ts'
import { type NotifyName, notifyText } from './notify-text.ts'

/** A message to a member before it is stored. */
export interface NewNotify {
  memberId: number
  type: Schema<'NotifyType'>
  name: NotifyName
  params: Record<string, string>
  /** Type of the record to which the message refers; null if it refers to none. */
  refType: string | null
  refNo: string | null
}

/** A stored message to a member, in the member's language. */
export interface WrittenNotify {
  memberId: number
  notify: Schema<'Notify'>
}

/** Maximum number of messages in one statement, which takes at most 65,535 parameters. */
const CHUNK = 1000

/** Stores messages to members. Returns them, so that they can be published after the commit. */
export async function writeNotifies(
  tx: Tx,
  sequences: Sequences,
  notifies: readonly NewNotify[],
  now: number,
): Promise<WrittenNotify[]> {
  if (notifies.length === 0) return []
  const ids = notifies.map(({ memberId }) => memberId)
  const members = await tx
    .selectFrom('members')
    .select(['id', 'lang'])
    .where('id', '=', sql<number>`ANY(${ids}::int8[])`)
    .execute()
  const spoken = new Map(members.map(({ id, lang }) => [id, languageOf(lang)]))
  const rows = notifies.map(({ memberId, type, name, params, refType, refNo }) => ({
    id: sequences.next('notifies'),
    member_id: memberId,
    type,
    name,
    params: JSON.stringify(params) as unknown as Record<string, string>,
    ref_type: refType,
    ref_no: refNo,
    read: false,
    created_at: now,
  }))
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx
      .insertInto('notifies')
      .values(rows.slice(at, at + CHUNK))
      .execute()
  return rows.map(({ id, read, created_at, ref_type, ref_no }, index) => {
    const { memberId, type, name, params } = notifies[index]!
    const text = notifyText(name, params, spoken.get(memberId) ?? 'en')
    return { memberId, notify: { id, type, ...text, ref_type, ref_no, read, created_at } }
  })
}

interface Parts {
  clock: Clock
  sequences: Sequences
  stream: { toMember(memberId: number, events: { kind: 'notify'; notify: Schema<'Notify'> }[]): void }
}

/** Stores messages to members and publishes them after the commit. */
export async function publishNotifies(
  { clock, sequences, stream }: Parts,
  tx: Tx,
  notifies: readonly NewNotify[],
): Promise<void> {
  const written = await writeNotifies(tx, sequences, notifies, clock.now())
  afterCommit(tx, () => {
    for (const { memberId, notify } of written) stream.toMember(memberId, [{ kind: 'notify', notify }])
  })
}

import type { Schema } from '@bourselet/openapi'
import type { Clock } from '../clock/clock.ts'
import { afterCommit, type Tx } from '../database/transaction.ts'
import type { Stream } from './stream.ts'

interface Parts {
  clock: Clock
  stream: Pick<Stream, 'toMember'>
}

interface ChangedRecord {
  member_id: number
  /** Order number of the record; null if the record has none. */
  order_no: string | null
  status: string
}

/** Publishes a new or changed record to its member, after the commit of the transaction. */
export function publishRecord(
  { clock, stream }: Parts,
  tx: Tx,
  type: Schema<'RecordType'>,
  { member_id, order_no, status }: ChangedRecord,
): void {
  const updated_at = clock.now()
  afterCommit(tx, () => stream.toMember(member_id, [{ kind: 'record', type, order_no, status, updated_at }]))
}

import { sql } from 'kysely'
import type { Sequences } from '../database/sequences.ts'
import type { Tx } from '../database/transaction.ts'
import type { Bookings } from './bookkeeping.ts'

type Cell = string | number | bigint

/** Returns one column of the rows as a single SQL parameter, whatever the number of rows. */
function column<K extends string>(rows: Record<K, Cell>[], name: K) {
  return sql`${rows.map((row) => row[name])}`
}

/** Stores bookings, postings, balances and account changes with one statement. */
export async function writeBookings(
  tx: Tx,
  bookings: Bookings,
  sequences: Sequences,
  now: number,
): Promise<void> {
  const { txns, postings, changes } = rowsOf(bookings, sequences)
  await sql`
    WITH txns AS (
      INSERT INTO ledger_txns SELECT id, ref_type, ref_no, ${now}::int8 FROM
        unnest(${column(txns, 'id')}::int8[], ${column(txns, 'ref_type')}::text[],
          ${column(txns, 'ref_no')}::text[]) AS t (id, ref_type, ref_no)
    ), postings AS (
      INSERT INTO ledger_postings SELECT * FROM
        unnest(${column(postings, 'id')}::int8[], ${column(postings, 'txn_id')}::int8[],
          ${column(postings, 'account')}::text[], ${column(postings, 'bucket')}::text[],
          ${column(postings, 'coin')}::text[], ${column(postings, 'amount')}::numeric[])
    ), changes AS (
      INSERT INTO account_changes (id, txn_id, member_id, wallet, coin, type, available_delta, frozen_delta,
        available_after, frozen_after, ref_type, ref_no, remark, isolated_delta, created_at)
      SELECT c.*, ${now}::int8 FROM
        unnest(${column(changes, 'id')}::int8[], ${column(changes, 'txn_id')}::int8[],
          ${column(changes, 'member_id')}::int8[], ${column(changes, 'wallet')}::text[],
          ${column(changes, 'coin')}::text[], ${column(changes, 'type')}::text[],
          ${column(changes, 'available_delta')}::numeric[], ${column(changes, 'frozen_delta')}::numeric[],
          ${column(changes, 'available_after')}::numeric[], ${column(changes, 'frozen_after')}::numeric[],
          ${column(changes, 'ref_type')}::text[], ${column(changes, 'ref_no')}::text[],
          ${column(changes, 'remark')}::text[], ${column(changes, 'isolated_delta')}::numeric[]) AS c
    )
    UPDATE ledger_balances AS balance SET amount = new.amount FROM
      unnest(${column(bookings.balances, 'account')}::text[], ${column(bookings.balances, 'bucket')}::text[],
        ${column(bookings.balances, 'coin')}::text[], ${column(bookings.balances, 'amount')}::numeric[])
        AS new (account, bucket, coin, amount)
    WHERE (balance.account, balance.bucket, balance.coin) = (new.account, new.bucket, new.coin)`.execute(tx)
}

function rowsOf({ booked }: Bookings, sequences: Sequences) {
  const count = (list: 'entries' | 'changes') =>
    booked.reduce((sum, one) => sum + (list === 'entries' ? one.posting.entries : one.changes).length, 0)
  let txnId = sequences.reserve('ledger_txns', booked.length)
  let postingId = sequences.reserve('ledger_postings', count('entries'))
  let changeId = sequences.reserve('account_changes', count('changes'))
  const rows = booked.map(({ posting, changes }) => {
    const txn_id = txnId++
    const ref = { ref_type: posting.refType, ref_no: posting.refNo }
    return {
      txn: { id: txn_id, ...ref },
      postings: posting.entries.map(({ account, bucket, coin, amount }) => ({
        id: postingId++,
        txn_id,
        account,
        bucket,
        coin,
        amount,
      })),
      changes: changes.map((change) => ({
        id: changeId++,
        txn_id,
        member_id: change.memberId,
        wallet: change.wallet,
        coin: change.coin,
        type: change.type,
        available_delta: change.availableDelta,
        frozen_delta: change.frozenDelta,
        available_after: change.available,
        frozen_after: change.frozen,
        ...ref,
        remark: posting.remark ?? '',
        isolated_delta: change.isolatedDelta,
      })),
    }
  })
  return {
    txns: rows.map((row) => row.txn),
    postings: rows.flatMap((row) => row.postings),
    changes: rows.flatMap((row) => row.changes),
  }
}

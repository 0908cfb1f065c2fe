import { sql } from 'kysely'
import type { Reader, Tx } from '../database/transaction.ts'
import { type BalanceChange, heldBucket, memberAccount } from './posting.ts'

export interface Bucket {
  account: string
  bucket: string
  coin: string
}

export interface WalletRow {
  wallet: string
  bucket: string
  coin: string
  amount: bigint
}

/** Returns the key of a bucket (a part of a balance, such as `available`) in maps of balances. */
export function balanceKey({ account, bucket, coin }: Bucket): string {
  return `${account}|${bucket}|${coin}`
}

/**
 * Locks and reads buckets, always in the same order, so that two transactions which lock all their buckets at once
 * cannot deadlock. Members' wallets come before system accounts. Otherwise, a command batch that holds a wallet could
 * wait for the fee account while another transaction holds that account and waits for the wallet. A wallet is locked as
 * a whole, see `withSiblings`. A command batch first locks only the wallets of the members who sent its commands. It
 * locks the wallets of other members, such as makers, when it books, so it can still deadlock with a transaction of
 * several members. PostgreSQL then ends one of the two transactions, which runs again.
 */
export async function lockBalances(tx: Tx, wanted: Bucket[]): Promise<Map<string, bigint>> {
  const buckets = [...new Map(withSiblings(wanted).map((bucket) => [balanceKey(bucket), bucket])).values()]
  const locked = await select(tx, buckets)
  const missing = buckets.filter((bucket) => !locked.has(balanceKey(bucket)))
  if (missing.length === 0) return locked
  missing.sort((a, b) => (balanceKey(a) > balanceKey(b) ? -1 : 1))
  await tx
    .insertInto('ledger_balances')
    .values(missing.map(({ account, bucket, coin }) => ({ account, bucket, coin, amount: 0n })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return select(tx, buckets)
}

/**
 * Adds both buckets of each member's wallet, `available` and the held one (`heldBucket`), to a list of buckets. Every
 * booking of a wallet locks both, because account changes show both amounts. A transaction that locked one first and
 * the other one later could deadlock with a booking. In the finance wallet, the available amount is always 0.
 */
function withSiblings(buckets: Bucket[]): Bucket[] {
  const members = buckets.filter((entry) => entry.account.startsWith('u:'))
  const pair = members.flatMap(({ account, coin }) =>
    ['available', heldBucket(account.split(':')[2] ?? '')].map((bucket) => ({ account, bucket, coin })),
  )
  return [...buckets, ...pair]
}

async function select(tx: Tx, buckets: Bucket[]): Promise<Map<string, bigint>> {
  const column = (name: keyof Bucket) => buckets.map((bucket) => bucket[name])
  const { rows } = await sql<Bucket & { amount: bigint }>`
    SELECT account, bucket, coin, amount FROM ledger_balances
    WHERE (account, bucket, coin) IN (
      SELECT * FROM unnest(${column('account')}::text[], ${column('bucket')}::text[], ${column('coin')}::text[]))
    ORDER BY account DESC, bucket DESC, coin DESC FOR UPDATE`.execute(tx)
  return new Map(rows.map((row) => [balanceKey(row), row.amount]))
}

/** Returns the ledger accounts of a member's wallets. */
export function walletAccounts(memberId: number): string[] {
  return ['spot', 'futures', 'finance'].map((wallet) => `u:${memberId}:${wallet}`)
}

/** Returns all buckets of all wallets of a member. */
export async function readWallet(reader: Reader, memberId: number): Promise<WalletRow[]> {
  const rows = await reader
    .selectFrom('ledger_balances')
    .select(['account', 'bucket', 'coin', 'amount'])
    .where('account', 'in', walletAccounts(memberId))
    .orderBy('coin')
    .execute()
  return rows.map(({ account, ...row }) => ({ wallet: account.split(':')[2] ?? '', ...row }))
}

/**
 * Locks the wallets in a list of changes and returns their present balances. Because of the lock, no later booking is
 * published before these balances.
 */
export async function lockPresent(tx: Tx, changes: BalanceChange[]): Promise<BalanceChange[]> {
  const bucketOf = ({ memberId, wallet, coin }: BalanceChange, bucket: string) => ({
    account: memberAccount(memberId, wallet),
    bucket,
    coin,
  })
  const held = (change: BalanceChange) => bucketOf(change, heldBucket(change.wallet))
  const available = (change: BalanceChange) => bucketOf(change, 'available')
  const amounts = await lockBalances(tx, changes.map(available))
  const of = (bucket: Bucket) => amounts.get(balanceKey(bucket)) ?? 0n
  return changes.map((change) => ({
    ...change,
    available: of(available(change)),
    frozen: of(held(change)),
  }))
}

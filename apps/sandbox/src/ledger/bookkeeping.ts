import type { Schema } from '@bourselet/openapi'
import { balanceKey } from './balances.ts'
import {
  type BalanceChange,
  type Entry,
  heldBucket,
  InsufficientBalance,
  type Posting,
  type Wallet,
} from './posting.ts'

interface Change extends BalanceChange {
  type: Schema<'ChangeType'>
  availableDelta: bigint
  frozenDelta: bigint
  /** Change of the margin of isolated positions. */
  isolatedDelta: bigint
}

/** The effect of postings on balances and account changes. `writeBookings` stores it. */
export interface Bookings {
  booked: { posting: Posting; changes: Change[] }[]
  /** All buckets that the postings change, with their amounts after the postings. */
  balances: { account: string; bucket: string; coin: string; amount: bigint }[]
  /** The final balances of all changed wallets of members. */
  latest: BalanceChange[]
}

/**
 * Computes the effect of postings on the given balances, in order. Does not change `before`. Throws
 * InsufficientBalance if a member's bucket would become negative.
 */
export function bookkeeping(postings: Posting[], before: Map<string, bigint>): Bookings {
  const amounts = new Map(before)
  const touched = new Map<string, Entry>()
  const latest = new Map<string, BalanceChange>()
  const booked = postings.map((posting, index) => {
    for (const entry of posting.entries) {
      const key = balanceKey(entry)
      amounts.set(key, (amounts.get(key) ?? 0n) + entry.amount)
      touched.set(key, entry)
    }
    refuseNegative(posting, amounts, before, index)
    const changes = changesOf(posting, amounts)
    for (const { memberId, wallet, coin, available, frozen } of changes) {
      latest.set(`${memberId}|${wallet}|${coin}`, { memberId, wallet, coin, available, frozen })
    }
    return { posting, changes }
  })
  const balances = [...touched].map(([key, { account, bucket, coin }]) => ({
    account,
    bucket,
    coin,
    amount: amounts.get(key) ?? 0n,
  }))
  return { booked, balances, latest: [...latest.values()] }
}

function refuseNegative(
  posting: Posting,
  after: Map<string, bigint>,
  before: Map<string, bigint>,
  index: number,
) {
  for (const entry of posting.entries) {
    if (!entry.account.startsWith('u:') || (after.get(balanceKey(entry)) ?? 0n) >= 0n) continue
    throw new InsufficientBalance(entry.account, entry.coin, before.get(balanceKey(entry)) ?? 0n, index)
  }
}

function changesOf(posting: Posting, after: Map<string, bigint>): Change[] {
  const rows = new Map<string, Change>()
  for (const { account, bucket, coin, amount, change } of posting.entries) {
    const [kind, id, wallet = ''] = account.split(':')
    if (kind !== 'u') continue
    const held = heldBucket(wallet)
    const of = (name: string) => after.get(balanceKey({ account, bucket: name, coin })) ?? 0n
    const row = rows.get(`${account}|${coin}`) ?? {
      memberId: Number(id),
      wallet: wallet as Wallet,
      coin,
      type: change ?? posting.change,
      availableDelta: 0n,
      frozenDelta: 0n,
      isolatedDelta: 0n,
      available: of('available'),
      frozen: of(held),
    }
    if (bucket === 'available') row.availableDelta += amount
    if (bucket === held) row.frozenDelta += amount
    if (bucket.startsWith('isolated:')) row.isolatedDelta += amount
    rows.set(`${account}|${coin}`, row)
  }
  return [...rows.values()]
}

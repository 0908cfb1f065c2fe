import { fromUnits, referralRewards, toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { ReferralRewards, TradingFee } from '../../exchange/capabilities.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'

/** Fractions of a trading fee that the inviters of levels 1, 2 and 3 receive. */
export const REFERRAL_RATES = ['0.2', '0.1', '0.05']

/**
 * The computation of referral rewards. The inviters of a member never change, so they are read once and kept in memory.
 */
export interface Inviters {
  rewards: ReferralRewards
  /** Reads which members are disabled. Disabled members receive no rewards. */
  readDisabled(reader: Reader): Promise<void>
}

/** Returns the functions that compute referral rewards (docs/rules.md#invitations). */
export function openInviters(): Inviters {
  const lines = new Map<number, readonly number[]>()
  let disabled: ReadonlySet<number> = new Set()

  const know = async (reader: Reader, memberIds: Iterable<number>) => {
    const unknown = [...new Set(memberIds)].filter((id) => !lines.has(id))
    if (unknown.length === 0) return
    const read = await readLines(reader, unknown)
    for (const id of unknown) lines.set(id, read.get(id) ?? [])
  }
  const sharesOf = ({ memberId, units }: TradingFee) => {
    const uplines = (lines.get(memberId) ?? []).map((id) => ({ user: String(id), active: !disabled.has(id) }))
    return referralRewards(fromUnits(units), uplines, REFERRAL_RATES).rewards
  }
  return {
    async rewards(tx, fees) {
      const paid = fees.filter(({ memberId, units }) => memberId >= FIRST_MEMBER_ID && units > 0n)
      await know(
        tx,
        paid.map(({ memberId }) => memberId),
      )
      // All referral rewards of a command batch for the fees of one member in one coin become one booking. Each reward
      // is rounded before the rewards are added up.
      const owed = new Map<string, Map<string, bigint>>()
      for (const fee of paid.filter(({ memberId }) => lines.get(memberId)!.length > 0)) {
        const key = `${fee.memberId} ${fee.coin}`
        const shares = owed.get(key) ?? new Map<string, bigint>()
        owed.set(key, shares)
        for (const { user, reward } of sharesOf(fee))
          shares.set(user, (shares.get(user) ?? 0n) + toUnits(reward))
      }
      return [...owed].flatMap(([key, shares]) => rewardPosting(key, shares))
    },
    async readDisabled(reader) {
      const rows = await reader.selectFrom('members').select('id').where('disabled', '=', true).execute()
      disabled = new Set(rows.map(({ id }) => id))
    },
  }
}

function rewardPosting(key: string, shares: Map<string, bigint>): Posting[] {
  const [memberId = '', coin = ''] = key.split(' ')
  const rewards = [...shares].filter(([, amount]) => amount > 0n)
  if (rewards.length === 0) return []
  const total = rewards.reduce((sum, [, amount]) => sum + amount, 0n)
  const entries = rewards.map(([user, amount]) => ({
    ...{ account: memberAccount(Number(user), 'spot'), bucket: 'available' },
    ...{ coin, amount },
  }))
  const fees = { account: 'sys:fee', bucket: '', coin, amount: -total }
  return [{ change: 'referral_reward', refType: 'member', refNo: memberId, entries: [fees, ...entries] }]
}

/**
 * Reads up to three levels of inviters for each member, the direct inviter first. Accounts of the exchange itself
 * are left out.
 */
async function readLines(reader: Reader, memberIds: number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ member_id: number; inviter_id: number }>`
    WITH RECURSIVE line AS (
      SELECT id AS member_id, inviter_id, 1 AS level FROM members WHERE id = ANY(${memberIds})
      UNION ALL
      SELECT line.member_id, it.inviter_id, line.level + 1 FROM line JOIN members AS it ON it.id = line.inviter_id
      WHERE line.level < ${REFERRAL_RATES.length})
    SELECT member_id, inviter_id FROM line WHERE inviter_id >= ${FIRST_MEMBER_ID} ORDER BY member_id, level`.execute(
    reader,
  )
  const lines = new Map<number, number[]>()
  for (const { member_id, inviter_id } of rows)
    lines.set(member_id, [...(lines.get(member_id) ?? []), inviter_id])
  return lines
}

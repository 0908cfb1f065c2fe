import { DAY_MS, fromUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { DepositTotals, Turnover, TurnoverSource } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { maskEmail, maskPhone } from '../../members/mask.ts'
import { inviteLink } from '../../members/member-view.ts'
import { type LatestPrices, usdtValue } from '../../prices/valuation.ts'
import { dateOf } from '../../products/term-booking.ts'
import { TOTALS_END } from './invite.migration.ts'
import { REFERRAL_RATES } from './referral-rewards.ts'

/**
 * Length in ms of the period in which a deposit or a trade makes a team member active. For trades, the period consists
 * of whole UTC days: the current day and the 30 days before it.
 */
const ACTIVE_MS = 30 * DAY_MS

/** The sources from which the deposits and trades of team members are read. */
export interface TeamSources {
  deposits: DepositTotals
  trades: readonly TurnoverSource[]
}

type TeamLevel = 1 | 2 | 3

/**
 * Returns the members of the three team levels of a member, each with its level. Level 1 contains the members whom the
 * member has invited directly.
 */
async function levelsOf(reader: Reader, memberId: number): Promise<Map<number, TeamLevel>> {
  const { rows } = await sql<{ id: number; level: TeamLevel }>`
    WITH RECURSIVE team AS (
      SELECT id, 1 AS level FROM members WHERE inviter_id = ${memberId}
      UNION ALL
      SELECT it.id, team.level + 1 FROM team JOIN members AS it ON it.inviter_id = team.id
      WHERE team.level < ${REFERRAL_RATES.length})
    SELECT id, level FROM team`.execute(reader)
  return new Map(rows.map(({ id, level }) => [id, level]))
}

/** Sums up deposits or trades by member. The values are in units of 1e-8 USDT at the index price. */
function valuesOf(prices: LatestPrices, turnovers: Turnover[]): Map<number, bigint> {
  const sums = new Map<number, bigint>()
  for (const { memberId, coin, units } of turnovers)
    sums.set(memberId, (sums.get(memberId) ?? 0n) + usdtValue(prices, coin, units))
  return sums
}

/**
 * Returns the referral rewards of a member, by coin and by the team member who paid the fee: the rewards received in
 * total, and those received since the start of the current UTC day. Adds up the stored totals of ended days and the
 * rewards of later days.
 */
export async function rewardsOf(
  reader: Reader,
  memberId: number,
  today: number,
): Promise<{ all: Turnover[]; today: Turnover[] }> {
  const { rows } = await sql<{ payer_id: number; coin: string; units: bigint; today: bigint }>`
    SELECT payer_id, coin, sum(units) AS units, coalesce(sum(units) FILTER (WHERE at >= ${today}), 0) AS today FROM (
      SELECT payer_id, coin, units, 0 AS at FROM referral_totals WHERE member_id = ${memberId}
      UNION ALL
      SELECT ref_no::int8, coin, available_delta, created_at FROM account_changes
      WHERE member_id = ${memberId} AND type = 'referral_reward' AND created_at >= ${sql.raw(TOTALS_END)}
    ) AS reward GROUP BY payer_id, coin`.execute(reader)
  const by = (of: 'units' | 'today') =>
    rows.map((row) => ({ memberId: row.payer_id, coin: row.coin, units: row[of] }))
  return { all: by('units'), today: by('today') }
}

const sum = (values: Map<number, bigint>) => fromUnits([...values.values()].reduce((a, b) => a + b, 0n))

/**
 * Returns the team of a member: the figures of the team, the referral rewards that the member has received for it, and
 * a page of its members. Coins are valued at the index price.
 */
export async function teamData(
  { clock, index }: Pick<Exchange, 'clock' | 'index'>,
  { deposits, trades }: TeamSources,
  reader: Reader,
  memberId: number,
  { level, ...request }: Request<'invite.team'>,
): Promise<Data<'invite.team'>> {
  const now = clock.now()
  const levels = await levelsOf(reader, memberId)
  const team = [...levels.keys()]
  const tradedSince = async (since: number) => {
    const turnovers: Turnover[] = []
    for (const source of trades) turnovers.push(...(await source(reader, since, team)))
    return turnovers
  }
  const credited = await deposits(reader, team)
  const deposited = valuesOf(index, credited)
  const volumes = valuesOf(index, await tradedSince(0))
  const received = await rewardsOf(reader, memberId, Date.parse(dateOf(now)))
  const rewards = valuesOf(index, received.all)
  const today = valuesOf(index, received.today)
  const lately = credited.filter(({ lastAt }) => lastAt >= now - ACTIVE_MS)
  const recent = [...lately, ...(await tradedSince(now - ACTIVE_MS))]
  const active = new Set(recent.map((one) => one.memberId))
  const listed = team.filter((id) => level === undefined || levels.get(id) === level)
  const rows = reader.selectFrom('members').where(sql<boolean>`id = ANY(${listed})`)
  const { page, list } = await pagedRows(rows, request)
  const { invite_code } = await reader
    .selectFrom('members')
    .select('invite_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const amountOf = (values: Map<number, bigint>, id: number) => fromUnits(values.get(id) ?? 0n)
  return {
    invite_code,
    invite_link: inviteLink(invite_code),
    direct_count: [...levels.values()].filter((one) => one === 1).length,
    team_count: team.length,
    active_count: active.size,
    team_deposit_usdt: sum(deposited),
    team_volume_usdt: sum(volumes),
    reward_today_usdt: sum(today),
    reward_total_usdt: sum(rewards),
    rates: REFERRAL_RATES,
    members: {
      page,
      list: list.map(({ id, email, phone, created_at }) => ({
        uid: String(id),
        account: email ? maskEmail(email) : maskPhone(phone ?? ''),
        level: levels.get(id)!,
        registered_at: created_at,
        active: active.has(id),
        deposit_usdt: amountOf(deposited, id),
        volume_usdt: amountOf(volumes, id),
        reward_usdt: amountOf(rewards, id),
      })),
    },
  }
}

import { addDays, amount, fromUnits, signIn, toUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { lockMember } from '../../exchange/lock-member.ts'
import type { Data } from '../../http/routes.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { dateOf } from '../../products/term-booking.ts'
import { Refusal } from '../../refusals/refusal.ts'

/** Daily sign-in rewards in USDT, for the seven consecutive days of a cycle. */
export const SIGN_IN_REWARDS = ['0.1', '0.1', '0.2', '0.2', '0.3', '0.3', '1']

const lastSignIn = (reader: Reader, memberId: number) =>
  reader
    .selectFrom('sign_ins')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Confirms the member's daily sign-in for the current UTC day and credits the reward. Throws ALREADY_SIGNED if the
 * member has already signed in on that day.
 */
export async function signInToday(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
): Promise<Data<'invite.signToday'>> {
  await lockMember(exchange, tx, memberId)
  const last = await lastSignIn(tx, memberId)
  const date = dateOf(exchange.clock.now())
  const next = signIn(last ? { ...last, reward: fromUnits(last.reward) } : null, date, SIGN_IN_REWARDS)
  if (next === null) throw new Refusal('ALREADY_SIGNED')
  const { streak, cycle_day } = next
  const reward = toUnits(next.reward)
  await tx.insertInto('sign_ins').values({ member_id: memberId, date, streak, cycle_day, reward }).execute()
  const wallet = { account: memberAccount(memberId, 'spot'), bucket: 'available' }
  await exchange.ledger.post(tx, {
    ...{ change: 'sign_reward', refType: 'sign_in', refNo: date },
    entries: [
      { account: 'sys:reward', bucket: '', coin: 'USDT', amount: -reward },
      { ...wallet, coin: 'USDT', amount: reward },
    ],
  })
  return { date, streak, cycle_day, reward: next.reward, coin: 'USDT' }
}

/**
 * Returns the member's last daily sign-in, their streak, and the days of the current seven-day cycle. Each day contains
 * its reward and whether the member has signed in on it.
 */
export async function signInLog(
  reader: Reader,
  memberId: number,
  now: number,
): Promise<Data<'invite.signLog'>> {
  const last = await lastSignIn(reader, memberId)
  const { days, total } = await reader
    .selectFrom('sign_ins')
    .select(({ fn }) => [fn.countAll<number>().as('days'), fn.sum<bigint | null>('reward').as('total')])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const today = dateOf(now)
  const signedToday = last?.date === today
  const isRunning = last !== undefined && (signedToday || addDays(last.date, 1) === today)
  // A new cycle starts on the day after the seventh reward. Until then all seven days are shown as signed.
  const signedDays =
    isRunning && (signedToday || last.cycle_day < SIGN_IN_REWARDS.length) ? last.cycle_day : 0
  return {
    last_date: last?.date ?? null,
    signed_today: signedToday,
    streak: isRunning ? last.streak : 0,
    total_days: days,
    total_reward: fromUnits(total ?? 0n),
    week: SIGN_IN_REWARDS.map((reward, index) => ({
      ...{ cycle_day: index + 1, reward: amount(reward) },
      signed: index < signedDays,
    })),
  }
}

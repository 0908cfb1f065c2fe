import { amount } from '@bourselet/sdk/money'
import { beforeAll, expect, test } from 'vitest'
import { constants } from '../../../../../vectors/vectors.json' with { type: 'json' }
import type { OperationId } from '../../http/routes.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { SIGN_IN_REWARDS } from './sign-in.ts'
import { type Member, type TestInvitations, testInvitations } from './test-invitations.ts'

const DAY = 86_400_000

let sandbox: TestSandbox
let invitations: TestInvitations
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
  invitations = testInvitations(sandbox)
})

const rewardsOf = (member: Member) => invitations.sumsOf(member, 'sign_reward')

test('the sign-in rewards of the sandbox equal those of the test vectors', () => {
  expect(SIGN_IN_REWARDS).toEqual(constants.sign_rewards)
})

/** Moves the clock forward to noon of the next day. */
const nextDay = () => {
  const now = sandbox.clock.now()
  sandbox.skip(Math.ceil(now / DAY) * DAY + DAY / 2 - now)
}
const sessionOf = async ({ id }: Member) => {
  const { database, members } = sandbox.exchange()
  const { token } = await database.transaction((tx) => members.issueToken(tx, id))
  return <Id extends OperationId>(call: Id) => sandbox.call(call, {}, { 'api-token': token })
}

test('pays the daily sign-in reward of each of seven days; the streak continues on the eighth day and restarts after a missed day', async () => {
  const owner = await invitations.member()
  const rewards = ['0.1', '0.1', '0.2', '0.2', '0.3', '0.3', '1', '0.1'].map((one) => amount(one))
  for (const [day, reward] of rewards.entries()) {
    nextDay()
    const ask = await sessionOf(owner)
    const { data } = await ask('invite.signToday')
    expect(data).toMatchObject({ streak: day + 1, cycle_day: (day % 7) + 1, reward, coin: 'USDT' })
    expect((await ask('invite.signToday')).data.error).toBe('ALREADY_SIGNED')
    const log = (await ask('invite.signLog')).data
    expect(log).toMatchObject({ signed_today: true, streak: day + 1, total_days: day + 1 })
    expect(log.week.filter(({ signed }) => signed)).toHaveLength((day % 7) + 1)
  }
  nextDay()
  const before = (await (await sessionOf(owner))('invite.signLog')).data
  expect(before).toMatchObject({ signed_today: false, streak: 8, total_reward: '2.30000000' })
  expect(before.week.map(({ signed }) => signed)).toEqual([true, ...Array(6).fill(false)])
  nextDay()
  const ask = await sessionOf(owner)
  expect((await ask('invite.signLog')).data).toMatchObject({ streak: 0, total_days: 8 })
  expect((await ask('invite.signToday')).data).toMatchObject({ streak: 1, cycle_day: 1 })
  expect(await rewardsOf(owner)).toEqual({ USDT: 240_000_000n })
  expect(await invitations.balanced()).toBe(true)
})

test('credits the daily sign-in reward once if twenty sign-in requests arrive at the same time', async () => {
  const owner = await invitations.member()
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.ask('invite.signToday')))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(new Set(answers.filter(({ code }) => code !== 1).map(({ code }) => code))).toEqual(new Set([5901]))
  expect(await rewardsOf(owner)).toEqual({ USDT: 10_000_000n })
})

test('shows the rewards of a seven-day cycle and a streak of zero to a member who has never signed in', async () => {
  const { ask } = await invitations.member()
  const { data } = await ask('invite.signLog')
  expect(data).toMatchObject({
    last_date: null,
    signed_today: false,
    streak: 0,
    total_reward: '0.00000000',
  })
  expect(data.week.map(({ reward }) => reward)).toEqual(SIGN_IN_REWARDS.map((one) => amount(one)))
})

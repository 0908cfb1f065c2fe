import { fromUnits } from '@bourselet/sdk/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { constants } from '../../../../../vectors/vectors.json' with { type: 'json' }
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { REFERRAL_RATES } from './referral-rewards.ts'
import { rewardsOf } from './team.ts'
import { type Member, type TestInvitations, testInvitations } from './test-invitations.ts'

const DAY = 86_400_000

let sandbox: TestSandbox
let invitations: TestInvitations
const member = (code?: string) => invitations.member(code)

/** Creates a chain of members, each invited by the previous one. */
async function lineOf(count: number): Promise<Member[]> {
  const line: Member[] = []
  while (line.length < count) line.push(await member(line.at(-1)?.code))
  return line
}

const changesOf = async ({ ask }: Member, type = 'referral_reward') =>
  (await ask('wallet.changes', { type, limit: 100 })).data.list

const sumsOf = (member: Member) => invitations.sumsOf(member, 'referral_reward')

async function feeAccount(): Promise<Record<string, bigint>> {
  const rows = await sandbox
    .exchange()
    .database.db.selectFrom('ledger_balances')
    .selectAll()
    .where('account', '=', 'sys:fee')
    .execute()
  return Object.fromEntries(rows.map(({ coin, amount }) => [coin, amount]))
}

const shares = (fee: bigint) => [(fee * 20n) / 100n, (fee * 10n) / 100n, (fee * 5n) / 100n]
const balanced = () => invitations.balanced()

beforeAll(async () => {
  sandbox = await testSandbox({ control: true, revealCodes: true, ordersPerSecond: 1000 })
  invitations = testInvitations(sandbox)
  await sandbox.clock.advance(3_000)
})

/** Moves the clock forward by a day, and then runs the jobs. */
async function nextDay() {
  sandbox.skip(DAY)
  await sandbox.clock.advance(1_000)
}

test('the referral rates of the sandbox equal those of the test vectors', () => {
  expect(REFERRAL_RATES).toEqual(constants.referral_rates)
})

describe('referral rewards', () => {
  test('pays the inviters of three levels their part of each spot fee, in the coin of the fee and in the transaction of the trade', async () => {
    const [top, third, second, first, trader] = (await lineOf(5)) as [Member, Member, Member, Member, Member]
    const before = await feeAccount()
    const { data } = await trader.ask('spot.place', {
      ...{ symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.05' },
    })
    const { db } = sandbox.exchange().database
    const fills = await db
      .selectFrom('spot_fills as fill')
      .innerJoin('spot_orders as it', 'it.id', 'fill.order_id')
      .select('fill.fee')
      .where('it.order_no', '=', data.order_no)
      .execute()
    const due = fills.map(({ fee }) => shares(fee))
    for (const [index, inviter] of [first, second, third].entries()) {
      const sum = due.reduce((total, each) => total + each[index]!, 0n)
      expect(await sumsOf(inviter)).toEqual({ BTC: sum })
      expect((await changesOf(inviter))[0]).toMatchObject({
        ...{ type: 'referral_reward', coin: 'BTC', account: 'spot', ref_no: String(trader.id) },
        available_after: fromUnits(sum),
      })
    }
    expect(await sumsOf(top)).toEqual({})
    const fees = fills.reduce((sum, { fee }) => sum + fee, 0n)
    const rewards = due.flat().reduce((sum, share) => sum + share, 0n)
    expect((await feeAccount()).BTC).toBe((before.BTC ?? 0n) + fees - rewards)
    expect(await balanced()).toBe(true)
  })

  test('pays the inviter’s part of a futures fee into the inviter’s spot account', async () => {
    const [inviter, trader] = (await lineOf(2)) as [Member, Member]
    const order = { symbol: 'BTCUSDT', type: 'market', quantity: '0.05' }
    expect((await trader.ask('futures.place', { ...order, side: 'buy' })).code).toBe(1)
    expect((await trader.ask('futures.close', { symbol: 'BTCUSDT' })).code).toBe(1)
    const fills = await sandbox
      .exchange()
      .database.db.selectFrom('futures_fills as fill')
      .innerJoin('futures_orders as it', 'it.id', 'fill.order_id')
      .select('fill.fee')
      .where('it.member_id', '=', trader.id)
      .execute()
    expect(fills.length).toBeGreaterThan(1)
    const sum = fills.reduce((total, { fee }) => total + shares(fee)[0]!, 0n)
    expect(await sumsOf(inviter)).toEqual({ USDT: sum })
    expect(await balanced()).toBe(true)
  })

  test('when a time option settles, the member’s inviter gets a part of the fees; a bet in a prediction round gives the inviter nothing', async () => {
    const [inviter, bettor] = (await lineOf(2)) as [Member, Member]
    const bet = { symbol: 'BTCUSDT', amount: '100' }
    const time = { ...bet, mode: 'time', time_id: 1 }
    for (const direction of ['bull', 'bear'])
      expect((await bettor.ask('prediction.place', { ...time, direction })).code).toBe(1)
    const times = (await bettor.ask('prediction.times', { symbol: 'BTCUSDT' })).data
    const round_no = times.rounds!.open!.round_no
    const round = { ...bet, mode: 'round', round_no, direction: 'bull' }
    expect((await bettor.ask('prediction.place', round)).code).toBe(1)
    expect(await sumsOf(inviter)).toEqual({})
    await sandbox.clock.advance(20 * 60_000)
    const orders = await sandbox
      .exchange()
      .database.db.selectFrom('option_orders')
      .select(['mode', 'status', 'open_fee', 'reward_fee', 'settled_at'])
      .where('member_id', '=', bettor.id)
      .execute()
    expect(orders.every(({ settled_at }) => settled_at !== null)).toBe(true)
    const paid = orders.filter(({ mode, status }) => mode === 'time' && ['won', 'lost'].includes(status))
    expect(paid).toHaveLength(2)
    const sum = paid
      .flatMap(({ open_fee, reward_fee }) => [open_fee, reward_fee])
      .reduce<bigint>((total, fee) => total + shares(fee ?? 0n)[0]!, 0n)
    expect(sum).toBeGreaterThan(0n)
    expect(await sumsOf(inviter)).toEqual({ USDT: sum })
    expect(await balanced()).toBe(true)
  })

  test('if an inviter’s account is disabled, the exchange keeps their part of the fees', async () => {
    const [second, first, trader] = (await lineOf(3)) as [Member, Member, Member]
    const disable = (disabled: boolean) =>
      sandbox
        .exchange()
        .database.db.updateTable('members')
        .set({ disabled })
        .where('id', '=', first.id)
        .execute()
    const order = { symbol: 'ETHUSDT', side: 'buy', type: 'market', quantity: '0.5' }
    await disable(true)
    await sandbox.clock.advance(61_000)
    await trader.ask('spot.place', order)
    expect(await sumsOf(first)).toEqual({})
    const alone = (await sumsOf(second)).ETH!
    expect(alone).toBeGreaterThan(0n)
    await disable(false)
    await sandbox.clock.advance(61_000)
    await trader.ask('spot.place', order)
    expect(Object.keys(await sumsOf(first))).toEqual(['ETH'])
    expect((await sumsOf(second)).ETH).toBe(2n * alone)
  })

  test('pays no referral reward if the inviter is an account of the exchange itself', async () => {
    const trader = await member('DEMQ24')
    const before = (await feeAccount()).SOL ?? 0n
    const order = { symbol: 'SOLUSDT', side: 'buy', type: 'market', quantity: '10' }
    expect((await trader.ask('spot.place', order)).data.fee).toBe(
      fromUnits(((await feeAccount()).SOL ?? 0n) - before),
    )
  })

  test('a member who registered with an invitation code appears in the team of that code’s owner', async () => {
    const inviter = await member()
    const account = { email: 'newcomer@example.com', password: 'abc12345' }
    await sandbox.call('session.sendCode', { scene: 'register', email: account.email })
    const code = sandbox.lines
      .filter((line) => line.includes(account.email))
      .at(-1)!
      .slice(-6)
    const registered = await sandbox.call('session.register', {
      ...{ ...account, type: 'email', password_confirm: account.password, agree: true, code },
      invite_code: inviter.code,
    })
    expect(registered.code).toBe(1)
    const { data } = await inviter.ask('invite.team')
    expect(data.members.list).toMatchObject([{ account: 'n***@example.com', level: 1, active: false }])
  })
})

describe('the team of an inviter', () => {
  test('lists the members of three team levels by page, with the figures of the team and the rewards that each member brought', async () => {
    const [owner, first, second, third] = (await lineOf(5)) as [Member, Member, Member, Member]
    const sibling = await member(owner.code)
    const buy = { symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.02' }
    for (const { ask } of [first, third]) expect((await ask('spot.place', buy)).code).toBe(1)
    const { data } = await owner.ask('invite.team')
    expect(data).toMatchObject({
      ...{
        invite_code: owner.code,
        invite_link: `/register?code=${owner.code}`,
        rates: ['0.2', '0.1', '0.05'],
      },
      ...{ direct_count: 2, team_count: 4, active_count: 2, team_deposit_usdt: '0.00000000' },
    })
    expect(data.members.list.map(({ uid, level, active }) => [uid, level, active])).toEqual([
      [String(sibling.id), 1, false],
      [String(third.id), 3, true],
      [String(second.id), 2, false],
      [String(first.id), 1, true],
    ])
    const [, deep, , near] = data.members.list
    const units = (text: string) => BigInt(text.replace('.', ''))
    expect(units(near!.reward_usdt) + units(deep!.reward_usdt)).toBe(units(data.reward_total_usdt))
    expect(data.reward_today_usdt).toBe(data.reward_total_usdt)
    expect(units(near!.volume_usdt) + units(deep!.volume_usdt)).toBe(units(data.team_volume_usdt))
    expect(units(near!.volume_usdt)).toBeGreaterThan(0n)
    const direct = await owner.ask('invite.team', { level: 1, limit: 1, page: 2 })
    expect(direct.data.members).toMatchObject({
      page: { total: 2, pages: 2 },
      list: [{ uid: String(first.id) }],
    })
    expect(direct.data.team_count).toBe(4)
    expect((await owner.ask('invite.team', { level: 4 })).code).toBe(4022)
  })

  test('the team figures include credited deposits; the team of a member who invited nobody is empty', async () => {
    const [owner, invited] = (await lineOf(2)) as [Member, Member]
    const asked = { coin: 'USDT', chain: 'TRC20', amount: '250' }
    const { order_no } = (await invited.ask('deposit.declare', asked)).data
    await sandbox.control('deposit', { order_no, confirmations: 3 })
    const { data } = await owner.ask('invite.team')
    expect(data).toMatchObject({ team_deposit_usdt: '250.00000000', active_count: 1 })
    expect(data.members.list).toMatchObject([{ deposit_usdt: '250.00000000', active: true }])
    expect((await invited.ask('invite.team')).data).toMatchObject({
      ...{ team_count: 0, reward_total_usdt: '0.00000000', members: { list: [] } },
    })
  })

  test('sends one message about the referral rewards of a day, and counts these rewards only once in the team totals', async () => {
    const [owner, trader] = (await lineOf(2)) as [Member, Member]
    const buy = { symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.02' }
    await trader.ask('spot.place', buy)
    const { db } = sandbox.exchange().database
    const paid = await rewardsOf(db, owner.id, 0)
    expect(paid.all).toMatchObject([{ memberId: trader.id, coin: 'BTC' }])
    await nextDay()
    for (let repeat = 0; repeat < 2; repeat++) {
      // The member's session has expired, so the test reads the messages from the database.
      const written = await sandbox
        .exchange()
        .database.db.selectFrom('notifies')
        .select(['name', 'type', 'params'])
        .where('member_id', '=', owner.id)
        .execute()
      expect(written).toMatchObject([
        { name: 'REFERRAL_REWARDS', type: 'finance', params: { date: '2026-03-02' } },
      ])
      expect(Number(written[0]!.params.amount)).toBeGreaterThan(0)
      // The summary adds the rewards of the day to the stored totals only once.
      const today = Math.floor(sandbox.clock.now() / DAY) * DAY
      const { all, today: none } = await rewardsOf(db, owner.id, today)
      expect(all).toEqual(paid.all)
      expect(none).toMatchObject([{ units: 0n }])
      await nextDay()
    }
  })
})

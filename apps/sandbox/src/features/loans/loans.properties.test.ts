import {
  accrueLoan,
  add,
  collateralSale,
  type Decimal,
  fromUnits,
  granted,
  loanToValue,
  repayLoan,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import { expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { seededRandom } from '../../clock/random.ts'
import { testDatabase } from '../../database/test-database.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { kycGate } from '../../exchange/kyc-gate.ts'
import { orderNumbers } from '../../exchange/order-numbers.ts'
import { defaultSettings } from '../../exchange/settings.ts'
import { depositPosting } from '../../ledger/deposit-posting.ts'
import { ledgerMigration } from '../../ledger/ledger.migration.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { createMember } from '../../members/create-member.ts'
import { membersMigration } from '../../members/members.migration.ts'
import type { Members } from '../../members/members.ts'
import { pepperOf } from '../../members/pepper.ts'
import { notifiesMigration } from '../../notifies/notifies.migration.ts'
import { indexMigration } from '../../prices/index-board.migration.ts'
import { openIndexBoard } from '../../prices/index-board.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { byDepth } from '../../test-depth.ts'
import { apply } from './apply-loan.ts'
import { checkCollateral } from './loan-collateral.ts'
import { seedLoanGoods } from './loan-goods.ts'
import { balanceAt, type LoanRules, loanRules } from './loan-state.ts'
import { nextStep, takeDueSteps } from './loan-steps.ts'
import { type LoanRow, loansMigration } from './loans.migration.ts'
import { addCollateral, repay } from './repay-loan.ts'
import {
  charge,
  dues,
  isOpen,
  least,
  type ModelHouse,
  type ModelLoan,
  type ModelMember,
  repayModel,
  stepModel,
  tickModel,
} from './test-loan-model.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 0, 1, 12)
const GRACE: Record<number, number> = { 7: 3, 14: 3, 30: 7 }
const RATES: Record<number, bigint> = { 7: 400n, 14: 450n, 30: 500n }

type World = Awaited<ReturnType<typeof openWorld>>

async function openWorld(seed: string, rules: LoanRules) {
  const database = await testDatabase([
    ...[ledgerMigration, membersMigration, notifiesMigration, indexMigration, loansMigration],
    seedLoanGoods({ sequences: { next: counter(0) } as unknown as TxExchange['sequences'] }),
  ])
  const clock = controllableClock({ start: START })
  const random = seededRandom(seed)
  const { sequences } = database
  const get: Members['get'] = (reader, id) =>
    reader.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** Opens the parts as a new process does. */
  const open = async () => {
    const index = openIndexBoard({ clock, database })
    await index.load()
    const parts = {
      ...{ clock, database, sequences, index, rules, orderNo: orderNumbers(pepperOf('test')) },
      ledger: openLedger({ clock, sequences }),
      ...{ stream: { toMember() {} }, members: { get }, kyc: kycGate({ get }, defaultSettings) },
    }
    return parts as typeof parts & TxExchange
  }
  const parts = await open()
  const members: ModelMember[] = []
  for (let n = 0; n < 3; n++) {
    const money = { USDT: '2000', BTC: '1', ETH: '20' }
    const id = await database.transaction(async (tx) => {
      const address = { email: `m${n}@example.com` }
      const about = { address, passwordHash: '!', inviterId: null, lang: 'en', now: START }
      const id = (await createMember(tx, sequences, random, about)) ?? 0
      await tx.updateTable('members').set({ kyc_level: 1, credit_score: 80 }).where('id', '=', id).execute()
      await parts.ledger.post(tx, depositPosting(id, `m-${id}`, money))
      return id
    })
    const spot = Object.fromEntries(Object.entries(money).map(([coin, text]) => [coin, toUnits(text)]))
    members.push({ id, credit: 80, spot })
  }
  const house: ModelHouse = { fee: 0n, interest: 0n, loan: 0n }
  const cents: Record<string, bigint> = { BTC: 6_000_000n, ETH: 300_000n }
  return { database, clock, random, open, parts, members, loans: [] as ModelLoan[], house, cents, rules }
}

function counter(from: number) {
  let last = from
  return () => ++last
}

/** Publishes prices, checks collateral and takes the due steps; the model does the same. */
async function pulse(world: World): Promise<void> {
  const { parts, clock, cents, random, loans, house } = world
  for (const coin of Object.keys(cents)) {
    const gap = random.below(12) === 0 ? 1_500 : 200
    cents[coin] = (cents[coin]! * BigInt(10_000 + random.below(2 * gap + 1) - gap)) / 10_000n
  }
  await parts.index.publish(
    new Map(Object.entries(cents).map(([coin, price]) => [`${coin}USDT`, Number(price)])),
  )
  await checkCollateral(parts, parts)
  const now = clock.now()
  for (const coin of Object.keys(cents))
    for (const loan of loans) if (loan.coin === coin) tickModel(loan, cents[coin]!, now, house)
  await takeDueSteps(parts, parts)
  for (const loan of [...loans].sort((a, b) => a.stepAt - b.stepAt)) stepModel(loan, now, cents, house)
}

/** Moves the clock to a time; prices follow every six hours and at every step of a loan. */
async function pass(world: World, ms: number): Promise<void> {
  const { clock, database } = world
  for (const end = clock.now() + ms; clock.now() < end; ) {
    const next = Math.min(end, clock.now() + 6 * HOUR, Math.max(clock.now() + 1, await nextStep(database.db)))
    await clock.advanceTo(next)
    await pulse(world)
  }
}

/** Runs a write of a member; returns null for a refusal. */
async function attempt<T>(
  world: World,
  work: Parameters<World['database']['transaction']>[0],
): Promise<T | null> {
  return world.database.transaction(work).catch((error) => {
    if (error instanceof Refusal || error?.name === 'InsufficientBalance') return null
    throw error
  }) as Promise<T | null>
}

async function borrow(world: World, member: ModelMember): Promise<void> {
  const { random, rules, parts, loans, clock } = world
  const term_days = [7, 14, 30][random.below(3)]!
  const coin = [undefined, 'BTC', 'ETH'][random.below(3)]
  const amount = String(100 + random.below(20_000))
  const goods_id = coin ? 2 : 1
  const asked = { goods_id, amount, term_days, agree: true, trade_password: '123456', collateral_coin: coin }
  const view = await attempt<{ order_no: string; collateral_qty: string | null }>(world, (tx) =>
    apply(parts, tx, rules, member.id, coin ? asked : { ...asked, collateral_coin: undefined! }),
  )
  // amount / (0.65 × price), rounded up.
  const quantity = coin ? ceil(toUnits(amount) * 10_000n, 65n * world.cents[coin]!) : 0n
  const plain = loans.some((one) => one.member === member && !one.coin && one.status !== 'repaid')
  const isAccepted = coin
    ? member.spot[coin]! >= quantity
    : !plain && member.credit >= 60 && Number(amount) <= 500 * member.credit
  expect(view !== null).toBe(isAccepted)
  if (!view) return
  if (coin) member.spot[coin] = member.spot[coin]! - quantity
  loans.push({
    ...{ order_no: view.order_no, member, coin: coin ?? null, quantity, amount: toUnits(amount) },
    ...{ rate: RATES[term_days]!, term: term_days, grace: GRACE[term_days]!, status: 'review' },
    ...{ disbursed: 0, principal: 0n, interest: 0n, penalty: 0n, charged: 0, overdue: 0 },
    ...{ stepAt: clock.now() + 15_000, called: false },
  })
}

const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b

async function act(world: World): Promise<void> {
  const { random, members, loans, parts, rules, house, clock } = world
  const member = members[random.below(members.length)]!
  const open = loans.filter((loan) => loan.member === member && isOpen(loan))
  const loan = open[random.below(Math.max(1, open.length))]
  const kind = random.below(7)
  if (kind <= 1 || !loan) await borrow(world, member)
  else if (kind === 2 && loan.coin) {
    const quantity = `0.0${1 + random.below(9)}`
    const view = await attempt(world, (tx) =>
      addCollateral(parts, tx, rules, member.id, { order_no: loan.order_no, quantity }),
    )
    expect(view !== null).toBe(loan.status !== 'defaulted' && member.spot[loan.coin]! >= toUnits(quantity))
    if (view) {
      loan.quantity += toUnits(quantity)
      loan.called = false
      member.spot[loan.coin] = member.spot[loan.coin]! - toUnits(quantity)
    }
  } else if (kind === 3) {
    // The member takes money away, which a collection then misses.
    const { USDT = 0n } = member.spot
    const amount = USDT / 2n
    await attempt(world, (tx) =>
      parts.ledger.post(tx, {
        ...{ change: 'withdraw_done', refType: 'withdrawal', refNo: `w-${clock.now()}` },
        entries: [
          { account: memberAccount(member.id, 'spot'), bucket: 'available', coin: 'USDT', amount: -amount },
          { account: 'sys:bridge', bucket: '', coin: 'USDT', amount },
        ].filter((entry) => entry.amount !== 0n),
      }),
    )
    member.spot.USDT = USDT - amount
  } else {
    charge(loan, clock.now())
    const amount = kind === 4 ? 'full' : fromUnits(BigInt(1 + random.below(200_000_000)) * 1_000n)
    const view = await attempt<{ repayment: { paid: Decimal } }>(world, (tx) =>
      repay(parts, tx, rules, member.id, { order_no: loan.order_no, amount }),
    )
    const offered = amount === 'full' ? dues(loan).payoff : toUnits(amount)
    const cost = least(offered, dues(loan).payoff)
    expect(view !== null).toBe((member.spot.USDT ?? 0n) >= cost)
    if (view) {
      const paid = repayModel(loan, offered, house)
      expect(toUnits(view.repayment.paid)).toBe(paid)
    }
  }
}

/** Compares every loan, balance and credit score with the model, and the ledger with zero. */
async function audit({ database, clock, parts, loans, members, house }: World): Promise<void> {
  const { db } = database
  const now = clock.now()
  const rows = new Map((await db.selectFrom('loans').selectAll().execute()).map((row) => [row.order_no, row]))
  for (const loan of loans) {
    charge(loan, now)
    const row = rows.get(loan.order_no) as LoanRow & { disbursed_at: number }
    const stored = [row.status, row.principal, row.collateral_qty ?? 0n, row.margin_called]
    expect(stored).toEqual([loan.status, loan.principal, loan.quantity, loan.called && isOpen(loan)])
    if (!isOpen(loan)) continue
    const { interest, penalty } = balanceAt(parts.rules, row, now)
    expect([interest, penalty].map(exactMicros)).toEqual([loan.interest, loan.penalty])
  }
  for (const { id, credit, spot } of members) {
    const { credit_score } = await parts.members.get(db, id)
    const wallet = await parts.ledger.wallet(db, id)
    const available = wallet.filter((row) => row.wallet === 'spot' && row.bucket === 'available')
    expect(credit_score).toBe(credit)
    expect(Object.fromEntries(available.map(({ coin, amount }) => [coin, amount]))).toEqual(spot)
    for (const { coin, amount } of wallet.filter(({ bucket }) => bucket === 'locked')) {
      const holding = ['review', 'repaying', 'overdue']
      const held = loans.filter(
        (one) => one.member.id === id && one.coin === coin && holding.includes(one.status),
      )
      expect(amount).toBe(held.reduce((sum, { quantity }) => sum + quantity, 0n))
    }
  }
  const accounts = ['fee', 'interest', 'loan'] as const
  for (const name of accounts) {
    const own = db.selectFrom('ledger_balances').select('amount').where('account', '=', `sys:${name}`)
    const row = await own.where('coin', '=', 'USDT').executeTakeFirst()
    expect([name, row?.amount ?? 0n]).toEqual([name, house[name]])
  }
  expect(await parts.ledger.trialBalance(db)).toMatchObject({ ok: true, differences: [] })
}

/** Converts an exact amount to units × 1e-6, the precision of the model. */
const exactMicros = (exact: Decimal): bigint => {
  const [whole = '0', part = ''] = exact.split('.')
  expect(part.length).toBeLessThanOrEqual(14)
  return BigInt(whole + part.padEnd(14, '0'))
}

async function simulate(seed: string, rules: LoanRules, steps: number) {
  const world = await openWorld(seed, rules)
  await pulse(world)
  for (let step = 0; step < steps; step++) {
    await act(world)
    const { random } = world
    const leap = random.below(10)
    await pass(
      world,
      leap === 0 ? (1 + random.below(20)) * 24 * HOUR : leap < 4 ? random.below(60 * HOUR) : 20_000,
    )
    if (random.below(12) === 0) Object.assign(world.parts, await world.open())
    await audit(world)
  }
  const count = (status: string) => world.loans.filter((loan) => loan.status === status).length
  return { repaid: count('repaid'), sold: await soldIn(world), loans: world.loans.length }
}

const soldIn = async ({ database }: World) =>
  (await database.db.selectFrom('loan_liquidations').select('loan_id').execute()).length

const STEPS = byDepth(90, 400)

// Each run plays three months of loans on a real database, which takes some seconds.
test.each(byDepth(['loans 1'], ['loans 1', 'loans 2', 'loans 3', 'loans 4']))(
  'loans of seed %s agree with an independent computation at every step',
  async (seed) => {
    const { repaid, sold, loans } = await simulate(seed, loanRules, STEPS)
    expect(loans).toBeGreaterThan(10)
    expect(repaid).toBeGreaterThan(5)
    expect(sold).toBeGreaterThan(1)
  },
)

type Row = Parameters<LoanRules['accrue']>[0] & Pick<LoanRow, 'amount'>
const accruing = (change: (row: Row, balance: Parameters<typeof accrueLoan>[1], at: number) => unknown) =>
  change as unknown as LoanRules['accrue']

const faults: [string, Partial<LoanRules>][] = [
  [
    'interest is charged on repaid principal',
    {
      accrue: accruing((row, balance, at) => {
        const full = accrueLoan(row, { ...balance, principal: fromUnits(row.amount) }, at)
        return { ...full, principal: balance.principal }
      }),
    },
  ],
  [
    'the day of a repayment is counted twice',
    {
      accrue: accruing((row, balance, at) =>
        accrueLoan(row, { ...balance, days_charged: Math.max(0, balance.days_charged - 1) }, at),
      ),
    },
  ],
  [
    'the last started day is lost',
    { accrue: accruing((row, balance, at) => accrueLoan(row, balance, at - 24 * HOUR)) },
  ],
  [
    'overdue days cost the normal interest',
    { accrue: accruing((row, balance, at) => accrueLoan({ ...row, overdue_multiplier: '1' }, balance, at)) },
  ],
  [
    'principal is paid before interest',
    {
      repay(balance, offered) {
        const { interest, penalty, ...rest } = balance
        const first = repayLoan({ ...rest, interest: '0', penalty: '0' }, offered)
        const left = offered === 'full' ? 'full' : sub(offered, first.repayment.paid)
        const second = repayLoan({ ...first.balance, interest, penalty }, left)
        const paid = add(first.repayment.paid, second.repayment.paid)
        const paid_principal = add(first.repayment.paid_principal, second.repayment.paid_principal)
        return { balance: second.balance, repayment: { ...second.repayment, paid, paid_principal } }
      },
    },
  ],
  [
    'interest is rounded down',
    { repay: (balance, offered) => repayLoan({ ...balance, interest: granted(balance.interest) }, offered) },
  ],
  ['collateral is returned twice', { returned: ({ collateral_qty }) => 2n * (collateral_qty ?? 0n) }],
  ['a part of the collateral is kept', { returned: ({ collateral_qty }) => (collateral_qty ?? 0n) - 1n }],
  ['the fee of a liquidation is lost', { bookedFee: () => 0n }],
  [
    'collateral is sold at a higher limit',
    {
      valuation: (principal, interest, quantity, price, limits) =>
        loanToValue(principal, interest, quantity, price, { ...limits, liquidation: '0.9' }),
    },
  ],
  [
    'the rest of a sale is kept',
    { sale: (...terms) => ({ ...collateralSale(...terms), returned: '0.00000000' }) },
  ],
]

test.each(faults)('the simulation finds the fault: %s', async (_name, rules) => {
  await expect(simulate('loans 1', { ...loanRules, ...rules }, STEPS)).rejects.toThrow()
})

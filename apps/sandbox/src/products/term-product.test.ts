import { toUnits } from '@bourselet/sdk/money'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ControllableClock } from '../clock/clock.ts'
import { controllableClock } from '../clock/controllable-clock.ts'
import { seededRandom } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { testDatabase } from '../database/test-database.ts'
import { orderNumbers } from '../exchange/order-numbers.ts'
import { depositPosting } from '../ledger/deposit-posting.ts'
import { ledgerMigration } from '../ledger/ledger.migration.ts'
import { openLedger } from '../ledger/ledger.ts'
import { createMember } from '../members/create-member.ts'
import { membersMigration } from '../members/members.migration.ts'
import { pepperOf } from '../members/pepper.ts'
import { maturityDate, openTermProduct, type TermParts, type TermProduct } from './term-product.ts'
import { type Position, termMigration, termTables } from './term-tables.ts'
import { failingDatabase, pledgeRules } from './test-pledge.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** 2026-01-01, 12:00 UTC. */
const START = Date.UTC(2026, 0, 1, 12)
const tables = termTables('pledge')
const usdt = (text: string) => toUnits(text)

let database: Database
let clock: ControllableClock
let memberId = 0
let made = 0

/** Opens the product as a new process does; `parts` replaces the parts that a test breaks. */
function openPledge(parts: Partial<TermParts> = {}): TermProduct {
  const { sequences } = database
  const lines: string[] = []
  return openTermProduct(
    {
      clock,
      database,
      sequences,
      ledger: openLedger({ clock, sequences }),
      orderNo: orderNumbers(pepperOf('test')),
      log: (line: string) => lines.push(line),
      ...parts,
    } as TermParts,
    pledgeRules,
  )
}

const offer = {
  name: 'USDT 7 days',
  coin: 'USDT',
  term_days: 7 as number | null,
  min_amount: usdt('100'),
  max_amount: usdt('50000'),
  daily_rate: '0.0035',
  copies_left: null as number | null,
  on_sale: true,
}
const addOffer = (change: Partial<typeof offer> = {}) =>
  database.transaction((tx) => openPledge().addOffer(tx, { ...offer, ...change }))
const subscribe = (offerId: number, amount: string, by = memberId) =>
  database.transaction((tx) => openPledge().subscribe(tx, by, offerId, usdt(amount)))
const positionOf = ({ id }: Position) =>
  tables
    .reader(database.db)
    .selectFrom(tables.positions)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const incomesOf = ({ id }: Position) =>
  tables
    .reader(database.db)
    .selectFrom(tables.incomes)
    .select(['date', 'amount'])
    .where('position_id', '=', id)
    .orderBy('date')
    .execute()
const balance = async (bucket: string) => {
  const rows = await openLedger({ clock, sequences: database.sequences }).wallet(database.db, memberId)
  return rows.filter((row) => row.bucket === bucket).reduce((sum, { amount }) => sum + amount, 0n)
}
const newMember = () =>
  database.transaction(async (tx) => {
    const { sequences } = database
    const id = await createMember(tx, sequences, seededRandom(`member ${++made}`), {
      ...{ address: { email: `m${made}@example.com` }, passwordHash: '!', inviterId: null, lang: 'en' },
      now: clock.now(),
    })
    const money = depositPosting(id!, `m-${id}`, { USDT: '100000' })
    await openLedger({ clock, sequences }).post(tx, money)
    return id!
  })

beforeAll(async () => {
  database = await testDatabase([ledgerMigration, membersMigration, termMigration('pledge')])
})
beforeEach(async () => {
  clock = controllableClock({ start: START })
  memberId = await newMember()
})

describe('income of a position', () => {
  test('starts the day after the subscription and ends with the principal at maturity', async () => {
    const position = await subscribe(await addOffer(), '1000')
    expect(maturityDate(position)).toBe('2026-01-08')
    const job = openPledge().start()
    await clock.advance(30 * DAY)
    await job.stop()
    const incomes = await incomesOf(position)
    expect(incomes.map(({ date }) => date)).toEqual(
      ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-01-${day}`),
    )
    expect(incomes.every(({ amount }) => amount === usdt('3.5'))).toBe(true)
    expect(await positionOf(position)).toMatchObject({
      ...{ status: 'completed', accrued: usdt('24.5'), booked_date: '2026-01-08' },
      ended_at: Date.UTC(2026, 0, 8, 0, 10),
    })
    expect(await balance('available')).toBe(usdt('100024.5'))
    expect(await balance('locked')).toBe(0n)
  })

  test('counts an added lot from the next day', async () => {
    const position = await subscribe(await addOffer({ daily_rate: '0.004' }), '1000')
    const product = openPledge()
    await clock.advance(2 * DAY)
    await product.bookDue(clock.now())
    await database.transaction((tx) => product.append(tx, memberId, position.order_no, usdt('500')))
    await clock.advance(6 * DAY)
    await product.bookDue(clock.now())
    const amounts = (await incomesOf(position)).map(({ amount }) => amount)
    expect(amounts).toEqual(['4', '4', '6', '6', '6', '6', '6'].map(usdt))
  })

  test('rounds each lot down to a unit', async () => {
    const position = await subscribe(await addOffer({ daily_rate: '0.000123456789' }), '100.00000001')
    await clock.advance(DAY)
    await openPledge().bookDue(clock.now())
    expect((await incomesOf(position))[0]!.amount).toBe(usdt('0.01234567'))
  })
})

describe('subscription is rejected', () => {
  const refusal = (error: string) => expect.objectContaining({ error })

  test('if the amount is outside the limits of the offer', async () => {
    const id = await addOffer()
    await expect(subscribe(id, '99.99999999')).rejects.toEqual(refusal('INVEST_BELOW_MIN'))
    await subscribe(id, '30000')
    await expect(subscribe(id, '20000.00000001')).rejects.toEqual(refusal('INVEST_ABOVE_MAX'))
    await subscribe(id, '20000')
  })

  test('for a closed or unknown offer', async () => {
    await expect(subscribe(await addOffer({ on_sale: false }), '100')).rejects.toEqual(
      refusal('PRODUCT_CLOSED'),
    )
    await expect(subscribe(1e9, '100')).rejects.toEqual(refusal('PRODUCT_CLOSED'))
  })

  test('when no copies are left, also for two concurrent members', async () => {
    const id = await addOffer({ copies_left: 1 })
    const done = await Promise.allSettled([subscribe(id, '100'), subscribe(id, '100', await newMember())])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(subscribe(id, '100')).rejects.toEqual(refusal('COPIES_SOLD_OUT'))
  })

  test('without sufficient balance, with nothing written', async () => {
    const id = await addOffer({ max_amount: usdt('1000000'), copies_left: 5 })
    await expect(subscribe(id, '100000.00000001')).rejects.toMatchObject({ name: 'InsufficientBalance' })
    const found = (await openPledge().offers(database.db)).find((one) => one.id === id)
    expect(found).toMatchObject({ copies_left: 5 })
  })
})

describe('an early redemption', () => {
  test('books missed dates first and pays the principal less the income', async () => {
    const position = await subscribe(await addOffer({ term_days: 30 }), '1000')
    await clock.advance(4 * DAY)
    await database.transaction((tx) => openPledge().redeem(tx, memberId, position.order_no))
    expect(await positionOf(position)).toMatchObject({ status: 'redeemed', accrued: usdt('14') })
    expect(await balance('available')).toBe(usdt('100000'))
    await clock.advance(40 * DAY)
    await openPledge().bookDue(clock.now())
    expect(await incomesOf(position)).toHaveLength(4)
    const again = database.transaction((tx) => openPledge().redeem(tx, memberId, position.order_no))
    await expect(again).rejects.toMatchObject({ error: 'ORDER_NOT_RUNNING' })
  })

  test('is rejected if the offer does not allow it or the order belongs to another member', async () => {
    const position = await subscribe(await addOffer(), '1000')
    const redeem = (by: number) =>
      database.transaction((tx) => openPledge().redeem(tx, by, position.order_no))
    await expect(redeem(memberId)).rejects.toMatchObject({ error: 'REDEEM_NOT_ALLOWED' })
    await expect(redeem(memberId + 1)).rejects.toMatchObject({ error: 'ORDER_NOT_FOUND' })
  })
})

describe('random downtime', () => {
  const death = fc.record({ after: fc.nat(3), committed: fc.boolean() })
  const run = fc.record({
    rate: fc.integer({ min: 1, max: 99_999 }).map((n) => `0.0${String(n).padStart(5, '0')}`),
    term: fc.integer({ min: 1, max: 12 }),
    amounts: fc.array(fc.bigInt({ min: usdt('100'), max: usdt('9000') }), { minLength: 1, maxLength: 3 }),
    /** Downtime before each start of the process, in minutes, and the crash point of that process. */
    downtimes: fc.array(fc.tuple(fc.integer({ min: 1, max: 5 * 24 * 60 }), fc.option(death)), {
      maxLength: 5,
    }),
  })

  test('books each date once, with the same income as daily runs, and sums to zero', async () => {
    await fc.assert(
      fc.asyncProperty(run, async ({ rate, term, amounts, downtimes }) => {
        clock = controllableClock({ start: START })
        memberId = await newMember()
        const id = await addOffer({ daily_rate: rate, term_days: term })
        const positions: Position[] = []
        for (const amount of amounts)
          positions.push(await database.transaction((tx) => openPledge().subscribe(tx, memberId, id, amount)))
        for (const [minutes, dies] of downtimes) {
          await clock.advance(minutes * MINUTE)
          const broken = dies ? { database: failingDatabase(database, dies.after, dies.committed) } : {}
          await openPledge(broken)
            .bookDue(clock.now())
            .catch(() => {})
        }
        await clock.advance(20 * DAY)
        await openPledge().bookDue(clock.now())
        for (const position of positions) {
          const daily = (position.principal * toUnits(rate)) / 10n ** 8n
          const incomes = await incomesOf(position)
          expect(incomes.map(({ amount }) => amount)).toEqual(Array.from({ length: term }, () => daily))
          expect(new Set(incomes.map(({ date }) => date)).size).toBe(term)
          expect(await positionOf(position)).toMatchObject({
            ...{ status: 'completed', accrued: daily * BigInt(term) },
          })
        }
        const income = positions.reduce(
          (sum, { principal }) => sum + ((principal * toUnits(rate)) / 10n ** 8n) * BigInt(term),
          0n,
        )
        expect(await balance('available')).toBe(usdt('100000') + income)
        const sums = await openLedger({ clock, sequences: database.sequences }).trialBalance(database.db)
        expect(sums).toMatchObject({ ok: true, differences: [] })
      }),
      { numRuns: 25 },
    )
  })

  test('books the same in a clock jump as in daily runs', async () => {
    const id = await addOffer({ term_days: 60 })
    const jumped = await subscribe(id, '777.77777777')
    const start = clock.now()
    const first = openPledge().start()
    await clock.advance(100 * DAY)
    await first.stop()
    clock = controllableClock({ start })
    const stepped = await subscribe(id, '777.77777777', await newMember())
    const second = openPledge().start()
    for (let day = 0; day < 100; day++) await clock.advance(DAY)
    await second.stop()
    expect(await incomesOf(jumped)).toEqual(await incomesOf(stepped))
    expect(await incomesOf(jumped)).toHaveLength(60)
    const [a, b] = [await positionOf(jumped), await positionOf(stepped)]
    expect([a.status, a.accrued, a.ended_at]).toEqual([b.status, b.accrued, b.ended_at])
  })
})

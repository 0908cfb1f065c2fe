import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase, whileLocked } from '../database/test-database.ts'
import { plansOf } from '../database/test-plans.ts'
import { openLedger } from '../ledger/ledger.ts'
import { availableBucket } from '../ledger/posting.ts'
import { membersMigration } from '../members/members.migration.ts'
import { bookingIndexMigration, productsMigration } from './products.migration.ts'
import { firstBookedDate, unbookedPositions } from './term-booking.ts'
import {
  addOffer,
  clock,
  incomesOf,
  memberId,
  newMember,
  openPledge,
  positionOf,
  subscribe,
  termHooks,
  database as testData,
  usdt,
} from './test-term.ts'

termHooks()

test('the daily booking reads the unbooked positions of one kind of product through a database index', async () => {
  const database = await testDatabase([membersMigration, productsMigration, bookingIndexMigration])
  const plans = await plansOf(database, async (reader) => {
    await firstBookedDate(reader, ['wealth', 'pledge'])
    await unbookedPositions(reader, 'ai', '2026-03-02')
  })
  expect(plans).toHaveLength(3)
  for (const plan of plans) {
    expect(plan).toMatch(/term_positions_unbooked[\s\S]*Index Cond: \(+kind = /)
    expect(plan).not.toContain('Sort')
  }
})

test('the daily booking locks no system account while it waits for the wallet of a member', async () => {
  const id = await addOffer()
  const [first, other] = [memberId, await newMember()]
  await subscribe(id, '1000', first)
  const last = await subscribe(id, '1000', other)
  const { sequences } = testData
  const wallet = availableBucket(other, 'spot', 'USDT')
  await clock.advanceTo(Date.UTC(2026, 0, 3))
  await openPledge().bookDue(clock.now())
  await clock.advanceTo(Date.UTC(2026, 0, 4))
  await whileLocked(
    testData,
    (tx) => openLedger({ clock, sequences }).lock(tx, [wallet]),
    () => openPledge().bookDue(clock.now()),
    (tx) => sql`SELECT FROM ledger_balances WHERE account = 'sys:interest' FOR UPDATE NOWAIT`.execute(tx),
  )
  expect(await incomesOf(last)).toHaveLength(2)
})

test('adding principal to an order and subscribing to its product at the same moment do not deadlock', async () => {
  const id = await addOffer()
  const order = await subscribe(id, '1000')
  // The income of one day has not been booked yet. Adding principal therefore first books this income in the wallets.
  await clock.advanceTo(Date.UTC(2026, 0, 3))
  // A transaction that deadlocks runs again, so a count above 1 would show a deadlock.
  const runs = { subscription: 0, addition: 0 }
  const product = openPledge()
  await whileLocked(
    testData,
    (tx) => {
      runs.subscription++
      return product.lockOffer(tx, id, 'id')
    },
    () =>
      testData.transaction((tx) => {
        runs.addition++
        return product.append(tx, memberId, order.order_no, usdt('500'))
      }),
    (tx, offer) => product.open(tx, memberId, offer, usdt('200')),
  )
  expect(runs).toEqual({ subscription: 1, addition: 1 })
  expect(await positionOf(order)).toMatchObject({ principal: usdt('1500') })
})

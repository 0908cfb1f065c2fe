import { expect, test } from 'vitest'
import { testSandbox } from '../test-sandbox.ts'
import { type NewNotify, writeNotifies } from './write-notifies.ts'

test('writeNotifies stores 10,000 messages in one transaction', { tags: 'deep' }, async () => {
  const { database, clock } = (await testSandbox({ bots: false })).exchange()
  const message: NewNotify = {
    ...{ memberId: 10_001, type: 'finance', name: 'REFERRAL_REWARDS', refType: null, refNo: null },
    params: { date: '2026-03-01', amount: '1.00000000' },
  }
  const messages = Array.from({ length: 10_000 }, () => message)
  const written = await database.transaction((tx) =>
    writeNotifies(tx, database.sequences, messages, clock.now()),
  )
  expect(written).toHaveLength(10_000)
  const { count } = await database.db
    .selectFrom('notifies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('name', '=', 'REFERRAL_REWARDS')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(10_000)
})

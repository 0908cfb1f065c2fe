import { expect, test } from 'vitest'
import type { Reader } from '../database/transaction.ts'
import { type Debts, joinDebts } from './debts.ts'

const reader = {} as Reader

/** Returns test debts in one coin. The amount in units is the numeric member id plus the time, so all amounts differ. */
const debtsIn = (coin: string): Debts => {
  const debtsAt = (memberId: number, at: number) => [{ coin, units: BigInt(memberId + at) }]
  return { of: async (_reader, ...asked) => debtsAt(...asked), ofAll: async () => debtsAt }
}

test('joinDebts returns the debts from all features, for one member and for all members', async () => {
  const debts = joinDebts([debtsIn('USDT'), debtsIn('BTC')])
  const both = [
    { coin: 'USDT', units: 103n },
    { coin: 'BTC', units: 103n },
  ]
  expect(await debts.of(reader, 100, 3)).toEqual(both)
  expect((await debts.ofAll(reader))(100, 3)).toEqual(both)
})

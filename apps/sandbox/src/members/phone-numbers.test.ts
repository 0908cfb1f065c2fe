import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import {
  membersMigration,
  phoneNumbersMigration,
  recognitionMigration,
  repeatedPrefixesMigration,
  securityMigration,
} from './members.migration.ts'

async function openDatabase() {
  const database = await testDatabase([membersMigration, securityMigration, recognitionMigration])
  const add = (id: number, area_code: string, phone: string) =>
    database.db
      .insertInto('members')
      .values({
        ...{
          id,
          area_code,
          phone,
          password_hash: 'x',
          fund_password_failures: 0,
          fund_password_locked_until: 0,
        },
        ...{ nickname: `${id}`, gender: 0, lang: 'en', level: 0, credit_score: 60, kyc_status: 'none' },
        ...{ kyc_level: 0, invite_code: `AAAA${id % 90}`, disabled: false, created_at: 0 },
      })
      .execute()
  const phones = async () => {
    const rows = await database.db.selectFrom('members').select('phone').orderBy('id').execute()
    return rows.map(({ phone }) => phone)
  }
  return { database, add, phones }
}

test('the migration stores a phone number with a leading zero if another member already has the number without the zero', async () => {
  const { database, add, phones } = await openDatabase()
  await add(10_052, '+44', '01519123935')
  await add(10_053, '+44', '07700900123')
  await add(10_054, '+44', '7700900123')
  await add(10_055, '+39', '0669821234')
  await add(10_056, '+44', '00441519123935')
  await add(10_057, '+44', '003541234567')
  await database.transaction((tx) => phoneNumbersMigration.up(tx))
  expect(await phones()).toEqual([
    '1519123935',
    '07700900123',
    '7700900123',
    '0669821234',
    '01519123935',
    '003541234567',
  ])
})

test('the migration of repeated prefixes removes a phone prefix, unless another member already has the number without the prefix', async () => {
  const { database, add, phones } = await openDatabase()
  await add(10_052, '+7', '89161234567')
  await add(10_053, '+44', '07700900123')
  await add(10_054, '+44', '7700900123')
  await add(10_055, '+36', '06301234567')
  await add(10_056, '+36', '301234567')
  await database.transaction((tx) => repeatedPrefixesMigration.up(tx))
  expect(await phones()).toEqual(['9161234567', '07700900123', '7700900123', '06301234567', '301234567'])
})

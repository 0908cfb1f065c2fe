import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '../database/test-database.ts'
import { papers, person } from '../features/kyc/test-kyc.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'

const NAME = 'Zephyrine Quill'
const NUMBER = 'ZQ99887766'
const CARD = '6222000099998888'
const PHONE = '2025550199'
const CARD_REQUEST = {
  ...{ action: 'save', type: 'bank', bank_name: 'Bank', area_code: '+1', trade_password: '123456' },
  ...{ real_name: NAME, bank_card: CARD, bank_phone: PHONE },
}

let url: string
let sandbox: TestSandbox
beforeAll(async () => {
  url = await testDatabaseUrl()
  sandbox = await testSandbox({ databaseUrl: url, control: true })
  await sandbox.clock.advance(3_000)
})

/** Returns all rows of all tables as text. */
async function dump(): Promise<string> {
  const { db } = sandbox.exchange().database
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  const texts = rows.map(async ({ name }) => {
    const table = await sql<{ row: string }>`SELECT it::text AS row FROM ${sql.table(name)} AS it`.execute(db)
    return table.rows.map(({ row }) => row).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}

test('the database contains names, identity numbers, phone numbers and bank card numbers only encrypted', async () => {
  const member = await person(sandbox)
  const sent = papers(member, { real_name: NAME, id_number: NUMBER })
  expect(await sandbox.call('kyc.submit', sent, member.token)).toMatchObject({ code: 1 })
  const demo = await sandbox.signIn()
  const saved = await sandbox.call('withdraw.saveDestination', CARD_REQUEST, demo)
  expect(saved.data.banks[0]).toMatchObject({
    ...{ real_name: NAME, bank_phone: PHONE, bank_card: '6222********8888' },
  })
  expect(await sandbox.call('withdraw.saveDestination', CARD_REQUEST, demo)).toMatchObject({
    data: { error: 'ADDRESS_EXISTS' },
  })
  await sandbox.clock.advance(31_000)
  expect((await sandbox.call('kyc.info', {}, member.token)).data).toMatchObject({
    ...{ status: 'verified', real_name: 'Z******** Q****', id_number: 'ZQ******66' },
  })
  expect((await sandbox.call('account.info', {}, member.token)).data).toMatchObject({
    ...{ real_name: 'Z******** Q****', id_number: 'ZQ******66' },
  })
  const rows = await dump()
  expect(rows).toContain('verified')
  for (const secret of [NAME, 'Quill', NUMBER, CARD, PHONE]) expect(rows).not.toContain(secret)
})

test('a start encrypts personal data that an earlier version stored in plain text', async () => {
  const { database, settings } = sandbox.exchange()
  const member = await person(sandbox)
  const other = { id_number: 'OLD1234567', real_name: 'Olden Plain', bank_card: '6222000077776666' }
  await sandbox.call('kyc.submit', papers(member, { real_name: NAME, id_number: 'NEW1234567' }), member.token)
  await database.db
    .updateTable('kyc_submissions')
    .set({ id_number: other.id_number, real_name: other.real_name, number_digest: null })
    .where('member_id', '=', member.id)
    .execute()
  await database.db
    .updateTable('members')
    .set({ id_number: other.id_number, real_name: other.real_name })
    .where('id', '=', member.id)
    .execute()
  await database.db
    .updateTable('bank_cards')
    .set({ bank_card: other.bank_card, real_name: other.real_name, bank_phone: PHONE, card_digest: null })
    .execute()
  await database.db.deleteFrom('migrations').where('name', 'like', '%-seal-1').execute()
  await sandbox.stop()

  sandbox = await testSandbox({ databaseUrl: url, dataDir: settings.dataDir, control: true })
  const rows = await dump()
  for (const secret of [...Object.values(other), PHONE]) expect(rows).not.toContain(secret)
  const { data } = await sandbox.call('account.info', {}, await sandbox.signIn())
  expect(data.wallet_info.banks[0]).toMatchObject({ real_name: other.real_name, bank_phone: PHONE })
  const twin = await person(sandbox)
  const again = await sandbox.call('kyc.submit', papers(twin, { id_number: 'old1234567' }), twin.token)
  expect(again.data).toMatchObject({ error: 'ID_NUMBER_USED' })
})

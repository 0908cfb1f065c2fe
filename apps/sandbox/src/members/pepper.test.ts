import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { SettingsError } from '../exchange/settings.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'

const ANOTHER = 'This database belongs to another pepper'

let sandbox: TestSandbox
let databaseUrl: string
let dataDir: string
let file: string
/** A sandbox that has run once and is stopped, with its data. */
beforeEach(async () => {
  sandbox = await testSandbox()
  const { settings } = sandbox.exchange()
  databaseUrl = settings.databaseUrl ?? ''
  dataDir = settings.dataDir
  file = join(dataDir, 'pepper')
})
const startAgain = () => testSandbox({ databaseUrl, dataDir, clock: sandbox.clock })
const refusal = () => startAgain().then(() => 'started', String)

test('the sandbox starts only with the right pepper; a failed start changes nothing', async () => {
  await sandbox.stop()
  const secret = await readFile(file, 'utf8')
  await writeFile(file, 'of another database')
  await expect(startAgain()).rejects.toBeInstanceOf(SettingsError)
  expect(await refusal()).toMatch(ANOTHER)
  expect(await refusal()).not.toContain('\n')
  await rm(file)
  expect(await refusal()).toMatch(ANOTHER)
  await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
  await writeFile(file, secret)
  sandbox = await startAgain()
  await expect(sandbox.signIn()).resolves.toHaveProperty('api-token')
})

test('a database of an earlier version starts with its existing pepper, but not with a new one', {
  tags: 'deep',
}, async () => {
  await sandbox.stop()
  const database = await openDatabase({ url: databaseUrl, connections: 1 })
  await sql`DROP TABLE pepper_check`.execute(database.owner.db)
  await sql`DELETE FROM migrations WHERE name = 'pepper-check-1'`.execute(database.owner.db)
  await database.close()
  const secret = await readFile(file, 'utf8')
  await rm(file)
  expect(await refusal()).toMatch(ANOTHER)
  await writeFile(file, secret)
  await (await startAgain()).stop()
  await writeFile(file, 'of another database')
  expect(await refusal()).toMatch(ANOTHER)
})

test('after a reset, the sandbox still starts with the pepper from before the reset, and refuses to start with any other pepper', {
  tags: 'deep',
}, async () => {
  await sandbox.stop()
  const again = await testSandbox({ databaseUrl, dataDir, clock: sandbox.clock, control: true })
  expect(await again.control('reset', {})).toMatchObject({ code: 1 })
  await again.stop()
  await (await startAgain()).stop()
  await writeFile(file, 'of another database')
  expect(await refusal()).toMatch(ANOTHER)
})

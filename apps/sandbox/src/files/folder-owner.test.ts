import { writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { databaseId } from '../database/database-id.ts'
import { SettingsError } from '../exchange/settings.ts'
import { seededDatabaseUrl, type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { fileFolder, OWNER_FILE } from './file-folder.ts'
import { png } from './test-images.ts'
import { upload } from './test-upload.ts'

const picture = { bytes: png(), name: 'a.png', type: 'image/png' }

/** Uploads a picture of the demo member and returns the name of its file. */
async function uploaded(sandbox: TestSandbox): Promise<string> {
  const { data } = await upload(sandbox, await sandbox.signIn(), picture)
  return data.url.slice('/files/'.length)
}

/**
 * Returns the settings to start another sandbox on the same folder and database, the folder, the path of its owner
 * file, and the id of the database.
 */
async function partsOf(sandbox: TestSandbox) {
  const { settings, database } = sandbox.exchange()
  const { dataDir, databaseUrl } = settings
  const folder = fileFolder(dataDir)
  const same = { dataDir, databaseUrl, clock: sandbox.clock, bots: false }
  return { same, folder, ownerFile: join(folder.path, OWNER_FILE), id: await databaseId(database.db) }
}

test('a sandbox refuses to start on a data folder whose pictures belong to another database, and no picture is lost', async () => {
  const first = await testSandbox({ bots: false })
  const { same, folder, ownerFile, id } = await partsOf(first)
  const name = await uploaded(first)
  expect(await folder.owner()).toBe(id)
  const databaseUrl = await seededDatabaseUrl()
  const start = (dataDir: string) => testSandbox({ ...same, dataDir, databaseUrl })
  const error: unknown = await start(same.dataDir).catch((error) => error)
  expect(error).toBeInstanceOf(SettingsError)
  const { message } = error as SettingsError
  expect(message).not.toContain('\n')
  expect(message).toContain(`${folder.path} belong to the database ${id}`)
  expect(message).toContain('DATA_DIR')
  const [, otherId, file] = message.match(/write (\S+) to (\S+)\.$/)!
  expect(file).toBe(ownerFile)
  expect(otherId).not.toBe(id)
  await first.stop()
  await testSandbox(same)
  expect([await folder.names(), await folder.owner()]).toEqual([[name], id])

  const copy = await mkdtemp(join(tmpdir(), 'bourselet-files-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  await cp(same.dataDir, copy, { recursive: true })
  await expect(start(copy)).rejects.toThrow(SettingsError)
  await writeFile(join(copy, 'files', OWNER_FILE), `${otherId}\n`)
  const restored = await start(copy)
  expect(await databaseId(restored.exchange().database.db)).toBe(otherId)
})

test('a sandbox stores no picture in a folder that another database has claimed after its start', {
  tags: 'deep',
}, async () => {
  const first = await testSandbox({ bots: false })
  const { same, folder } = await partsOf(first)
  const second = await testSandbox({ ...same, databaseUrl: await seededDatabaseUrl() })
  const name = await uploaded(first)
  expect((await upload(second, await second.signIn(), picture)).data).toMatchObject({ error: 'SERVER_ERROR' })
  expect(second.lines.join()).toContain(`The pictures in ${folder.path} belong to the database`)
  expect(await folder.names()).toEqual([name])
})

test('a sandbox starts on a folder of another database that contains no pictures, and claims the folder when it stores its first picture', {
  tags: 'deep',
}, async () => {
  const first = await testSandbox({ bots: false })
  const { same, folder, id } = await partsOf(first)
  await folder.remove(await uploaded(first))
  expect([await folder.names(), await folder.owner()]).toEqual([[], id])
  const second = await testSandbox({ ...same, databaseUrl: await seededDatabaseUrl() })
  const name = await uploaded(second)
  const { id: otherId } = await partsOf(second)
  expect([await folder.names(), await folder.owner()]).toEqual([[name], otherId])
  expect((await upload(first, await first.signIn(), picture)).data).toMatchObject({ error: 'SERVER_ERROR' })
  expect(await folder.names()).toEqual([name])
})

test('a database that stores several files in an empty folder at the same time becomes the owner of the folder and keeps all files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bourselet-files-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const folder = fileFolder(dataDir)
  await folder.claim('former')
  const names = Array.from({ length: 60 }, (_, at) => `${at.toString(16).padStart(32, '0')}.png`)
  // Each claim begins one turn of the event loop after the previous claim, so the concurrent claims are at different
  // points of their execution.
  const store = async (name: string, at: number) => {
    for (let turn = 0; turn < at; turn += 1) await setImmediate()
    await folder.claim('present')
    writeFileSync(join(folder.path, name), '')
  }
  await Promise.all(names.map(store))
  expect([(await folder.names()).sort(), await folder.owner()]).toEqual([names, 'present'])
})

test('of two databases that store a picture in an empty folder at the same time, at most one keeps its picture', {
  tags: 'deep',
}, async () => {
  const first = await testSandbox({ bots: false })
  const { same, folder, id } = await partsOf(first)
  await folder.claim(id)
  const second = await testSandbox({ ...same, databaseUrl: await seededDatabaseUrl() })
  const { id: otherId } = await partsOf(second)
  const send = async (sandbox: TestSandbox, owner: string) => {
    const { data } = await upload(sandbox, await sandbox.signIn(), picture)
    return data.url === undefined ? [] : [{ owner, name: data.url.slice('/files/'.length) }]
  }
  const stored = (await Promise.all([send(first, id), send(second, otherId)])).flat()
  expect(stored.length).toBeLessThan(2)
  expect(await folder.names()).toEqual(stored.map(({ name }) => name))
  for (const { owner } of stored) expect(await folder.owner()).toBe(owner)
})

test('pictures in a folder that belongs to no database are kept until the operator assigns the folder', {
  tags: 'deep',
}, async () => {
  const first = await testSandbox({ bots: false })
  const { same, folder, ownerFile, id } = await partsOf(first)
  const names = [await uploaded(first)]
  await rm(ownerFile)
  const second = await testSandbox({ ...same, databaseUrl: await seededDatabaseUrl() })
  const { id: otherId } = await partsOf(second)
  expect(second.lines.join()).toContain(`write ${otherId} to ${ownerFile}`)
  names.push(await uploaded(second))
  second.skip(9 * 86_400_000)
  await second.clock.advance(1_000)
  expect((await folder.names()).sort()).toEqual(names.sort())
  expect(await folder.owner()).toBeUndefined()
  await first.stop()
  await writeFile(ownerFile, `${id}\n`)
  const again = await testSandbox(same)
  expect(again.lines.join()).not.toContain(ownerFile)
  expect(await folder.names()).toHaveLength(1)
})

test('an embedded database claims the folder of an earlier version if it knows every picture in it', {
  tags: 'deep',
}, async () => {
  const options = { databaseUrl: undefined, bots: false }
  const first = await testSandbox({ ...options, dataDir: await mkdtemp(join(tmpdir(), 'bourselet-files-')) })
  const { same, folder, ownerFile, id } = await partsOf(first)
  onTestFinished(() => rm(same.dataDir, { recursive: true, force: true }))
  const name = await uploaded(first)
  await first.stop()
  await rm(ownerFile)
  const foreign = `${'a'.repeat(32)}.png`
  await folder.write(foreign, png())

  const second = await testSandbox(same)
  expect(second.lines.join()).toContain(`write ${id} to ${ownerFile}`)
  expect(await folder.owner()).toBeUndefined()
  expect((await folder.names()).sort()).toEqual([name, foreign].sort())
  await second.stop()
  await folder.remove(foreign)

  const third = await testSandbox(same)
  expect(third.lines.join()).not.toContain(ownerFile)
  expect([await folder.names(), await folder.owner()]).toEqual([[name], id])
  await third.clock.advance(8 * 86_400_000)
  expect(await folder.names()).toEqual([])
  await third.stop()
})

import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { png } from './test-images.ts'
import { upload } from './test-upload.ts'
import { openUploads } from './uploads.ts'

const SCENES = ['kyc', 'voucher', 'avatar'] as const
type Scene = (typeof SCENES)[number]
const READERS = [
  'owner',
  'another member',
  'a visitor',
  'an ended token',
  'a foreign page with the token',
] as const
type Reader = (typeof READERS)[number]

let sandbox: TestSandbox
let ann: Record<string, string>
const headers = {} as Record<Reader, Record<string, string>>
const urls = {} as Record<Scene, string>
beforeAll(async () => {
  sandbox = await testSandbox({ uploadsPerDay: 100 })
  ann = await sandbox.signIn()
  headers.owner = ann
  headers['another member'] = await sandbox.signIn('demo2@example.com')
  headers['a visitor'] = {}
  headers['an ended token'] = { 'api-token': 'f'.repeat(32) }
  headers['a foreign page with the token'] = { ...ann, origin: 'https://evil.example' }
  for (const scene of SCENES)
    urls[scene] = (
      await upload(sandbox, ann, { bytes: png(), name: 'a.png', type: 'image/png', scene })
    ).data.url
})
const get = (url: string, head: Record<string, string> = {}) => sandbox.app.inject({ url, headers: head })

describe.each(SCENES)('access to a file that was uploaded for the purpose %s', (scene) => {
  test.each(READERS)(
    'the requester "%s" gets the file only if it is an avatar or the requester is its owner',
    async (reader) => {
      const reply = await get(urls[scene], headers[reader])
      if (scene === 'avatar' || reader === 'owner') {
        expect(reply.statusCode).toBe(200)
        expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG')
        expect(reply.headers).toMatchObject({
          'content-type': 'image/png',
          'content-disposition': 'attachment',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': scene === 'avatar' ? 'cross-origin' : 'same-origin',
          'cache-control': 'private, no-store',
        })
        return
      }
      // The answer for another member's file equals the answer for an unknown file, so nobody can find out which
      // files exist.
      const never = await get('/files/0123456789abcdef0123456789abcdef.png', headers[reader])
      expect([reply.statusCode, reply.body]).toEqual([404, never.body])
      expect(reply.json()).toMatchObject({ code: 4004, data: { error: 'NOT_FOUND' } })
    },
  )
})

test('a call accepts a file only from its owner, and only for the purpose for which the file was uploaded', async () => {
  const { database } = sandbox.exchange()
  const files = sandbox.capability('files')
  for (const scene of SCENES) {
    for (const asked of SCENES)
      expect(await files.owned(database.db, 10_001, urls[scene], asked)).toBe(scene === asked)
    expect(await files.owned(database.db, 10_002, urls[scene], scene)).toBe(false)
    expect(await files.owned(database.db, 10_001, `http://localhost${urls[scene]}`, scene)).toBe(false)
  }
})

test.each([
  '..%2f..%2fpepper',
  '..%2fpepper',
  '%2e%2e/pepper',
  '..%5cpepper',
  '%2fetc%2fpasswd',
  'a.jpg%00.html',
  '%00',
  '.',
  'NAME%00',
  'NAME%2f',
  'NAME.html',
  '',
])('refuses a path outside the upload folder: /files/%s', async (path) => {
  const name = urls.kyc.slice('/files/'.length)
  const reply = await get(`/files/${path.replace('NAME', name)}`, ann)
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 4004 })
})

test('answers a malformed file address with an error envelope', async () => {
  const reply = await get('/files/%zz', ann)
  expect([400, 404]).toContain(reply.statusCode)
  expect(reply.json().code).not.toBe(1)
})

test('limits the number of file reads per minute', async () => {
  const strict = await testSandbox({ readsPerMinute: 2 })
  const fetched = []
  for (let n = 0; n < 3; n++) fetched.push(await strict.app.inject({ url: '/files/x.png' }))
  expect(fetched.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429])
  expect(fetched[2]?.json()).toMatchObject({ code: 4029, data: { params: { retry_after: 60 } } })
})

test('refuses to write to a file address and to list the folder of files', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await sandbox.app.inject({ method, url: urls.kyc, headers: ann })).statusCode).toBe(404)
  expect((await get('/files', ann)).statusCode).toBe(404)
})

test('pages of the operator may read files with a token; the preflight requests of other origins are refused', async () => {
  const ask = (origin: string) =>
    sandbox.app.inject({ method: 'OPTIONS', url: urls.kyc, headers: { origin } })
  const own = await ask('http://localhost:4173')
  expect(own.headers).toMatchObject({
    'access-control-allow-origin': 'http://localhost:4173',
    'access-control-allow-methods': 'GET',
  })
  expect(String(own.headers['access-control-allow-headers'])).toContain('api-token')
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  const read = await get(urls.kyc, { ...ann, origin: 'http://localhost:4173' })
  expect([read.statusCode, read.headers['access-control-allow-origin']]).toEqual([
    200,
    'http://localhost:4173',
  ])
})

test('the clean-up at the start of the server deletes files that have no database row', async () => {
  const folder = join(sandbox.exchange().settings.dataDir, 'files')
  const before = await readdir(folder)
  await writeFile(join(folder, `${'a'.repeat(32)}.png`), 'lost')
  expect(await readdir(folder)).toHaveLength(before.length + 1)
  const uploads = openUploads(sandbox.exchange())
  await uploads.sweep()
  await uploads.close()
  expect(await readdir(folder)).toEqual(before)
})

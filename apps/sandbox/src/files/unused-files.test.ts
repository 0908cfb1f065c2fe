import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { papers, person } from '../features/kyc/test-kyc.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { fileFolder } from './file-folder.ts'
import { png } from './test-images.ts'
import { upload } from './test-upload.ts'
import { deleteUnused } from './unused-files.ts'

const DAY = 86_400_000
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, uploadsPerDay: 100 })
})

type Token = Record<string, string>
const picture = async (token: Token, scene: string) =>
  (await upload(sandbox, token, { bytes: png(), name: 'a.png', type: 'image/png', scene })).data.url

/** Opens a new session of a member and returns its token, because the clock jumps of the tests end earlier sessions. */
async function tokenOf(memberId: number): Promise<Token> {
  const { database, members } = sandbox.exchange()
  const { token } = await database.transaction((tx) => members.issueToken(tx, memberId))
  return { 'api-token': token }
}

/** Moves the clock forward, and then runs the jobs. */
async function pass(ms: number) {
  sandbox.skip(ms)
  await sandbox.clock.advance(1_000)
}

/** Returns the given pictures that still have a row and a file. */
async function kept(urls: Record<string, string>) {
  const rows = await sandbox.exchange().database.db.selectFrom('files').select('name').execute()
  const files = await fileFolder(sandbox.exchange().settings.dataDir).names()
  expect(files.sort()).toEqual(rows.map(({ name }) => name).sort())
  return Object.keys(urls).filter((name) => files.includes(urls[name]!.slice('/files/'.length)))
}

test('deletes unused pictures after seven days, and pictures of refused identity checks and rejected deposits after thirty days; keeps all others', async () => {
  const [ann, bob] = [await person(sandbox), await person(sandbox)]
  expect((await sandbox.call('kyc.submit', papers(ann), ann.token)).code).toBe(1)
  expect((await sandbox.call('kyc.submit', papers(bob), bob.token)).code).toBe(1)
  const decision = { type: 'kyc', id: bob.id, approve: false, reason: 'unreadable' }
  expect(await sandbox.control('review', decision)).toMatchObject({ code: 1 })
  const urls = {
    verified_front: ann.photos.id_front,
    verified_back: ann.photos.id_back,
    refused_front: bob.photos.id_front,
    refused_back: bob.photos.id_back,
    unsent_photo: await picture(ann.token, 'kyc'),
    unsent_voucher: await picture(ann.token, 'voucher'),
    voucher: await picture(ann.token, 'voucher'),
    voucher_below_min: await picture(ann.token, 'voucher'),
    refused_voucher: await picture(ann.token, 'voucher'),
    former_avatar: await picture(ann.token, 'avatar'),
    avatar: await picture(ann.token, 'avatar'),
  }
  const declare = async (amount: string, voucher: string) => {
    const deposit = { coin: 'USDT', chain: 'TRC20', amount, voucher }
    const answer = await sandbox.call('deposit.declare', deposit, ann.token)
    expect(answer).toMatchObject({ code: 1, data: { voucher } })
    return answer.data
  }
  await declare('100', urls.voucher)
  expect(await declare('0.0001', urls.voucher_below_min)).toMatchObject({ status: 'below_min' })
  const { order_no } = await declare('100', urls.refused_voucher)
  const refusal = { type: 'deposit', id: order_no, approve: false, reason: 'unreadable' }
  await sandbox.app.inject({ method: 'POST', url: '/sandbox/review', payload: refusal })
  for (const avatar of [urls.former_avatar, urls.avatar])
    expect(await sandbox.call('account.update', { avatar }, ann.token)).toMatchObject({ code: 1 })

  await pass(6 * DAY)
  expect(await kept(urls)).toEqual(Object.keys(urls))
  await pass(2 * DAY)
  const unused = ['unsent_photo', 'unsent_voucher', 'voucher_below_min', 'former_avatar']
  const used = Object.keys(urls).filter((name) => !unused.includes(name))
  expect(await kept(urls)).toEqual(used)
  expect((await sandbox.call('kyc.info', {}, await tokenOf(bob.id))).data).toMatchObject(bob.photos)
  await pass(24 * DAY)
  expect(await kept(urls)).toEqual(used.filter((name) => !name.startsWith('refused')))
  expect((await sandbox.call('kyc.info', {}, await tokenOf(bob.id))).data).toMatchObject({
    id_front: null,
    id_back: null,
  })
  const { list } = (await sandbox.call('deposit.records', {}, await tokenOf(ann.id))).data
  expect(list.map(({ status, voucher }) => [status, voucher])).toEqual([
    ['rejected', null],
    ['below_min', null],
    ['success', urls.voucher],
  ])
})

/** Returns a promise and the function that resolves it. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

test('the deletion of unused pictures keeps a picture that a running request has checked and is about to use', async () => {
  const token = await sandbox.signIn()
  const url = await picture(token, 'avatar')
  const { database } = sandbox.exchange()
  const [checked, seen] = [signal(), signal()]
  const request = database.transaction(async (tx) => {
    expect(await sandbox.capability('files').owned(tx, 10_001, url, 'avatar')).toBe(true)
    checked.give()
    await seen.given
    await tx.updateTable('members').set({ avatar: url }).where('id', '=', 10_001).execute()
  })
  await checked.given
  const later = sandbox.clock.now() + 8 * DAY
  const discard = () => database.jobs.transaction((tx) => deleteUnused(sandbox.exchange(), tx, later))
  try {
    expect(await discard()).toEqual([])
  } finally {
    seen.give()
  }
  await request
  expect(await discard()).toEqual([])
  expect(await kept({ avatar: url })).toEqual(['avatar'])
})

test('a backlog of 70,000 unused pictures is deleted at once', { tags: 'deep' }, async () => {
  const { database } = sandbox.exchange()
  const now = sandbox.clock.now()
  const rows = sql`INSERT INTO files (name, owner_id, scene, mime, size, width, height, created_at)
    SELECT md5(n::text) || '.png', 10001, 'voucher', 'image/png', 1, 1, 1, ${now - 8 * DAY}
    FROM generate_series(1, 70000) AS n`
  const deleted = await database.jobs.transaction(async (tx) => {
    await rows.execute(tx)
    return deleteUnused(sandbox.exchange(), tx, now)
  })
  expect(deleted).toHaveLength(70_000)
})

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/test-database.ts'
import { embedMigration } from './embed.migration.ts'
import { partnerCommand } from './partner-command.ts'
import { hashOf } from './secrets.ts'
import { ORIGIN, SECRET } from './test-embed.ts'

let database: Database

beforeAll(async () => {
  database = await testDatabase([embedMigration])
  await partnerCommand(database, ['set', 'desk', '--origin', ORIGIN], SECRET)
})

const run = (...args: string[]) => partnerCommand(database, args)

const storedHash = async (id: string) => {
  const row = await database.db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst()
  return row?.secret_hash.toString('hex')
}

test('the partner command creates a secret for a new partner and replaces it only with --new-secret', async () => {
  const hashOfShown = (lines: string[]) =>
    hashOf(/: ([0-9a-f]{64})$/.exec(lines.at(-1) ?? '')?.[1] ?? '').toString('hex')
  const set = ['set', 'news', '--origin', 'https://news.example/']
  const first = hashOfShown(await run(...set))
  expect(await storedHash('news')).toBe(first)
  expect(await run(...set, '--scope', 'view', '--without-session')).toEqual(['news is saved.'])
  expect(await storedHash('news')).toBe(first)
  expect(await run('list')).toEqual([
    `desk: requires sessions; scopes view, trade, funds, account; origins ${ORIGIN}`,
    'news: requires no sessions; scopes view; origins https://news.example',
  ])
  const second = hashOfShown(await run(...set, '--new-secret'))
  expect(second).not.toBe(first)
  expect(await storedHash('news')).toBe(second)
  expect(await run('remove', 'news')).toEqual(['news is removed.'])
  expect(await run('list')).toHaveLength(1)
})

const lineOf = async (id: string) => (await run('list')).find((line) => line.startsWith(`${id}:`))

test('a setting of a known partner changes only if an option of the command names it', async () => {
  await run(
    ...[
      'set',
      'blog',
      '--origin',
      'https://blog.example',
      '--scope',
      'view',
      '--without-session',
      '--disable',
    ],
  )
  expect(await lineOf('blog')).toBe('blog: disabled; scopes view; origins https://blog.example')
  const hash = await storedHash('blog')
  expect(await run('set', 'blog', '--origin', 'https://new.example')).toEqual(['blog is saved.'])
  expect(await lineOf('blog')).toBe('blog: disabled; scopes view; origins https://new.example')
  await run('set', 'blog', '--enable')
  expect(await lineOf('blog')).toBe('blog: requires no sessions; scopes view; origins https://new.example')
  await run('set', 'blog', '--scope', 'view', '--scope', 'funds')
  expect(await lineOf('blog')).toBe(
    'blog: requires no sessions; scopes view, funds; origins https://new.example',
  )
  await run('set', 'blog', '--with-session')
  expect(await lineOf('blog')).toBe(
    'blog: requires sessions; scopes view, funds; origins https://new.example',
  )
  await run('set', 'blog', '--disable')
  await partnerCommand(database, ['set', 'blog', '--new-secret'], SECRET)
  expect(await lineOf('blog')).toBe('blog: disabled; scopes view, funds; origins https://new.example')
  expect([hash === (await storedHash('desk')), await storedHash('blog')]).toEqual([
    false,
    await storedHash('desk'),
  ])
  await run('remove', 'blog')
})

test('the SQL statement of the documentation stores the same hash of a secret as the partner command', async () => {
  const { rows } = await sql<{ hash: Buffer }>`SELECT sha256(convert_to(${SECRET}, 'UTF8')) AS hash`.execute(
    database.db,
  )
  expect(rows[0]?.hash.toString('hex')).toBe(await storedHash('desk'))
})

test.each([
  [['set', 'two', '--origin', ORIGIN], `${ORIGIN} belongs to the partner desk.`],
  [['set', 'two', '--origin', 'https://a.example/path'], 'is no origin'],
  [['set', 'two', '--origin', 'data:text/html,x'], 'is no origin'],
  [['set', 'two', '--origin', 'https://*.example'], 'is no origin'],
  [['set', 'Two', '--origin', 'https://a.example'], 'is no id of a partner'],
  [['set', 'two', '--origin', 'https://a.example', '--scope', 'all'], 'There is no scope all'],
  [['set', 'two'], 'There is no partner two'],
  [['set', 'two', '--disable'], 'There is no partner two'],
  [['set', 'desk'], 'npm run partner'],
  [['set', 'desk', '--enable', '--disable'], 'npm run partner'],
  [['set', 'desk', '--with-session', '--without-session'], 'npm run partner'],
  [['remove', 'nobody'], 'There is no partner nobody'],
  [['add', 'two', '--secret', 'x'], 'npm run partner'],
  [['set', 'desk', 'news', '--disable'], 'npm run partner'],
  [['remove', 'desk', 'news'], 'npm run partner'],
  [['remove', 'desk', '--disable'], 'npm run partner'],
  [['list', '--disable'], 'npm run partner'],
])('refuses the invalid partner command %j and names the reason', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
})

test.each(['short', 'x'.repeat(201), `${SECRET} with spaces`, `${SECRET}é`])(
  'refuses the malformed secret %j for a new and for a known partner, and stores nothing',
  async (secret) => {
    const before = await storedHash('desk')
    for (const id of ['two', 'desk']) {
      const set = partnerCommand(
        database,
        ['set', id, '--origin', `https://${id}.example`, '--new-secret'],
        secret,
      )
      await expect(set).rejects.toThrow('at least 32 characters')
    }
    expect([await storedHash('two'), await storedHash('desk')]).toEqual([undefined, before])
  },
)

import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { languages } from '../../http/language.ts'
import { type NewNotify, publishNotifies } from '../../notifies/write-notifies.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { noticeTexts } from './notice-texts.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ control: true })
})

/** Creates a member. Returns their id, their token header and a function that sends requests as this member. */
async function member() {
  const { id, token } = await sandbox.newMember()
  const ask = <Id extends Parameters<TestSandbox['call']>[0]>(id: Id, request?: object, lang = 'en') =>
    sandbox.call(id, request, { ...token, 'accept-language': lang })
  return { id, token, ask }
}

const MESSAGES = {
  fund: { name: 'LOAN_PAID_OUT', params: { amount: '5', coin: 'USDT' }, refType: 'loan', refNo: 'L1' },
  security: { name: 'EMAIL_BOUND', params: { email: 'a@b.example' }, refType: null, refNo: null },
} as const

/** Sends messages to a member with the function that other features use. */
async function notify(memberId: number, ...types: (keyof typeof MESSAGES)[]) {
  const exchange = sandbox.exchange()
  const messages = types.map((type): NewNotify => ({ memberId, type, ...MESSAGES[type] }))
  await exchange.database.transaction((tx) => publishNotifies(exchange, tx, messages))
}

describe('announcements', () => {
  test.each(languages)(
    'every announcement has a title, a summary and all lines of its text in %s',
    (language) => {
      for (const [name, english] of Object.entries(noticeTexts.en)) {
        const own = noticeTexts[language][name as keyof typeof noticeTexts.en]
        const form = (lines: string[]) =>
          lines.map((line) => [line.slice(0, 2) === '- ', line.match(/\]\([^)]+\)/g)])
        expect(form(own.text), name).toEqual(form(english.text))
        if (language !== 'en') expect([own.title, own.summary]).not.toContain(english.title)
      }
    },
  )

  test('lists announcements without a login, newest first, by category and page, in the language of the request', async () => {
    const { data } = await sandbox.call('notices.list')
    expect(data.list.map(({ cate }) => cate)).toEqual(['system', 'activity', 'activity', 'listing', 'system'])
    const times = data.list.map(({ published_at }) => published_at)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(data.list[0]).toMatchObject({ popup: true, published_at: sandbox.clock.now() })
    expect(data.list[0]).not.toHaveProperty('read')
    const second = await sandbox.call('notices.list', { cate: 'activity', limit: 1, page: 2 })
    expect(second.data).toMatchObject({ page: { total: 2, pages: 2 }, list: [data.list[2]] })
    const japanese = await sandbox.call('notices.list', {}, { 'accept-language': 'ja' })
    expect(japanese.data.list[0]?.title).toBe(noticeTexts.ja.practice.title)
    const titles = async (keyword: string, language: string) =>
      (await sandbox.call('notices.list', { keyword }, { 'accept-language': language })).data.list.map(
        ({ title }) => title,
      )
    expect(await titles(' MONEY practice', 'en')).toContain(noticeTexts.en.practice.title)
    expect(await titles(noticeTexts.ja.practice.title, 'ja')).toEqual([noticeTexts.ja.practice.title])
    expect(await titles('practice qwertzuiop', 'en')).toEqual([])
    expect(await titles('  ', 'en')).toHaveLength(5)
  })

  test('returns the text of an announcement as HTML without a login; refuses an unknown id', async () => {
    const [first] = (await sandbox.call('notices.list', { cate: 'activity' })).data.list
    const { data } = await sandbox.call('notices.detail', { id: first!.id })
    expect(data).toEqual(first)
    expect(data.content_html).toContain('<a href="/invite">')
    expect(await sandbox.call('notices.detail', { id: 999 })).toMatchObject({
      data: { error: 'NOT_FOUND', field: 'id' },
    })
  })

  test('marking an announcement as read affects one member only; marking it again changes nothing', async () => {
    const [ann, bob] = [await member(), await member()]
    const { list } = (await ann.ask('notices.list')).data
    expect((await ann.ask('notices.counts')).data).toEqual({ notice: 5, notify: 0, total: 5 })
    const latest = await ann.ask('notices.latest', {}, 'fr')
    expect(latest.data).toMatchObject({ id: list[0]!.id, title: noticeTexts.fr.practice.title, read: false })
    expect((await ann.ask('notices.memberDetail', { id: list[0]!.id })).data).toEqual({
      ...list[0],
      read: true,
    })
    expect((await ann.ask('notices.latest')).data).toMatchObject({ id: list[1]!.id })
    for (let repeat = 0; repeat < 2; repeat++)
      expect((await ann.ask('notices.markRead', { id: list[0]!.id })).data).toEqual({ unread: 4 })
    expect((await ann.ask('notices.markRead', { id: 999 })).data.error).toBe('NOT_FOUND')
    expect((await ann.ask('notices.memberDetail', { id: 999 })).data.error).toBe('NOT_FOUND')
    expect((await ann.ask('notices.markRead', { all: true })).data).toEqual({ unread: 0 })
    expect((await ann.ask('notices.latest')).data).toBeNull()
    expect((await bob.ask('notices.counts')).data.notice).toBe(5)
  })

  test('notices.latest returns an unread pop-up rather than a newer unread announcement', async () => {
    const reader = await member()
    const { database, sequences, clock } = sandbox.exchange()
    const { db } = database
    const id = sequences.next('notices')
    const row = { id, name: 'markets', cate: 'listing', popup: false, published_at: clock.now() } as const
    await db.schema.alterTable('notices').dropConstraint('notices_name_key').execute()
    await db.insertInto('notices').values(row).execute()
    expect((await reader.ask('notices.latest')).data).toMatchObject({ popup: true })
    expect((await reader.ask('notices.list')).data.list[0]?.id).toBe(id)
    await db.deleteFrom('notices').where('id', '=', id).execute()
  })
})

describe('messages', () => {
  test('lists messages by type, page and read status, in the language of the request', async () => {
    const [ann, bob] = [await member(), await member()]
    expect((await ann.ask('notices.latestMessage')).data).toBeNull()
    await notify(ann.id, 'fund', 'security', 'fund')
    const { data } = await ann.ask('notices.messages', { limit: 2 })
    expect(data.page).toMatchObject({ total: 3, pages: 2 })
    expect(data.list.map(({ type, read }) => [type, read])).toEqual([
      ['fund', false],
      ['security', false],
    ])
    expect((await ann.ask('notices.messages', { type: 'fund' }, 'de')).data.list).toHaveLength(2)
    expect((await ann.ask('notices.latestMessage', {}, 'ko')).data).toMatchObject({
      title: '대출금이 지급되었습니다',
      ref_type: 'loan',
      ref_no: 'L1',
    })
    const id = data.list[0]!.id
    for (let repeat = 0; repeat < 2; repeat++)
      expect((await ann.ask('notices.markMessagesRead', { id })).data).toEqual({ unread: 2 })
    expect(
      (await ann.ask('notices.messages', { unread: true })).data.list.map((one) => one.id),
    ).not.toContain(id)
    expect((await bob.ask('notices.markMessagesRead', { id: id - 1 })).data.error).toBe('NOT_FOUND')
    expect((await ann.ask('notices.markMessagesRead', { all: true })).data).toEqual({ unread: 0 })
    expect((await ann.ask('notices.counts')).data).toMatchObject({ notify: 0 })
    expect((await bob.ask('notices.messages')).data.list).toEqual([])
  })

  test('a request with a message id returns only that message, and nothing to other members', async () => {
    const [ann, bob] = [await member(), await member()]
    await notify(ann.id, 'fund', 'security', 'fund')
    const { list } = (await ann.ask('notices.messages')).data
    for (const message of list) {
      const { data } = await ann.ask('notices.messages', { id: message.id, limit: 1 })
      expect(data).toEqual({ page: { limit: 1, total: 1, pages: 1, current: 1 }, list: [message] })
      expect((await bob.ask('notices.messages', { id: message.id })).data.list).toEqual([])
    }
  })

  test('a request to mark messages as read must contain an id or `all: true`, but not both', async () => {
    const { ask } = await member()
    for (const request of [{}, { id: 1, all: true }, { all: false }])
      expect((await ask('notices.markMessagesRead', request)).code).toBe(4022)
  })

  test('the stream event of a message contains the same data as the message in the list', async () => {
    const { id, token, ask } = await member()
    const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/ws`)
    const arrived = new Promise<object>((found) =>
      socket.on('message', (text) => {
        const frame = JSON.parse(String(text))
        if (frame.type === 'subscribed') void notify(id, 'security')
        for (const { data } of frame.events ?? []) if (data.kind === 'notify') found(data.notify)
      }),
    )
    await new Promise((opened) => socket.on('open', opened))
    socket.send(JSON.stringify({ op: 'auth', token: token['api-token'] }))
    socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics: ['member'] }))
    expect(await arrived).toEqual((await ask('notices.latestMessage')).data)
    socket.terminate()
  })
})

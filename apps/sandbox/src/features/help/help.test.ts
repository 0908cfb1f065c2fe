import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../http/language.ts'
import type { Language, OperationId } from '../../http/routes.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { CATEGORIES, GUIDES, QUESTIONS, WHITEPAPERS } from './help-shelf.ts'
import { helpTexts, questionTexts } from './help-texts.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
})
const ask = <Id extends OperationId>(id: Id, request: object = {}, language: Language = 'en') =>
  sandbox.call(id, request, { 'accept-language': language })

describe('help texts', () => {
  /**
   * Returns the structure of a text, for comparison between languages: the kind of each line (heading, list item
   * or step) and the link targets in it.
   */
  const form = (lines: string[]) =>
    lines.map((line) => [/^(?:# |- |1\. )/.exec(line)?.[0], line.match(/\]\([^)]+\)/g)])

  test.each(languages)('every help text in %s has the same structure as the English text', (language) => {
    const [own, english] = [helpTexts[language], helpTexts.en]
    for (const { name } of GUIDES) {
      expect(form(own.guides[name].text), name).toEqual(form(english.guides[name].text))
      if (language !== 'en') expect(own.guides[name].title).not.toBe(english.guides[name].title)
    }
    for (const { name } of QUESTIONS) {
      const [answer, first] = [questionTexts[language][name], questionTexts.en[name]]
      expect(form(answer.answer), name).toEqual(form(first.answer))
      if (language !== 'en') expect(answer.question).not.toBe(first.question)
    }
    expect(Object.keys(own.categories)).toEqual([...CATEGORIES])
    expect(Object.keys(own.whitepapers)).toEqual(WHITEPAPERS.map(({ coin }) => coin))
  })

  test('the help center lists every guide and every question for which a text exists', () => {
    expect(GUIDES.map(({ name }) => name).sort()).toEqual(Object.keys(helpTexts.en.guides).sort())
    expect(QUESTIONS.map(({ name }) => name).sort()).toEqual(Object.keys(questionTexts.en).sort())
  })
})

describe('guides', () => {
  test('lists the guides by category; each guide links to the previous and the next one', async () => {
    const { data: categories } = await ask('help.categories', {}, 'fr')
    expect(categories.map(({ name }) => name)).toEqual(Object.values(helpTexts.fr.categories))
    const guides = (await ask('help.guides', { limit: 100 }, 'fr')).data.list
    expect(categories.flatMap(({ items }) => items)).toEqual(guides.map(({ id, title }) => ({ id, title })))
    for (const [at, { id, title, cate_id }] of guides.entries()) {
      const { data } = await ask('help.guide', { id }, 'fr')
      expect(data).toMatchObject({ id, title, cate_id })
      expect(data.prev?.id ?? null).toBe(guides[at - 1]?.id ?? null)
      expect(data.next?.id ?? null).toBe(guides[at + 1]?.id ?? null)
      expect(data.content_html).toMatch(/^<(?:p|ul|ol)>/)
    }
    expect((await ask('help.guide', { id: 99 })).data).toMatchObject({ error: 'NOT_FOUND', field: 'id' })
  })

  test('the lists of guides and questions can be filtered by category; the list of guides can be read by page', async () => {
    const { data } = await ask('help.guides', { cate_id: 2, limit: 1, page: 2 })
    expect(data).toMatchObject({
      page: { total: 2, pages: 2 },
      list: [{ title: 'Withdraw coins', cate_id: 2 }],
    })
    const questions = await ask('help.questions', { cate_id: 4 })
    expect(questions.data.list.map(({ cate_id }) => cate_id)).toEqual([4, 4, 4])
  })
})

describe('search in the help center', () => {
  const FINDS: [language: Language, query: string, question: keyof typeof questionTexts.en][] = [
    ['en', 'cancelling withdrawals', 'withdraw_cancel'],
    ['en', 'What does a withdrawal cost?', 'withdraw_fee'],
    ['en', 'liquidat', 'liquidation'],
    ['fr', 'annuler des retraits', 'withdraw_cancel'],
    ['fr', 'recompenses', 'daily_sign_in'],
    ['es', 'cancelando retiros', 'withdraw_cancel'],
    ['es', 'comision retiro', 'withdraw_fee'],
    ['pt', 'cancelar saques', 'withdraw_cancel'],
    ['pt', 'convidando amigos', 'invite_rewards'],
    ['zh-CN', '取消提现', 'withdraw_cancel'],
    ['zh-CN', '强平', 'liquidation'],
    ['zh-TW', '取消提領', 'withdraw_cancel'],
    ['zh-TW', '邀請碼', 'invite_code'],
    ['ja', '出金の取り消し', 'withdraw_cancel'],
    ['ja', '資金パスワード', 'fund_password_locked'],
    ['ko', '출금을 취소', 'withdraw_cancel'],
    ['ko', '초대 코드를', 'invite_code'],
  ]
  test.each(FINDS)(
    'the search in %s finds a question for the query "%s", whose words are inflected or incomplete',
    async (language, keyword, name) => {
      const { data } = await ask('help.questions', { keyword }, language)
      const found = data.list.slice(0, 3).map(({ question }) => question)
      expect(found).toContain(questionTexts[language][name].question)
      expect(data.page.total).toBe(data.list.length)
      expect(data.list.length).toBeLessThan(QUESTIONS.length)
    },
  )

  test('the search finds guides by words of their text and lists matches in titles first', async () => {
    expect((await ask('help.guides', { keyword: 'perpetual contract' })).data.list[0]?.title).toBe(
      'Trade perpetual contracts',
    )
    const loans = await ask('help.guides', { keyword: 'collateral', cate_id: 5 })
    expect(loans.data.list.map(({ title }) => title)).toEqual(['Borrow'])
    expect((await ask('help.guides', { keyword: 'collateral', cate_id: 1 })).data.list).toEqual([])
  })

  test('if no text contains all words of a query, the search returns texts that contain some of them', async () => {
    const { data } = await ask('help.questions', { keyword: 'refund of my withdrawal' })
    expect(data.list.slice(0, 3).every(({ question }) => question.includes('withdrawal'))).toBe(true)
  })

  test('the search returns no questions for unknown words and all questions for a blank keyword', async () => {
    for (const language of languages)
      expect((await ask('help.questions', { keyword: 'qwertzuiop' }, language)).data.list).toEqual([])
    expect((await ask('help.questions', { keyword: '  ' })).data.page.total).toBe(QUESTIONS.length)
  })

  test('the search accepts every keyword, even quotes, markup or wildcards, without an error', async () => {
    for (const keyword of ['"', '<script>', '*', '%', '🙂', '('.repeat(64)])
      expect((await ask('help.questions', { keyword })).code).toBe(1)
  })
})

describe('whitepapers', () => {
  test('lists whitepapers, filtered by coin, with a summary and the URL on the publisher’s site', async () => {
    const { data } = await ask('help.whitepapers', {}, 'es')
    expect(data.list.map(({ coin }) => coin)).toEqual(WHITEPAPERS.map(({ coin }) => coin))
    const [paper] = (await ask('help.whitepapers', { coin: 'ETH' }, 'es')).data.list
    expect(paper).toEqual(data.list[1])
    const detail = await ask('help.whitepaper', { id: paper!.id }, 'es')
    expect(detail.data).toMatchObject({ ...paper, content_html: expect.stringContaining('Vitalik Buterin') })
    expect((await ask('help.whitepaper', { id: 99 })).data.error).toBe('NOT_FOUND')
  })
})

describe('videos', () => {
  test('lists the operator’s videos, returns their details and sources, and counts each view', async () => {
    const { database, sequences, clock } = sandbox.exchange()
    const sources = [{ quality: '720p', mime: 'video/webm', url: '/videos/first.webm' }]
    const own = (await ask('help.videos', {}, 'ja')).data.list
    expect(own.map(({ id, title }) => [id, title])).toEqual([
      [2, 'デモ資金の入金'],
      [1, 'はじめての現物注文'],
    ])
    const add = (cate: string, title: string) => {
      const texts = { en: { title, text: ['About <it>.'] }, ja: { title: `${title} ja`, text: [] } }
      const row = { id: sequences.next('videos'), cate, cover: '/videos/first.svg', duration: 61, views: 0 }
      const json = { sources: JSON.stringify(sources), texts: JSON.stringify(texts) } as never
      return database.db
        .insertInto('videos')
        .values({ ...row, ...(json as object), published_at: clock.now() } as never)
        .execute()
    }
    await add('guide', 'First')
    await add('guide', 'Second')
    await add('news', 'Third')
    const { list } = (await ask('help.videos', { cate: 'guide' })).data
    expect(list.map(({ title, views }) => [title, views])).toEqual([
      ['Second', 0],
      ['First', 0],
    ])
    const detail = await ask('help.video', { id: 3 }, 'fr')
    expect(detail.data).toMatchObject({ title: 'First', content_html: '<p>About &#60;it&#62;.</p>' })
    expect(detail.data.related.map(({ id }) => id)).toEqual([4])
    expect((await ask('help.video', { id: 5 }, 'ja')).data).toMatchObject({ title: 'Third ja', related: [] })
    const plays = await Promise.all([3, 3, 3].map((id) => ask('help.videoData', { id })))
    expect(plays.map(({ data }) => data.views).sort()).toEqual([1, 2, 3])
    expect(plays[0]!.data).toMatchObject({
      id: 3,
      sources,
      tracks: [],
      poster: '/videos/first.svg',
      duration: 61,
    })
    expect((await ask('help.videos')).data.list.map(({ views }) => views)).toEqual([0, 0, 3, 0, 0])
    for (const call of ['help.video', 'help.videoData'] as const)
      expect((await ask(call, { id: 99 })).data.error).toBe('NOT_FOUND')
  })

  test('the site contains every file of the videos that the sandbox ships, with captions in eight languages', async () => {
    const site = new URL('../../../../reference/public/', import.meta.url)
    for (const id of [1, 2]) {
      const { sources, tracks = [], poster } = (await ask('help.videoData', { id })).data
      expect(tracks.map(({ lang }) => lang).sort()).toEqual([...languages].sort())
      for (const url of [poster, ...sources.map((one) => one.url), ...tracks.map((one) => one.url)])
        expect(existsSync(new URL(`.${url}`, site)), url).toBe(true)
    }
  })
})

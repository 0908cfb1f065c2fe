import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../http/language.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { slideTitles } from './carousel.ts'
import { contentPage, pages } from './content-page.ts'

const CODES = [
  'terms',
  'rules',
  'law',
  'privacy',
  'disclaimer',
  'serve',
  'aboutus',
  'loan_rules',
  'pledge_rules',
  'ai_rules',
  'api_doc',
]

describe('content pages', () => {
  test.each(languages)(
    'all eleven content pages have the same sequence of headings and paragraphs in %s as in English',
    (language) => {
      expect(Object.keys(pages[language]).sort()).toEqual([...CODES].sort())
      for (const code of CODES) {
        const [english, own] = [pages.en[code], pages[language][code]]
        expect(own?.text.length, code).toBe(english?.text.length)
        const headings = (text: string[] = []) => text.map((line) => line.startsWith('# '))
        expect(headings(own?.text), code).toEqual(headings(english?.text))
        if (language !== 'en')
          expect(
            own?.text.some((line) => english?.text.includes(line)),
            code,
          ).toBe(false)
      }
    },
  )

  test('escapes HTML markup in the texts of content pages', () => {
    pages.en.probe = { title: 'Probe', text: ['# <b>', '<script>alert("x")</script> & more'] }
    expect(contentPage('probe', 'fr')?.content_html).toBe(
      '<h2>&#60;b&#62;</h2>\n<p>&#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62; &#38; more</p>',
    )
    delete pages.en.probe
  })

  test('returns null for a page code such as `constructor`, which names a property of every JavaScript object', () => {
    expect(contentPage('constructor', 'en')).toBeNull()
    expect(contentPage('__proto__', 'en')).toBeNull()
  })
})

describe('calls of the feature site', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await testSandbox()
  })

  test('returns settings with the server time and the information that the server is a sandbox', async () => {
    const { data } = await sandbox.call('site.settings')
    expect(data).toMatchObject({ sandbox: true, server_time: sandbox.clock.now(), default_lang: 'en' })
    expect(data.option).toEqual({ tie_rule: 'refund', one_sided_rule: 'refund' })
  })

  test('returns a content page in the requested language, and NOT_FOUND for an unknown page', async () => {
    const page = await sandbox.call('site.page', { code: 'terms' }, { 'accept-language': 'ja' })
    expect(page.data.title).toBe('利用規約')
    expect((await sandbox.call('site.page', { code: 'nothing' })).code).toBe(4004)
  })

  test.each(['home', 'mbhome', 'ai', 'option'] as const)(
    'returns the carousel slides of the page %s in their order, each with a picture that exists',
    async (position) => {
      const { data } = await sandbox.call('site.carousel', { position }, { 'accept-language': 'pt' })
      expect(data.map(({ sort }) => sort)).toEqual(data.map((_, index) => index + 1))
      for (const { id, title, image, link } of data) {
        expect(Object.values(slideTitles.pt)).toContain(title)
        const file = new URL(`../../../../reference/public${image}`, import.meta.url)
        expect(await readFile(file, 'utf8')).toContain('<svg')
        expect([id, link]).toEqual([expect.any(Number), expect.stringMatching(/^\/[a-z]/)])
      }
      expect((await sandbox.call('site.carousel')).data.length).toBeGreaterThanOrEqual(data.length)
    },
  )

  test('returns the list of customer service links', async () => {
    expect((await sandbox.call('help.service')).data[0]?.link).toBe('/serve')
  })
})

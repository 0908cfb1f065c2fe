import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The files with texts that a member sees. The language is the name of the folder, of the file or of an entry. */
const files = [
  'packages/widgets/src/shared/i18n/locales/*/*.json',
  'openapi/texts/*.json',
  'apps/sandbox/src/notifies/texts/*.json',
  'apps/sandbox/src/features/notices/texts/*.json',
  'apps/sandbox/src/features/help/texts/**/*.json',
  'apps/sandbox/src/features/site/**/*.json',
].flatMap((pattern) => globSync(pattern, { cwd: root }))

const CJK = '[\\u3041-\\u30ff\\u4e00-\\u9fff]'

const halfWidth = new RegExp(`${CJK}[,;:?!()]|[,;:?!()]${CJK}`)
const noSpace = new RegExp(`${CJK}[A-Za-z0-9]|[A-Za-z0-9]${CJK}`)
const typewriter = /\w'\w|\.\.\./

/** Patterns that no text of a language may contain, each with the rule of docs/terms.md that it breaks. */
const mistakes: Record<string, [rule: string, pattern: RegExp][]> = {
  en: [['typographic apostrophe and ellipsis', typewriter]],
  'zh-CN': [
    ['full-width punctuation', halfWidth],
    ['space between Chinese and Latin characters or digits', noSpace],
    ['quotation marks “ ”', /[「」]/],
    ['simplified characters', /[獲體驗與帳證賬幣單訂買賣價]/],
  ],
  'zh-TW': [
    ['full-width punctuation', halfWidth],
    ['space between Chinese and Latin characters or digits', noSpace],
    ['quotation marks 「 」', /[“”]/],
    ['terms of Taiwan', /充值|提現|幫助|返傭|盈虧|QR Code/],
  ],
  ja: [
    ['full-width punctuation', halfWidth],
    ['no space beside particles', /[A-Za-z0-9}%] [ぁ-ん]|[をにのがはでとも] [A-Za-z0-9{]/],
    ['wave dash 〜', /～/],
    ['quotation marks 「 」', /[“”]/],
    ['one term per thing', /サンドボックス|ペーパートレード|インデックス価格|ステーク|損切(?!り)/],
  ],
  ko: [
    ['no space before parentheses and around ~', /[가-힣] \(| ~ /],
    ['one term per thing', /샌드박스|스테이킹|잔고|신원 인증|고객지원/],
  ],
  fr: [
    ['no-break space before : ; ? ! » % and after «', / [:;?!»%](?!\w)|« /],
    ['typographic apostrophe and ellipsis', typewriter],
    ['one term per thing', /bac à sable|staking|code d’invitation|d’entraînement/i],
  ],
  es: [
    ['no-break space before %', /[\d}] ?%/],
    ['typographic apostrophe and ellipsis', typewriter],
    ['tú', /\busted\b|\bsu (?:cuenta|navegador|contraseña|orden|saldo)\b/i],
    ['one term per thing', /de práctica|staking|pignoración|\bperiodo\b|\b(?:longs|shorts)\b/i],
  ],
  pt: [
    ['typographic apostrophe and ellipsis', typewriter],
    ['one term per thing', /sandbox|staking|penhor|plataforma|de treino|código QR/i],
  ],
}

/** Returns the texts of a file with their paths: the path of the file and the names of the entries. */
function* textsOf(node: unknown, path: string[]): Generator<[path: string[], text: string]> {
  if (typeof node === 'string') yield [path, node]
  else for (const [name, entry] of Object.entries(node as object)) yield* textsOf(entry, [...path, name])
}

const texts = files.flatMap((file) => [
  ...textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')), file.split(/[/.]/)),
])

test.each(Object.entries(mistakes))('the texts in the language %s follow its rules', (language, rules) => {
  const own = texts.filter(([path]) => path.find((name) => name in mistakes) === language)
  expect(own.length).toBeGreaterThan(1000)
  const found = own.flatMap(([path, text]) => {
    const shown = text.replaceAll(/\]\([^)]*\)/g, ']')
    return rules.filter(([, pattern]) => pattern.test(shown)).map(([rule]) => ({ path, text, rule }))
  })
  expect(found).toEqual([])
})

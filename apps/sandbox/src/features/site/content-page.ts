import { richText } from '../../content/rich-text.ts'
import type { Data, Language } from '../../http/routes.ts'
import en from './pages/en.json' with { type: 'json' }
import es from './pages/es.json' with { type: 'json' }
import fr from './pages/fr.json' with { type: 'json' }
import ja from './pages/ja.json' with { type: 'json' }
import ko from './pages/ko.json' with { type: 'json' }
import pt from './pages/pt.json' with { type: 'json' }
import zhCN from './pages/zh-CN.json' with { type: 'json' }
import zhTW from './pages/zh-TW.json' with { type: 'json' }

/** The title and text of a content page in one language. `text` contains lines in the format of `richText`. */
interface Text {
  title: string
  text: string[]
}

/** Content pages by code and language. */
export const pages: Record<Language, Record<string, Text>> = {
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ko,
  ja,
  fr,
  pt,
  es,
}

/** Date on which the content pages were last changed: 2026-11-21. */
const UPDATED_AT = 1_795_219_200_000

/** Returns a content page in a language, or in English if the language lacks it; null for an unknown code. */
export function contentPage(code: string, language: Language): Data<'site.page'> | null {
  const page = own(pages[language], code) ?? own(pages.en, code)
  if (!page) return null
  return {
    code,
    title: page.title,
    content_html: richText(page.text),
    updated_at: UPDATED_AT,
  }
}

function own(texts: Record<string, Text>, code: string): Text | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined
}

import { richText } from '../../content/rich-text.ts'
import { textsIn } from '../../content/texts-in.ts'
import type { Data, Language } from '../../http/routes.ts'

/** The title and text of a content page in one language. `text` contains lines in the format of `richText`. */
interface Text {
  title: string
  text: string[]
}

/** Content pages by code and language. */
export const pages = textsIn<Record<string, Text>>(new URL('./pages/', import.meta.url))

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

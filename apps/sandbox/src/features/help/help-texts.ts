import type { Language } from '../../http/routes.ts'
import en from './texts/guides/en.json' with { type: 'json' }
import es from './texts/guides/es.json' with { type: 'json' }
import fr from './texts/guides/fr.json' with { type: 'json' }
import ja from './texts/guides/ja.json' with { type: 'json' }
import ko from './texts/guides/ko.json' with { type: 'json' }
import pt from './texts/guides/pt.json' with { type: 'json' }
import zhCN from './texts/guides/zh-CN.json' with { type: 'json' }
import zhTW from './texts/guides/zh-TW.json' with { type: 'json' }

/** Name of a category, used as its key in the texts of all languages. */
export type CategoryName = keyof typeof en.categories
export type GuideName = keyof typeof en.guides
export type PaperCoin = keyof typeof en.whitepapers

/**
 * The title and text of a guide or whitepaper before conversion to HTML. `text` is a list of lines in the markup of
 * `richText`.
 */
interface Authored {
  title: string
  text: string[]
}

interface HelpTexts {
  categories: Record<CategoryName, string>
  guides: Record<GuideName, Authored & { summary: string }>
  whitepapers: Record<PaperCoin, Authored>
}

/** Texts of categories, guides and whitepapers, by language. */
export const helpTexts: Record<Language, HelpTexts> = {
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ko,
  ja,
  fr,
  pt,
  es,
}

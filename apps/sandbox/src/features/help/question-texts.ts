import type { Language } from '../../http/routes.ts'
import en from './texts/questions/en.json' with { type: 'json' }
import es from './texts/questions/es.json' with { type: 'json' }
import fr from './texts/questions/fr.json' with { type: 'json' }
import ja from './texts/questions/ja.json' with { type: 'json' }
import ko from './texts/questions/ko.json' with { type: 'json' }
import pt from './texts/questions/pt.json' with { type: 'json' }
import zhCN from './texts/questions/zh-CN.json' with { type: 'json' }
import zhTW from './texts/questions/zh-TW.json' with { type: 'json' }

/** Name of a frequently asked question, used as its key in the texts of all languages. */
export type QuestionName = keyof typeof en

/** The frequently asked questions by language. Each answer is a list of lines in the markup of `richText`. */
export const questionTexts: Record<Language, Record<QuestionName, { question: string; answer: string[] }>> = {
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ko,
  ja,
  fr,
  pt,
  es,
}

import type { Language } from '../../http/routes.ts'
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }
import ko from './texts/ko.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import zhCN from './texts/zh-CN.json' with { type: 'json' }
import zhTW from './texts/zh-TW.json' with { type: 'json' }

/** Name of an announcement. */
export type NoticeName = keyof typeof en

/** The text of an announcement in one language. `text` contains lines in the format of `richText`. */
interface NoticeText {
  title: string
  summary: string
  text: string[]
}

/** The texts of every announcement by language. */
export const noticeTexts: Record<Language, Record<NoticeName, NoticeText>> = {
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ko,
  ja,
  fr,
  pt,
  es,
}

import type { Language } from './routes.ts'

/** All languages of content and messages, the default first. */
export const languages: Language[] = ['en', 'zh-CN', 'zh-TW', 'ko', 'ja', 'fr', 'pt', 'es']

/** Returns the language that a member chose, or English for an unknown one. */
export const languageOf = (lang: string): Language => languages.find((one) => one === lang) ?? 'en'

/**
 * Returns the best language for an Accept-Language header, or English if none matches. `@formatjs/intl-localematcher`
 * is not used, because it takes 2 ms for a hostile header of 200 characters and stores every tag for ever.
 */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, order) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/)
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0, order }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
  for (const { tag } of wanted) {
    const found = match(tag)
    if (found) return found
  }
  return 'en'
}

function match(tag: string): Language | undefined {
  if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-TW'
  if (/^zh(-|$)/.test(tag)) return 'zh-CN'
  return languages.find((language) => language === tag.split('-')[0])
}

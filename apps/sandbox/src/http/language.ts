/** All languages of content and messages. The first one is the default. */
export const languages = ['en', 'zh-CN', 'zh-TW', 'ko', 'ja', 'fr', 'pt', 'es'] as const

export type Language = (typeof languages)[number]

/** Returns the language with the given code, or English if the code is unknown. */
export const languageOf = (lang: string): Language => languages.find((one) => one === lang) ?? 'en'

/**
 * Returns the language that matches an Accept-Language header best, or English if none matches.
 * `@formatjs/intl-localematcher` is not used, because it needs 2 ms for a malicious header of 200 characters and
 * never releases the memory of parsed tags.
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

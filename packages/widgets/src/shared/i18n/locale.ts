export const locales = ['en', 'zh-CN', 'zh-TW', 'ko', 'ja', 'fr', 'pt', 'es'] as const

export type Locale = (typeof locales)[number]

/** The name of each language, written in the language itself. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ko: '한국어',
  ja: '日本語',
  fr: 'Français',
  pt: 'Português',
  es: 'Español',
}

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value)

/**
 * Returns the supported language of a BCP 47 tag, such as `pt` of `pt-BR`; undefined if there is none. A Chinese tag
 * with traditional script or the region TW, HK or MO is zh-TW. `@formatjs/intl-localematcher` is not used, because it
 * would add 10 kB to the first custom element of a page.
 */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const [language, ...rest] = (tag ?? '').toLowerCase().split(/[-_]/)
  if (language === 'zh') return rest.some((part) => /^(hant|tw|hk|mo)$/.test(part)) ? 'zh-TW' : 'zh-CN'
  return locales.find((locale) => locale === language)
}

/** Returns the first supported language among the BCP 47 tags; English if there is none. */
export const pickLocale = (wanted: readonly string[]): Locale => wanted.map(localeOf).find(Boolean) ?? 'en'

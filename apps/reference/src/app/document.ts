import { type Locale, type PreferencesStore, pickLocale } from '@bourselet/widgets'
import type { SiteConfig } from '../shared/site-config.ts'

/**
 * Applies the operator's style tokens, default theme and default language. A theme or language that the member has
 * stored takes precedence.
 */
export function applyConfig(config: SiteConfig, preferences: PreferencesStore): void {
  for (const [name, value] of Object.entries(config.tokens))
    document.documentElement.style.setProperty(name, value)
  const { theme, locale } = preferences.getState()
  preferences.setState({
    theme: theme ?? (config.theme === 'system' ? 'auto' : config.theme),
    ...(locale === null && config.locale ? { locale: pickLocale([config.locale]) } : {}),
  })
}

/**
 * Applies the member's language, theme and market colors to the document, now and after every change in this or
 * another tab. Passes the language to `onLocale`.
 */
export function followPreferences(preferences: PreferencesStore, onLocale: (locale: Locale) => void): void {
  const system = matchMedia('(prefers-color-scheme: light)')
  const apply = () => {
    const { theme, locale, marketColours } = preferences.getState()
    const { documentElement: html } = document
    const shown = theme === 'auto' || theme === null ? (system.matches ? 'light' : 'dark') : theme
    html.lang = locale ?? pickLocale(navigator.languages)
    onLocale(html.lang as Locale)
    html.dataset.blTheme = shown
    html.dataset.blMarket = marketColours ?? 'green-up'
    html.style.colorScheme = shown
  }
  apply()
  preferences.subscribe(apply)
  system.addEventListener('change', apply)
}

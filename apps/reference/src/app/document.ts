import { type Locale, type PreferencesStore, pickLocale } from '@bourselet/widgets'
import type { SiteConfig } from '../shared/site-config.ts'
import { readStored, writeStored } from '../shared/stored.ts'

/** Storage key of the operator's defaults that the site has applied to the preferences on this device. */
const APPLIED = 'bourselet.site-defaults'

type Defaults = Partial<Pick<ReturnType<PreferencesStore['getState']>, 'theme' | 'locale'>>

function appliedDefaults(): Defaults {
  try {
    return { ...JSON.parse(readStored(APPLIED) ?? '{}') }
  } catch {
    return {}
  }
}

/** Writes a warning to the console for each style token of the operator that the style sheets do not declare. */
function warnOfTokens(names: string[]): void {
  const root = getComputedStyle(document.documentElement)
  const isDeclared = (name: string) => root.getPropertyValue(name) !== ''
  // If the style sheets have not loaded, no token is declared, and every token would cause a wrong warning.
  if (!isDeclared('--bl-text')) return
  for (const name of names)
    if (!isDeclared(name)) console.warn(`bourselet: config.json: tokens.${name} is unknown`)
}

/**
 * Applies the operator's style tokens, default theme and default language. A theme or language that the member has
 * chosen takes precedence. The applied defaults are stored in the preferences, so that the next visit shows the right
 * theme from its first paint. A stored value that equals the previously applied default therefore counts as a default,
 * not as the member's choice.
 */
export function applyConfig(config: SiteConfig, preferences: PreferencesStore): void {
  warnOfTokens(Object.keys(config.tokens))
  for (const [name, value] of Object.entries(config.tokens))
    document.documentElement.style.setProperty(name, value)
  const now = {
    theme: config.theme === 'system' ? ('auto' as const) : config.theme,
    locale: config.locale ? pickLocale([config.locale]) : null,
  }
  if (now.locale === 'en' && !/^en\b/i.test(config.locale ?? ''))
    console.warn(
      `bourselet: config.json: locale ${config.locale} is not supported, so the site is in English`,
    )
  const { theme, locale } = preferences.getState()
  const earlier = appliedDefaults()
  const applied: Defaults = {}
  // Only values that this call sets are stored as defaults. If the member has chosen a value, it is not stored as a
  // default, even if it equals the current default. A later change of the default therefore does not replace the choice
  // of the member.
  if (theme === null || theme === earlier.theme) applied.theme = now.theme
  if (locale === null || locale === earlier.locale) applied.locale = now.locale
  preferences.setState({ theme, locale, ...applied })
  writeStored(APPLIED, JSON.stringify(applied))
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

import { isLocale } from '@bourselet/widgets'
import { configure, type PageSettings } from '../../settings.ts'
import type { Appearance } from '../messages.ts'
import { tokenNames } from '../token-value.ts'

/**
 * Applies the appearance of the host page to the frame; values that the host leaves open come from the site.
 */
export function applyAppearance(appearance: Appearance, site: PageSettings): void {
  const { locale, theme, marketColours, density, scheme, tokens } = appearance
  const wanted = isLocale(locale) ? locale : site.locale
  configure({
    ...(wanted ? { locale: wanted } : {}),
    ...(theme ? { theme } : {}),
    ...(marketColours ? { marketColours } : {}),
    ...(density ? { density } : {}),
  })
  if (wanted) document.documentElement.lang = wanted
  const { style } = document.documentElement
  for (const name of tokenNames) {
    const value = tokens[name]
    if (value === undefined) style.removeProperty(name)
    else style.setProperty(name, value)
  }
  // Setting the color scheme on the root would make the frame opaque if the host page has another one, so it
  // is set on the body.
  document.body.style.colorScheme = scheme
}

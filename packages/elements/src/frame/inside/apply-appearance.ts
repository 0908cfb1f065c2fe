import { isLocale } from '@bourselet/widgets'
import { configure, type PageSettings } from '../../settings.ts'
import type { Appearance } from '../messages.ts'
import { tokenNames } from '../token-value.ts'

/**
 * Applies the appearance of the host page to the frame. If the host page sets no supported locale, the frame uses the
 * locale of the site's settings.
 */
export function applyAppearance(appearance: Appearance, site: PageSettings): void {
  const { locale, theme, marketColours, density, scheme, tokens } = appearance
  const wanted = isLocale(locale) ? locale : site.locale
  configure({
    locale: wanted,
    theme: theme ?? site.theme,
    marketColours: marketColours ?? site.marketColours,
    density: density ?? site.density,
  })
  if (wanted) document.documentElement.lang = wanted
  const { style } = document.documentElement
  for (const name of tokenNames) {
    const value = tokens[name]
    if (value === undefined) style.removeProperty(name)
    else style.setProperty(name, value)
  }
  // The color scheme is set on the body. On the root element, a scheme other than that of the host page would make
  // the browser draw the frame with an opaque background.
  document.body.style.colorScheme = scheme
}

import { isLocale } from '@bourselet/widgets'
import { configure, type PageSettings } from '../../settings.ts'
import type { Look } from '../messages.ts'
import { tokenNames } from '../token-value.ts'

/** Draws the frame like the page around it; what that page leaves open is as the site has it. */
export function applyLook(look: Look, site: PageSettings): void {
  const { locale, theme, marketColours, scheme, tokens } = look
  const wanted = isLocale(locale) ? locale : site.locale
  configure({
    ...(wanted ? { locale: wanted } : {}),
    ...(theme ? { theme } : {}),
    ...(marketColours ? { marketColours } : {}),
  })
  if (wanted) document.documentElement.lang = wanted
  const { style } = document.documentElement
  for (const name of tokenNames) {
    const value = tokens[name]
    if (value === undefined) style.removeProperty(name)
    else style.setProperty(name, value)
  }
  // Not on the root: a canvas of another scheme than the page's would be opaque.
  document.body.style.colorScheme = scheme
}

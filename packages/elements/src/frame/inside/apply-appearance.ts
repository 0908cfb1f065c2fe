import { localeOf } from '@bourselet/widgets'
import type { PageSettings } from '../../page-settings.ts'
import { configure } from '../../settings.ts'
import type { Appearance } from '../messages.ts'
import { applyTokens, type FrameTheme } from './host-colours.ts'

/**
 * Applies the appearance of the host page to the frame. If the host page sets no supported locale, the frame uses the
 * locale of the site's settings. `chosen` is the theme that the member has chosen, which the widgets use if neither the
 * host page nor the site sets one. Returns the reasons why style properties of the host page were not applied.
 */
export function applyAppearance(
  appearance: Appearance,
  site: PageSettings,
  chosen: Partial<FrameTheme> = {},
): string[] {
  const { locale, density, scheme, tokens } = appearance
  const wanted = localeOf(locale) ?? site.locale
  const theme = appearance.theme ?? site.theme
  const marketColours = appearance.marketColours ?? site.marketColours
  configure({ locale: wanted, theme, marketColours, density: density ?? site.density })
  if (wanted) document.documentElement.lang = wanted
  // The color scheme is set on the body, not on the root element. If the root element had another scheme than the host
  // page, the browser would draw the frame with an opaque background.
  document.body.style.colorScheme = scheme
  return applyTokens(tokens, {
    theme: theme ?? chosen.theme,
    marketColours: marketColours ?? chosen.marketColours,
  })
}

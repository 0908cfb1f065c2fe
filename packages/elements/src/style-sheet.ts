import text from '@bourselet/widgets/styles.css?inline'

/**
 * Makes a tag without a theme follow the page's own `color-scheme`; a page without one gets the light scheme.
 */
const followPage = ':where(:root:not([data-bl-theme])) { --bl-scheme: initial; }'

const parts = [text, followPage]
let sheet: CSSStyleSheet | undefined
let isWritten = false

function write(): void {
  if (isWritten) return
  isWritten = true
  sheet?.replaceSync(parts.filter(Boolean).join('\n'))
}

/**
 * Returns the one sheet object that every tag of the page adopts: it is parsed once and allowed by `style-src
 * 'self'`. The document adopts it too, because the tokens' defaults are set on its root, where any ancestor
 * of a tag can override them.
 */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    // A page with the sheet of the React widgets has the tokens. A second sheet would override the page's own rules.
    if (!getComputedStyle(document.documentElement).getPropertyValue('--bl-scheme'))
      document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  }
  write()
  return sheet
}

/**
 * Adds the styles of a module of the script build at their place in the whole sheet. Styles that arrive together are
 * parsed once.
 */
export function addStyles(place: number, styles: string): void {
  // The first two parts are the base and the rule for the page, so modules start at the third.
  parts[place + 2] = styles
  isWritten = false
  if (sheet) queueMicrotask(write)
}

import text from '@bourselet/widgets/styles.css?inline'

/** A tag that is told no theme takes the page's own `color-scheme`: dark letters on a page that says nothing. */
const followPage = ':where(:root:not([data-bl-theme])) { --bl-scheme: initial; }'

const parts = [`${text}\n${followPage}`]
let sheet: CSSStyleSheet | undefined
let isWritten = false

function write(): void {
  if (isWritten) return
  isWritten = true
  sheet?.replaceSync(parts.filter(Boolean).join('\n'))
}

/**
 * The one sheet object that every tag of the page adopts: parsed once, and allowed by `style-src 'self'`. The document
 * adopts it too, because the tokens' defaults stand on its root, where any ancestor of a tag can override them.
 */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  }
  write()
  return sheet
}

/**
 * Styles that come with a part of the script build, at their place in the whole sheet. Several that come at once are
 * parsed once.
 */
export function addStyles(place: number, part: string): void {
  parts[place] = part
  isWritten = false
  if (sheet) queueMicrotask(write)
}

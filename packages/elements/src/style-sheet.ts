import text from '@bourselet/widgets/styles.css?inline'

/** A tag that is told no theme takes the page's own `color-scheme`: dark letters on a page that says nothing. */
const followPage = ':where(:root:not([data-bl-theme])) { --bl-scheme: initial; }'

let sheet: CSSStyleSheet | undefined

/**
 * The one sheet object that every tag of the page adopts: parsed once, and allowed by `style-src 'self'`. The document
 * adopts it too, because the tokens' defaults stand on its root, where any ancestor of a tag can override them.
 */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(`${text}\n${followPage}`)
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  }
  return sheet
}

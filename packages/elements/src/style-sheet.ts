import text from '@bourselet/widgets/styles.css?inline'

let sheet: CSSStyleSheet | undefined

/**
 * The one sheet object that every tag of the page adopts: parsed once, and allowed by `style-src 'self'`. The document
 * adopts it too, because the tokens' defaults stand on its root, where any ancestor of a tag can override them.
 */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  }
  return sheet
}

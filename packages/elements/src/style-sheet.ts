import text from '@bourselet/widgets/styles.css?inline'

let sheet: CSSStyleSheet | undefined

/** The one sheet object that every tag of the page adopts: parsed once, and allowed by `style-src 'self'`. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
  }
  return sheet
}

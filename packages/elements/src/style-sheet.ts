import text from '@bourselet/widgets/styles.css?inline'

/** The rule by which tags without a theme follow the page's `color-scheme`. If the page sets none, tags are light. */
const followPage = ':where(:root:not([data-bl-theme])){--bl-scheme:initial}'

const parts = [text, followPage]
const sheets = new Map<Document, CSSStyleSheet>()
let isWritten = false

function write(): void {
  if (isWritten) return
  isWritten = true
  // A document without a view belongs to a closed window or a removed frame.
  for (const [page, sheet] of sheets)
    if (page.defaultView) sheet.replaceSync(parts.filter(Boolean).join('\n'))
    else sheets.delete(page)
}

/**
 * Returns the style sheet object that all tags of a document adopt. The browser parses it only once, and the content
 * security policy `style-src 'self'` allows it. The document itself also adopts the sheet, so that the default values
 * of the style tokens (CSS custom properties) are set on the root element. Tags inherit these values, so any element
 * between the root element and a tag can override them. Each document needs a sheet of its own, because a document
 * cannot adopt the sheet of another document. A tag can move to another document, such as that of a picture-in-picture
 * window.
 */
export function styleSheet(page = document): CSSStyleSheet {
  let sheet = sheets.get(page)
  if (!sheet) {
    sheet = new page.defaultView!.CSSStyleSheet()
    sheets.set(page, sheet)
    isWritten = false
    // A page with React widgets already contains their style sheet, which defines the design tokens (CSS custom
    // properties). A second sheet on this page would override the page's own rules. Only the style sheet of the React
    // widgets sets `--bl-sheet`, so this property shows that the page contains it. The tokens cannot show this, because
    // a page may set every token itself.
    if (!getComputedStyle(page.documentElement).getPropertyValue('--bl-sheet'))
      page.adoptedStyleSheets = [sheet, ...page.adoptedStyleSheets]
  }
  write()
  return sheet
}

/**
 * Adds the styles of a module to the shared sheet, at the module's fixed position. Modules call this function when they
 * load. Styles that are added in the same microtask are parsed together.
 */
export function addStyles(place: number, styles: string): void {
  // `parts` begins with two fixed entries: the base styles and the rule `followPage`. So the styles of a module have
  // the index `place + 2`.
  parts[place + 2] = styles
  isWritten = false
  queueMicrotask(write)
}

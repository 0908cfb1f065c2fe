import text from '@bourselet/widgets/styles.css?inline'

/** Makes a tag without a theme follow the page's `color-scheme`; if the page sets none, the tag is light. */
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
 * Returns the style sheet object that all tags of the page adopt, so it is parsed once and allowed by
 * `style-src 'self'`. The document adopts it too: the default values of the tokens are set on the root, so
 * that any ancestor of a tag can override them.
 */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    // A page that has the style sheet of the React widgets has the tokens already. A second sheet would
    // override the page's own rules.
    if (!getComputedStyle(document.documentElement).getPropertyValue('--bl-scheme'))
      document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  }
  write()
  return sheet
}

/**
 * Adds the styles of a module of the script build at the module's place in the whole sheet. Styles that are
 * added at the same time are parsed once.
 */
export function addStyles(place: number, styles: string): void {
  // The first two parts of the sheet are the base styles and the rule `followPage`, so the styles of modules
  // start at the third.
  parts[place + 2] = styles
  isWritten = false
  if (sheet) queueMicrotask(write)
}

import text from '@bourselet/widgets/styles.css?inline'

/** The rule by which tags without a theme follow the page's `color-scheme`. If the page sets none, tags are light. */
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
 * Returns the style sheet object that all tags of the page adopt. The browser parses it only once, and the content
 * security policy `style-src 'self'` allows it. The document also adopts the sheet, which sets the default values of
 * the tokens on the root element. So any ancestor of a tag can override them.
 */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    // The style sheet of the React widgets already defines the tokens. On a page that has it, a second sheet
    // would override the page's own rules.
    if (!getComputedStyle(document.documentElement).getPropertyValue('--bl-scheme'))
      document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  }
  write()
  return sheet
}

/**
 * Adds the styles of a module to the shared sheet, at the module's fixed position. Modules call this function when they
 * load. Styles that are added in the same microtask are parsed together.
 */
export function addStyles(place: number, styles: string): void {
  // The first two parts of the sheet are the base styles and the rule `followPage`, so the styles of modules
  // start at the third.
  parts[place + 2] = styles
  isWritten = false
  if (sheet) queueMicrotask(write)
}

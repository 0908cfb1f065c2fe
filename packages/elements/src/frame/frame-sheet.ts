import text from './frame.css?inline'

const sheets = new WeakMap<Window, CSSStyleSheet>()

/**
 * Returns the style sheet of framed tags for a window. A shadow root accepts only sheets that were created in the
 * window of the shadow root.
 */
export function frameSheet(view: typeof window): CSSStyleSheet {
  let sheet = sheets.get(view)
  if (!sheet) {
    sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.set(view, sheet)
  }
  return sheet
}

import text from './frame.css?inline'

const sheets = new WeakMap<Window, CSSStyleSheet>()

/** Returns the sheet for tags in a window. A shadow root accepts only sheets that were made in its own window. */
export function frameSheet(view: typeof window): CSSStyleSheet {
  let sheet = sheets.get(view)
  if (!sheet) {
    sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.set(view, sheet)
  }
  return sheet
}

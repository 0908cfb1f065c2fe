/**
 * Styles for the placeholder while the frame loads and for the error message. They use the page's own colors.
 */
const text = `
:host { display: block; }
:host([hidden]) { display: none; }
.place { all: initial; display: block; position: relative; color: inherit; font: inherit; }
iframe { display: block; width: 100%; height: var(--bl-reserved, 320px); border: 0; background: none; color-scheme: light; }
.place[data-state='loading'] iframe, .place[data-state='failed'] iframe { opacity: 0; }
.place[data-state='failed'] iframe { height: 200px; visibility: hidden; }
.wait, .failed { display: none; position: absolute; inset: 0; border-radius: var(--bl-radius-m, 10px); }
.place[data-state='loading'] .wait {
  display: block;
  background: color-mix(in oklab, currentColor 7%, transparent);
  animation: wait 1.6s ease-in-out infinite alternate;
}
.place[data-state='failed'] .failed {
  display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 12px;
  padding: 16px; text-align: center;
  border: 1px solid color-mix(in oklab, currentColor 20%, transparent);
}
p { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; }
.actions > * {
  all: unset; box-sizing: border-box; min-height: 44px; padding: 10px 16px; cursor: pointer; font-weight: 600;
  border: 1px solid currentColor; border-radius: var(--bl-radius-m, 10px);
}
.actions > :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
@keyframes wait { to { opacity: 0.45; } }
@media (prefers-reduced-motion: reduce) { .wait { animation: none !important; } }
`

const sheets = new WeakMap<Document, CSSStyleSheet>()

/** Returns the sheet for tags in a document. A shadow root accepts only sheets that were made in its own document. */
export function frameSheet(page = document): CSSStyleSheet {
  let sheet = sheets.get(page)
  if (!sheet) {
    sheet = new page.defaultView!.CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.set(page, sheet)
  }
  return sheet
}

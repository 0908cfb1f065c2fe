import { expect, onTestFinished, test } from 'vitest'
import { addStyles, styleSheet } from './style-sheet.ts'

test('the shared style sheet contains the styles of modules in the order of their numbers, not in the order in which they were added', async () => {
  const sheet = styleSheet()
  const whole = sheet.cssRules.length
  addStyles(200, '.bl-late { color: red }')
  addStyles(100, '.bl-early { color: red }')
  await Promise.resolve()
  const added = [...sheet.cssRules].slice(whole).map((rule) => (rule as CSSStyleRule).selectorText)
  expect(added).toEqual(['.bl-early', '.bl-late'])
  expect(styleSheet()).toBe(sheet)
  expect(document.adoptedStyleSheets).toContain(sheet)
})

/**
 * Opens a document whose root element has the given custom property, requests the style sheet of the tags for it, and
 * returns the document.
 */
function openPage(property: string, value: string): Document {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const page = frame.contentDocument!
  page.documentElement.style.setProperty(property, value)
  styleSheet(page)
  return page
}

test('a page that sets its theme by a style token (CSS custom property) still gets the default values of all other style tokens', () => {
  const page = openPage('--bl-scheme', 'dark')
  const token = (name: string) => getComputedStyle(page.documentElement).getPropertyValue(name)
  expect(token('--bl-text')).not.toBe('')
  expect(token('--bl-scheme')).toBe('dark')
})

test('a page with the style sheet of the React widgets gets no second sheet', () => {
  expect(openPage('--bl-sheet', '1').adoptedStyleSheets).toEqual([])
})

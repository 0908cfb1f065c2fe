import { expect, test } from 'vitest'
import { addStyles, styleSheet } from './style-sheet.ts'

test('styles that are loaded later are inserted at their fixed position in the shared sheet', async () => {
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

import { expect, test } from 'vitest'
import { addStyles, styleSheet } from './style-sheet.ts'

test('adds styles that load later at the end of the shared sheet', async () => {
  const sheet = styleSheet()
  const whole = sheet.cssRules.length
  addStyles('.bl-shared { color: red }')
  addStyles('.bl-own { color: red }')
  await Promise.resolve()
  const added = [...sheet.cssRules].slice(whole).map((rule) => (rule as CSSStyleRule).selectorText)
  expect(added).toEqual(['.bl-shared', '.bl-own'])
  expect(styleSheet()).toBe(sheet)
  expect(document.adoptedStyleSheets).toContain(sheet)
})

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { partner } from './addresses.ts'
import { expectAllShown } from './partner-page.ts'

/** Each file of the whole style sheet of the widgets, without its imports. */
function filesOf(file: string): Record<string, string> {
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/@import "([^"]+)"/g)].map(([, path]) =>
    filesOf(join(dirname(file), path!)),
  )
  return Object.assign({}, ...imported, { [file]: text.replace(/@import[^;]*;/g, '') })
}

const files = filesOf(join(import.meta.dirname, '..', 'packages', 'widgets', 'src', 'styles.css'))

/** Counts the style rules that match in the shadow roots of a document, and lists those that their sheets lack. */
function findMissing(files: Record<string, string>): { checked: number; missing: string[] } {
  const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? [])
  const classes = (text: string) => text.match(/\.bl-[\w-]+/g) ?? []
  const known = new Set(
    roots.flatMap((root) =>
      root.adoptedStyleSheets.flatMap((sheet) =>
        [...sheet.cssRules].flatMap((rule) => classes(rule.cssText)),
      ),
    ),
  )
  const missing: string[] = []
  let checked = 0
  for (const [file, text] of Object.entries(files)) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue
      const selector = rule.selectorText.replace(/::[\w-]+/g, '')
      if (!roots.some((root) => root.querySelector(selector))) continue
      checked += 1
      if (!classes(selector).every((name) => known.has(name))) missing.push(`${file}: ${selector}`)
    }
  }
  return { checked, missing }
}

// The script build loads the styles of each tag on demand. No rule of the complete style sheet that matches a
// rendered element may be missing.
test('the tags of a page and of its frames load all of their styles @desktop', async ({ page }) => {
  await page.goto(`${partner}/hostile.html`)
  await expectAllShown(page)
  await expect(page.locator('bourselet-coin-list').getByRole('row').nth(5)).toBeVisible()
  const seen = await Promise.all(page.frames().map((frame) => frame.evaluate(findMissing, files)))
  expect(seen.length).toBeGreaterThan(10)
  for (const { checked } of seen) expect(checked).toBeGreaterThan(10)
  expect(seen.flatMap(({ missing }) => missing)).toEqual([])
})

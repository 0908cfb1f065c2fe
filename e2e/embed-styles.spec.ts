import { expect, test } from '@playwright/test'
import { wholeSheet } from '../packages/widgets/whole-sheet.ts'
import { partner } from './addresses.ts'
import { full } from './browsers.ts'
import { expectAllShown } from './partner-page.ts'

test.use(full)

/**
 * Returns the number of elements inside tags (custom elements), and the styles of these elements that change when the
 * complete style sheet is applied.
 */
function compare(whole: string): { looked: number; changed: string[] } {
  const sheet = document.adoptedStyleSheets[0]
  if (!sheet) return { looked: 0, changed: [] }
  const roots = [...document.querySelectorAll('*')]
    .flatMap((element) => element.shadowRoot ?? [])
    .filter(({ adoptedStyleSheets }) => adoptedStyleSheets.includes(sheet))
  const followsPage = [...sheet.cssRules].find(({ cssText }) =>
    cssText.startsWith(':where(:root:not('),
  )!.cssText
  // Transitions are disabled, because styles read during a transition still have their old values.
  const still = '*, ::before, ::after { transition: none !important; animation: none !important; }'
  // The minifier rewrites the values of custom properties, the position of absent backgrounds and the angles of masks.
  // These properties are therefore not compared.
  const names = [...getComputedStyle(document.body)].filter(
    (name) => !name.startsWith('--') && !['background-position', 'mask-image'].includes(name),
  )
  const elements = roots.flatMap((root) => [...root.querySelectorAll('*')])
  const stylesNow = () =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        return part && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name))
      }),
    )
  sheet.insertRule(still, sheet.cssRules.length)
  const own = stylesNow()
  sheet.replaceSync(`${whole}${followsPage}${still}`)
  const wanted = stylesNow()
  const changed = own.flatMap((values, index) => {
    const other = wanted[index]!
    if (values.length !== other.length) return [`${elements[Math.floor(index / 3)]!.className}: content`]
    return values.flatMap((value, place) =>
      value === other[place]
        ? []
        : [
            `${elements[Math.floor(index / 3)]!.getAttribute('class')} ${names[place]}: ${value} ≠ ${other[place]}`,
          ],
    )
  })
  return { looked: elements.length, changed }
}

// The script build contains the tags (custom elements) for a script tag. On a page, it loads the styles of the used
// modules only, in the sequence in which the tags load. A tag must look the same no matter which styles of other tags
// are loaded.
test('each custom element on a page or in a frame looks the same with its own style sheets alone as with all style sheets of the widgets @desktop @deep', async ({
  page,
}) => {
  await page.goto(`${partner}/hostile.html`)
  await expectAllShown(page)
  await expect(page.locator('bourselet-coin-list').getByRole('row').nth(5)).toBeVisible()
  const whole = await wholeSheet()
  const seen = await Promise.all(page.frames().map((frame) => frame.evaluate(compare, whole)))
  expect(seen.length).toBeGreaterThan(10)
  for (const { looked } of seen) expect(looked).toBeGreaterThan(10)
  expect([...new Set(seen.flatMap(({ changed }) => changed))]).toEqual([])
})

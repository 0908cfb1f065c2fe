import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import './inter-latin.css'

/** Returns a screenshot of the digit 0 in the font of the site, drawn with the given OpenType features. */
async function pictureOf(features: string): Promise<string> {
  const zero = document.createElement('span')
  zero.textContent = '0'
  zero.style.font = '40px "Inter Variable"'
  zero.style.fontFeatureSettings = features
  document.body.append(zero)
  const picture = await page.elementLocator(zero).screenshot({ save: false })
  zero.remove()
  return picture
}

test('the font of the site draws 0 with a slash if the OpenType feature `zero` is on', async () => {
  const [face] = await document.fonts.load('40px "Inter Variable"', '0')
  expect(face?.status).toBe('loaded')
  const plain = await pictureOf('normal')
  expect(await pictureOf('"kern"')).toBe(plain)
  expect(await pictureOf('"zero"')).not.toBe(plain)
})

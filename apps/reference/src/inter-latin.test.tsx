import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import './inter-latin.css'

/** Returns a picture of a zero in the font of the site, with these features. */
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

test('the font of the site has a zero with a slash', async () => {
  const [face] = await document.fonts.load('40px "Inter Variable"', '0')
  expect(face?.status).toBe('loaded')
  const plain = await pictureOf('normal')
  expect(await pictureOf('"kern"')).toBe(plain)
  expect(await pictureOf('"zero"')).not.toBe(plain)
})

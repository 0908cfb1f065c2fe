import { expect, onTestFinished, test } from 'vitest'
import { applyStyles } from './apply-styles.ts'

/** Opens a page that preloads a style sheet. */
function openPage(href: string): Document {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const page = frame.contentDocument!
  page.head.innerHTML = `<link rel="preload" as="style" href="${href}">`
  page.body.innerHTML = '<p>Text</p>'
  return page
}

test('applies a preloaded style sheet at the position of its link, before style sheets that were added later', async () => {
  const href = URL.createObjectURL(new Blob(['p { color: rgb(1, 2, 3) }'], { type: 'text/css' }))
  onTestFinished(() => URL.revokeObjectURL(href))
  const page = openPage(href)
  const later = page.head.appendChild(document.createElement('style'))
  later.textContent = 'p { background: rgb(4, 5, 6) }'
  await applyStyles(page)
  expect(getComputedStyle(page.querySelector('p')!)).toMatchObject({
    color: 'rgb(1, 2, 3)',
    backgroundColor: 'rgb(4, 5, 6)',
  })
  expect([...page.styleSheets].at(-1)?.ownerNode).toBe(later)
})

test('applyStyles resolves even if a style sheet cannot be loaded', async () => {
  await applyStyles(openPage('blob:missing'))
})

import { expect, type Page, test } from '@playwright/test'
import { listen } from './partner-page.ts'
import { type ReleasePages, serveReleases } from './release-pages.ts'

let pages: ReleasePages

test.beforeAll(async () => {
  pages = await serveReleases()
})
test.afterAll(() => pages.close())

/** Records path, status and caching header of each response from the operator's site. */
function recordAnswers(page: Page): string[] {
  const answers: string[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === pages.operator)
      answers.push(`${pathname} ${response.status()} ${response.headers()['cache-control']}`)
  })
  return answers
}

const price = (page: Page) => page.locator('bourselet-ticker .bl-price').first()

test('a pinned release with `integrity` shows a price under the strictest CSP, from immutable files of this release alone @desktop @deep', async ({
  page,
}) => {
  const { messages, violations } = await listen(page)
  const answers = recordAnswers(page)
  await page.goto(`${pages.partner}/v1.2.3/autoload.js`)
  await expect(price(page)).toHaveText(/^[\d,]+\.\d\d$/)
  expect(answers.length).toBeGreaterThan(3)
  for (const answer of answers)
    expect(answer).toMatch(/^\/elements\/v1\.2\.3\/.+ 200 public, max-age=31536000, immutable$/)
  expect(await violations()).toEqual([])
  expect(messages).toEqual([])
})

test('a browser refuses the script of a release whose hash differs from the attribute `integrity` @desktop @deep', async ({
  page,
}) => {
  const { messages } = await listen(page)
  await page.goto(`${pages.partner}/v1.2.3/frame.js`)
  await expect.poll(() => messages.join()).toContain('integrity')
  await expect(page.locator('bourselet-ticker:defined')).toHaveCount(0)
})

test('if a script tag names a range of releases, its settings apply and all further files come from the newest release @usually-desktop', async ({
  page,
}) => {
  const { messages, violations } = await listen(page)
  const answers = recordAnswers(page)
  await page.goto(`${pages.partner}/v1/autoload.js`)
  await expect(price(page)).toHaveText(/^[\d,]+\.\d\d$/)
  const redirected = answers.filter((answer) => answer.includes(' 302 '))
  expect(redirected.sort()).toEqual(
    ['autoload.js', 'reserve.css'].map((file) => `/elements/v1/${file} 302 public, max-age=300`),
  )
  for (const answer of answers.filter((one) => !redirected.includes(one)))
    expect(answer).toMatch(/^\/elements\/v1\.3\.0\//)
  expect(await violations()).toEqual([])
  expect(messages).toEqual([])
})

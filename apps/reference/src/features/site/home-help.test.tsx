import { loadTexts, pageOf } from '@bourselet/widgets'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../../testing/render-site.tsx'

const field = page.getByRole('combobox', { name: 'Search the help center' })
const heading = page.getByRole('heading', { name: 'Help, at any hour', level: 2 })

/** Renders the home page as if its load event were still to come, and waits until only the search field is missing. */
async function showHome() {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  onTestFinished(() => state.mockRestore())
  scrollTo(0, 0)
  const { sdk } = await renderSite('/home')
  await expect.element(heading, longWait).toBeInTheDocument()
  // Once this module and its messages are loaded, nothing else delays the field.
  await import('./help-search.ts')
  await loadTexts(pageOf(sdk).texts, 'en', ['help'])
  await expect.poll(() => document.querySelector('.home-more'), longWait).not.toBeNull()
  await expect.element(field).not.toBeInTheDocument()
}

test('before its load event, the home page loads the help search only when the reader scrolls near it', {
  tags: 'deep',
}, async () => {
  await showHome()
  heading.element().scrollIntoView()
  await expect.element(field, longWait).toBeVisible()
})

test('some seconds after its load event, the home page loads the help search even if the reader is not near it', async () => {
  await showHome()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await expect.element(field, longWait).toBeInTheDocument()
  expect(scrollY).toBe(0)
})

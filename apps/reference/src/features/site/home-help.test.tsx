import { loadTexts, pageOf } from '@bourselet/widgets'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../../testing/render-site.tsx'

test('the home page loads the search of the help center only when the reader comes near it', async () => {
  const field = page.getByRole('combobox', { name: 'Search the help center' })
  scrollTo(0, 0)
  const { sdk } = await renderSite('/home')
  const heading = page.getByRole('heading', { name: 'Help, at any hour', level: 2 })
  await expect.element(heading, longWait).toBeInTheDocument()
  // Once this module and its messages are loaded, nothing else delays the field.
  await import('./help-search.ts')
  await loadTexts(pageOf(sdk).texts, 'en', ['help'])
  await expect.poll(() => document.querySelector('.home-more'), longWait).not.toBeNull()
  await expect.element(field).not.toBeInTheDocument()
  heading.element().scrollIntoView()
  await expect.element(field, longWait).toBeVisible()
})

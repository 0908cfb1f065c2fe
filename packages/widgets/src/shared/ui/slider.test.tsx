import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Slider } from './slider.tsx'

test.each([
  ['en', '25%'],
  ['fr', '25\u00a0%'],
] as const)('in the language %s, screen readers announce the value as %s', async (locale, text) => {
  await renderKit(<Slider label="Share" value={25} onValueChange={() => {}} />, { locale })
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', text)
})

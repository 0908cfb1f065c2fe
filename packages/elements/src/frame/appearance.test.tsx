import { afterEach, expect, test } from 'vitest'
import { configure, pageSettings } from '../settings.ts'
import { followAppearance } from './follow-appearance.ts'
import { applyAppearance } from './inside/apply-appearance.ts'
import type { Appearance } from './messages.ts'

afterEach(() => {
  document.body.replaceChildren()
  configure({ locale: undefined, theme: undefined, marketColours: undefined, density: undefined })
  document.documentElement.lang = ''
  document.body.style.colorScheme = ''
})

test('a frame returns to the appearance of the site when the host page no longer sets its own', () => {
  const ofHost: Appearance = {
    ...{ type: 'appearance', locale: 'ja', theme: 'light', marketColours: 'red-up', density: 'compact' },
    ...{ scheme: 'light', tokens: {} },
  }
  const site = { locale: 'fr', theme: 'dark' } as const
  applyAppearance(ofHost, site)
  expect(pageSettings()).toMatchObject({
    locale: 'ja',
    theme: 'light',
    marketColours: 'red-up',
    density: 'compact',
  })
  applyAppearance({ ...ofHost, locale: null, theme: null, marketColours: null, density: undefined }, site)
  expect(pageSettings()).toMatchObject({ locale: 'fr', theme: 'dark' })
  expect(pageSettings().marketColours).toBeUndefined()
  expect(pageSettings().density).toBeUndefined()
})

test('a change of the theme at any ancestor, also outside of a shadow root, is sent to the frame', async () => {
  const section = document.createElement('section')
  const host = document.createElement('div')
  section.append(host)
  document.body.append(section)
  const element = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(element)
  const sent: Appearance[] = []
  const { update, stop } = followAppearance(element, (appearance) => sent.push(appearance))
  update()
  section.style.colorScheme = 'dark'
  await expect.poll(() => sent.at(-1)?.scheme).toBe('dark')
  section.style.colorScheme = 'light'
  await expect.poll(() => sent.at(-1)?.scheme).toBe('light')
  section.style.setProperty('--bl-scheme', 'dark')
  await expect.poll(() => sent.at(-1)?.scheme).toBe('dark')
  section.style.removeProperty('--bl-scheme')
  await expect.poll(() => sent.at(-1)?.scheme).toBe('light')
  section.dataset.blTheme = 'dark'
  await expect.poll(() => sent.at(-1)?.scheme).toBe('dark')
  stop()
})

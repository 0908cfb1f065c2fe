import { createBourselet, memoryStore } from '@bourselet/sdk'
import '@bourselet/widgets/styles.css'
import { pageOf } from '@bourselet/widgets'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readSiteConfig } from '../shared/site-config.ts'
import { applyConfig } from './document.ts'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** Opens the site with a configuration. Returns the preferences of this visit. */
function visit(config: { theme?: string; locale?: string; tokens?: Record<string, string> }) {
  const sdk = createBourselet({ baseUrl: location.origin, tokenStore: memoryStore(), stream: false })
  onTestFinished(() => sdk.close())
  const { preferences } = pageOf(sdk)
  applyConfig(readSiteConfig(config), preferences)
  return preferences
}

test('a member who has chosen no theme or language gets the current defaults of the operator', () => {
  expect(visit({ theme: 'dark', locale: 'ja' }).getState()).toMatchObject({ theme: 'dark', locale: 'ja' })
  expect(visit({ theme: 'light', locale: 'ko' }).getState()).toMatchObject({ theme: 'light', locale: 'ko' })
  expect(visit({ theme: 'system' }).getState()).toMatchObject({ theme: 'auto', locale: null })
})

test('the theme and language that the member has chosen take precedence over later defaults', () => {
  visit({ theme: 'dark', locale: 'ja' }).setState({ theme: 'light', locale: 'fr' })
  expect(visit({ theme: 'dark', locale: 'ko' }).getState()).toMatchObject({ theme: 'light', locale: 'fr' })
  expect(visit({ theme: 'system' }).getState()).toMatchObject({ theme: 'light', locale: 'fr' })
})

test('a chosen theme or language that equals the current default stays chosen when the default changes later', () => {
  visit({ theme: 'light', locale: 'ja' }).setState({ theme: 'dark', locale: 'fr' })
  expect(visit({ theme: 'dark', locale: 'fr' }).getState()).toMatchObject({ theme: 'dark', locale: 'fr' })
  expect(visit({ theme: 'light', locale: 'ja' }).getState()).toMatchObject({ theme: 'dark', locale: 'fr' })
})

test('the applied theme is stored for the first paint of the next visit', () => {
  visit({ theme: 'light' })
  expect(JSON.parse(localStorage.getItem('bourselet.preferences')!)).toMatchObject({ theme: 'light' })
})

test('a default language that the site does not have is named in a warning on the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  for (const locale of ['en-GB', 'zh-HK', 'pt-BR']) visit({ locale })
  expect(warn).not.toHaveBeenCalled()
  visit({ locale: 'jp' })
  expect(warn.mock.calls.flat()).toEqual([
    'bourselet: config.json: locale jp is not supported, so the site is in English',
  ])
})

test('a style token that the style sheets do not declare is named in a warning on the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const tokens = { '--bl-accent': 'red', '--bl-font': 'serif', '--bl-error': 'red', '--bl-acccent': 'red' }
  onTestFinished(() => {
    warn.mockRestore()
    for (const name of Object.keys(tokens)) document.documentElement.style.removeProperty(name)
  })
  visit({ tokens })
  expect(warn.mock.calls.flat()).toEqual(['bourselet: config.json: tokens.--bl-acccent is unknown'])
})

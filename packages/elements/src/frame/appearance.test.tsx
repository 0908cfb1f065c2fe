import { Button } from '@bourselet/widgets/ui'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { configure, pageSettings } from '../settings.ts'
import { styleSheet } from '../style-sheet.ts'
import { followAppearance } from './follow-appearance.ts'
import { applyAppearance } from './inside/apply-appearance.ts'
import type { Appearance } from './messages.ts'

afterEach(() => {
  document.body.replaceChildren()
  configure({ locale: undefined, theme: undefined, marketColours: undefined, density: undefined })
  document.documentElement.lang = ''
  document.body.style.colorScheme = ''
  document.documentElement.removeAttribute('style')
})

test('when the host page no longer sets a language or theme, a frame uses the language and theme of the site again', () => {
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

test('a frame uses pt for a host page in pt-BR, and the language of the site for a host page in an unsupported language', () => {
  const ofHost: Appearance = {
    ...{ type: 'appearance', locale: 'pt-BR', theme: null, marketColours: null },
    ...{ scheme: 'light', tokens: {} },
  }
  applyAppearance(ofHost, { locale: 'fr' })
  expect(pageSettings().locale).toBe('pt')
  expect(document.documentElement.lang).toBe('pt')
  applyAppearance({ ...ofHost, locale: 'it-IT' }, { locale: 'fr' })
  expect(document.documentElement.lang).toBe('fr')
})

test('a change of the theme at any ancestor, including those outside of the shadow root, is sent to the frame', async () => {
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
  delete section.dataset.blTheme
  section.removeAttribute('style')
  await expect.poll(() => sent.at(-1)?.scheme).toBe('light')
  const sheet = document.createElement('style')
  sheet.textContent = '[data-bs-theme=dark] { color-scheme: dark }'
  section.append(sheet)
  section.dataset.bsTheme = 'dark'
  await expect.poll(() => sent.at(-1)?.scheme).toBe('dark')
  stop()
})

test('after a tag has moved to another document, its frame follows the theme there', async () => {
  const other = document.createElement('iframe')
  const element = document.createElement('div')
  document.body.append(element, other)
  const { body } = other.contentDocument!
  const sent: Appearance[] = []
  const { moved, stop } = followAppearance(element, (appearance) => sent.push(appearance))
  onTestFinished(stop)
  await expect.poll(() => sent.at(-1)?.scheme).toBe('light')
  body.dataset.blTheme = 'dark'
  const host = body.appendChild(other.contentDocument!.createElement('div'))
  host.attachShadow({ mode: 'open' }).append(element)
  moved()
  await expect.poll(() => sent.at(-1)?.scheme).toBe('dark')
  body.dataset.blTheme = 'light'
  await expect.poll(() => sent.at(-1)?.scheme).toBe('light')
})

test('if the appearance changes many times in a second, a tag sends few updates to its frame, and always the last one', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  onTestFinished(() => void vi.useRealTimers())
  const sent: Appearance[] = []
  const { stop } = followAppearance(document.body, (appearance) => sent.push(appearance))
  onTestFinished(stop)
  for (let hue = 0; hue < 120; hue += 1) {
    document.documentElement.style.setProperty('--bl-hue', String(hue))
    await vi.advanceTimersByTimeAsync(8)
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent.at(-1)?.tokens['--bl-hue']).toBe('119')
  expect(sent.length).toBeLessThanOrEqual(21)
})

describe('the style tokens of the host page', () => {
  const base: Appearance = {
    ...{ type: 'appearance', locale: null, theme: null, marketColours: null },
    ...{ scheme: 'light', tokens: {} },
  }
  const { style } = document.documentElement
  const apply = (tokens: Record<string, string>, more: Partial<Appearance> = {}) =>
    applyAppearance({ ...base, ...more, tokens }, {})

  beforeAll(async () => {
    // Importing a control loads the default values of all style tokens. This test therefore imports the control
    // `Button` and uses it here.
    expect(Button).toBeDefined()
    styleSheet()
    const ofControl = () => getComputedStyle(document.documentElement).getPropertyValue('--bl-on-accent')
    await vi.waitFor(() => expect(ofControl()).not.toBe(''), 15_000)
  })

  // Themes from three places: the gallery (apps/reference/src/features/gallery/host-themes.ts), the partner's pages in
  // apps/embed, and the examples in the documentation.
  const card = (color: string, text: string) => ({
    '--bl-surface-0': `color-mix(in oklab, ${color} 97%, ${text})`,
    '--bl-surface-1': color,
    '--bl-surface-2': `color-mix(in oklab, ${color} 95%, ${text})`,
    '--bl-surface-3': `color-mix(in oklab, ${color} 90%, ${text})`,
    '--bl-raised': `color-mix(in oklab, ${color} 88%, ${text})`,
    '--bl-overlay': `color-mix(in oklab, ${color} 98%, ${text})`,
    '--bl-text': text,
    '--bl-text-muted': `color-mix(in oklab, ${text} 80%, ${color})`,
    '--bl-text-faint': `color-mix(in oklab, ${text} 72%, ${color})`,
  })
  const accent = (color: string, ink: string) => ({
    '--bl-accent': color,
    '--bl-accent-soft': `color-mix(in oklab, ${color} 16%, transparent)`,
    '--bl-on-accent': ink,
  })
  const themes: Record<string, [Appearance['scheme'], Record<string, string>]> = {
    newspaper: [
      'light',
      {
        ...card('#f3f7f1', '#13201a'),
        ...accent('#8e2030', '#ffffff'),
        '--bl-font': 'Georgia, "Times New Roman", serif',
        '--bl-green': '#005d3d',
        '--bl-green-solid': '#005d3d',
        '--bl-red': '#a32228',
        '--bl-red-solid': '#a32228',
      },
    ],
    bank: [
      'light',
      {
        ...card('#ffffff', '#0b2545'),
        ...accent('#0b4f9e', '#ffffff'),
        '--bl-font': 'Verdana, Geneva, sans-serif',
      },
    ],
    arcade: [
      'dark',
      {
        ...card('#1d1136', '#f6f0ff'),
        ...accent('#ff7ad9', '#000000'),
        '--bl-font': '"Courier New", ui-monospace, monospace',
        '--bl-green': '#5ff0c0',
        '--bl-red': '#ff8f8f',
      },
    ],
    partner: [
      'light',
      {
        '--bl-surface-0': 'oklch(0.97 0.012 85)',
        '--bl-surface-1': 'oklch(0.99 0.006 85)',
        '--bl-surface-2': 'oklch(0.955 0.012 85)',
        '--bl-surface-3': 'oklch(0.925 0.016 85)',
        '--bl-accent': 'oklch(0.42 0.1 250)',
        '--bl-accent-soft': 'oklch(0.42 0.1 250 / 0.1)',
        '--bl-on-accent': 'oklch(0.99 0 0)',
      },
    ],
    'the documentation on a light page': ['light', { '--bl-accent': '#0a7d4f' }],
    'the documentation on a dark page': ['dark', { '--bl-accent': '#0a7d4f' }],
    'both schemes': ['dark', { '--bl-text': 'light-dark(#111, #eee)' }],
    'a page without tokens': ['dark', {}],
  }
  test.each(Object.entries(themes))(
    'a frame applies all style tokens of its host page (%s)',
    (_, [scheme, tokens]) => {
      for (const marketColours of [null, 'red-up', 'blue-orange'] as const)
        expect(apply(tokens, { scheme, marketColours })).toEqual([])
      for (const name of Object.keys(tokens)) expect(style.getPropertyValue(name)).not.toBe('')
    },
  )

  test('a frame resolves a light-dark() color of its host page for the theme of its widgets', () => {
    const tokens = { '--bl-text': 'light-dark(#111, #eee)' }
    expect(apply(tokens, { scheme: 'dark' })).toEqual([])
    expect(style.getPropertyValue('--bl-text')).toBe('rgb(238, 238, 238)')
    expect(apply(tokens, { scheme: 'dark', theme: 'light' })).toEqual([])
    expect(style.getPropertyValue('--bl-text')).toBe('rgb(17, 17, 17)')
  })

  test.each([
    ['--bl-text', 'transparent', '--bl-text on --bl-surface-0 has a contrast of 1.0'],
    ['--bl-text', 'rgb(0 0 0 / 0)', '--bl-text on'],
    ['--bl-text', '#ccc', '--bl-text on'],
    ['--bl-text', 'no color', '--bl-text on'],
    ['--bl-text-muted', 'var(--bl-surface-1)', '--bl-text-muted on'],
    ['--bl-text-faint', 'white', '--bl-text-faint on'],
    ['--bl-surface-1', '#0000', '--bl-surface-1 is not opaque'],
    ['--bl-surface-1', 'rgb(255 255 255 / 0.9)', '--bl-surface-1 is not opaque'],
    ['--bl-surface-1', 'initial', '--bl-surface-1 is not opaque'],
    ['--bl-surface-2', 'currentColor', '--bl-text'],
    ['--bl-overlay', 'color-mix(in oklab, white, transparent)', '--bl-overlay is not opaque'],
    ['--bl-hue', 'none at all', 'is not opaque'],
    ['--bl-on-accent', 'var(--bl-accent)', '--bl-on-accent on --bl-accent'],
    ['--bl-green-solid', 'white', '--bl-on-green on --bl-green-solid'],
    ['--bl-up-solid', 'white', '--bl-on-market on --bl-up-solid'],
    ['--bl-warn-soft', 'var(--bl-text)', '--bl-text on --bl-warn-soft'],
    ['--bl-error', 'var(--bl-surface-1)', '--bl-error on'],
  ])('a frame applies no color of its host page if %s is %s', (name, value, reason) => {
    const faults = apply({
      '--bl-accent': '#0a7d4f',
      '--bl-line': 'red',
      '--bl-size-m': '15px',
      [name]: value,
    })
    expect(faults.join()).toContain(reason)
    for (const color of ['--bl-accent', '--bl-line', name]) expect(style.getPropertyValue(color)).toBe('')
    expect(style.getPropertyValue('--bl-size-m')).toBe('15px')
  })

  test('a frame does not apply a text color that equals its surface color', () => {
    expect(apply({ '--bl-text': '#fff', '--bl-surface-1': '#fff' })).not.toEqual([])
    expect(style.getPropertyValue('--bl-text')).toBe('')
  })

  test.each([
    ['--bl-shadow', '0 8px 24px rgb(0 0 0 / 0.2), 0 1px 2px #000', true],
    ['--bl-shadow', 'none', true],
    ['--bl-shadow', '0 0 0 9999px #fff', false],
    ['--bl-shadow', '0 0 0 32px #fff', false],
    ['--bl-shadow', '0 0 8px 9999px rgb(255 255 255 / 0.5)', false],
    ['--bl-shadow', 'inset 0 0 0 8px #000', false],
    ['--bl-shadow', '0 0 0 60px rgb(255 255 255 / 0.5), 0 0 0 60px rgb(255 255 255 / 0.5)', false],
    ['--bl-ring', '0 0 0 2px white, 0 0 0 4px black', true],
    ['--bl-ring', 'inset 0 0 0 400px white', false],
    ['--bl-font', 'Georgia, serif', true],
    ['--bl-font', 'Wingdings', false],
    ['--bl-font', '"Zapf Dingbats", serif', false],
    ['--bl-font', 'symbol', false],
  ])(
    'a frame applies the style token %s of its host page with the value %s: %s',
    (name, value, isApplied) => {
      const faults = apply({ [name]: value, '--bl-accent': '#0a7d4f' })
      expect(faults.length === 0).toBe(isApplied)
      expect(style.getPropertyValue(name) !== '').toBe(isApplied)
      expect(style.getPropertyValue('--bl-accent')).not.toBe('')
    },
  )
})

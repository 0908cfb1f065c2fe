import { afterEach, expect, it, onTestFinished } from 'vitest'
import { keepColours } from '../../../lowered-colours.ts'
import { readColours } from './read-colours.ts'
import sheet from './tokens.css?inline'

const names = [...new Set([...sheet.matchAll(/(--bl-[\w-]+):[^;]*light-dark/g)].map(([, name]) => name))]
  .filter((name) => name !== '--bl-shadow')
  .map((name) => name as `--bl-${string}`)

afterEach(() => document.documentElement.removeAttribute('style'))

/** Returns the colors of an element below a theme, with the sheet in the document. */
function coloursWith(css: string, theme: 'light' | 'dark') {
  const style = document.createElement('style')
  style.textContent = css
  const host = document.createElement('div')
  host.dataset.blTheme = theme
  document.head.append(style)
  document.body.append(host)
  const colours = readColours(host, names)
  style.remove()
  host.remove()
  return colours
}

const channels = (rgba: string) => rgba.match(/[\d.]+/g)!.map(Number)

/** Returns the form of the tokens that a bundler leaves for browsers without `light-dark()`. */
const lowered = () => keepColours(sheet).replaceAll(/light-dark\([^;]*;/g, 'no-colour;')

it.each(['light', 'dark'] as const)(
  'a sheet whose light-dark() a bundler has replaced has the same colors below a %s theme',
  (theme) => {
    expect(names.length).toBeGreaterThan(30)
    const [usual, kept] = [coloursWith(sheet, theme), coloursWith(lowered(), theme)]
    for (const name of names) {
      const [a, b] = [channels(usual[name]!), channels(kept[name]!)]
      // The two forms may be rounded differently.
      for (const [at, channel] of a.entries()) expect(Math.abs(channel - b[at]!), name).toBeLessThan(1.5)
    }
  },
)

it('the colors of surfaces still follow the hue of the page', () => {
  document.documentElement.style.setProperty('--bl-hue', '20')
  const style = document.createElement('style')
  style.textContent = lowered()
  document.head.append(style)
  onTestFinished(() => style.remove())
  const [red = 0, , blue = 0] = channels(coloursWith('', 'dark')['--bl-surface-3']!)
  expect(red).toBeGreaterThan(blue)
})

it('refuses a color whose themes cannot be combined', () => {
  expect(() => keepColours('--bl-a: light-dark(red, blue);')).toThrow('must be written as oklch()')
  expect(() => keepColours('--bl-a: light-dark(oklch(1 0.1 var(--a)), oklch(1 0.1 30));')).toThrow(
    'must be numbers',
  )
})

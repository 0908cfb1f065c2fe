import { afterEach, expect, it, onTestFinished } from 'vitest'
import { keepColours } from '../../../lowered-colours.ts'
import controls from './controls.css?inline'
import { readColours } from './read-colours.ts'
import tokens from './tokens.css?inline'

const sheet = `${tokens}\n${controls}`

const names = [...new Set([...sheet.matchAll(/(--bl-[\w-]+):[^;]*light-dark/g)].map(([, name]) => name))]
  .filter((name) => name !== '--bl-shadow')
  .map((name) => name as `--bl-${string}`)

afterEach(() => document.documentElement.removeAttribute('style'))

/**
 * Returns the colors of the style tokens at an element in a theme, while the style sheet `css` is in the
 * document.
 */
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

/**
 * Returns the style sheet of the tokens after a bundler has rewritten it for browsers without `light-dark()`.
 */
const lowered = () => keepColours(sheet).replaceAll(/light-dark\([^;]*;/g, 'no-colour;')

it.each(['light', 'dark'] as const)(
  'in the %s theme, a style sheet in which a bundler has replaced light-dark() gives the same colors',
  (theme) => {
    expect(names.length).toBeGreaterThan(30)
    const [usual, kept] = [coloursWith(sheet, theme), coloursWith(lowered(), theme)]
    for (const name of names) {
      const [a, b] = [channels(usual[name]!), channels(kept[name]!)]
      // The browser may round the colors of the two style sheets differently.
      for (const [at, channel] of a.entries()) expect(Math.abs(channel - b[at]!), name).toBeLessThan(1.5)
    }
  },
)

it('in the rewritten style sheet, the colors of surfaces follow the hue that the page sets', () => {
  document.documentElement.style.setProperty('--bl-hue', '20')
  const style = document.createElement('style')
  style.textContent = lowered()
  document.head.append(style)
  onTestFinished(() => style.remove())
  const [red = 0, , blue = 0] = channels(coloursWith('', 'dark')['--bl-surface-3']!)
  expect(red).toBeGreaterThan(blue)
})

it('refuses a light-dark() color that is not written in oklch() or contains a variable in place of a number', () => {
  expect(() => keepColours('--bl-a: light-dark(red, blue);')).toThrow('must be written as oklch()')
  expect(() => keepColours('--bl-a: light-dark(oklch(1 0.1 var(--a)), oklch(1 0.1 30));')).toThrow(
    'must be numbers',
  )
})

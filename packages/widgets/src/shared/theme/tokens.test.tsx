import { useRef } from 'react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { renderKit } from '../../testing/render-kit.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { readColours } from './read-colours.ts'
import { useColours } from './use-colours.ts'

afterEach(() => {
  for (const name of ['data-bl-theme', 'data-bl-market', 'style'])
    document.documentElement.removeAttribute(name)
})

const rootOf = (host: HTMLElement) => (host.shadowRoot ?? host).querySelector('.bl-root')!

const lightness = (rgba: string): number => {
  const [red = 0, green = 0, blue = 0] = rgba.match(/\d+/g)!.map(Number)
  return (red + green + blue) / 3
}

/** Returns the computed value of a color at an element. */
function colourOf(at: Element, colour: string): string {
  const probe = at.appendChild(document.createElement('span'))
  probe.style.color = colour
  const computed = getComputedStyle(probe).color
  probe.remove()
  return computed
}

const text = (host: HTMLElement) => lightness(readColours(rootOf(host), ['--bl-text'])['--bl-text'])

describe.each([
  ['in a document', false],
  ['in a shadow root', true],
])('tokens %s', (_, shadow) => {
  it('the theme is dark unless an ancestor or the provider sets it to light', async () => {
    const { host } = await renderKit(<Button>Buy</Button>, { shadow })
    expect(text(host)).toBeGreaterThan(200)
    host.dataset.blTheme = 'light'
    expect(text(host)).toBeLessThan(80)
    host.dataset.blTheme = 'dark'
    document.documentElement.dataset.blTheme = 'light'
    expect(text(host)).toBeGreaterThan(200)
  })

  it('a host page can override style tokens on any ancestor of a widget, in both themes', async () => {
    // An earlier test file may have left the pointer above the button. The button would then have its hover color.
    const { host } = await renderKit(
      <div style={{ pointerEvents: 'none' }}>
        <Button variant="primary">Buy</Button>
      </div>,
      { shadow },
    )
    host.style.setProperty('--bl-accent', 'rgb(0, 95, 60)')
    for (const theme of ['dark', 'light']) {
      rootOf(host).setAttribute('data-bl-theme', theme)
      const button = rootOf(host).querySelector('button')!
      // The background changes with a transition, so the test waits for its final color.
      await expect.poll(() => getComputedStyle(button).backgroundColor).toBe('rgb(0, 95, 60)')
    }
  })

  it('the nearest `data-bl-market` determines the colors of rising and falling prices', async () => {
    const { host } = await renderKit(<Button>Buy</Button>, { shadow })
    const read = () => readColours(rootOf(host), ['--bl-up', '--bl-down', '--bl-up-soft', '--bl-down-soft'])
    const usual = read()
    document.documentElement.dataset.blMarket = 'red-up'
    expect(read()).toEqual({
      '--bl-up': usual['--bl-down'],
      '--bl-down': usual['--bl-up'],
      '--bl-up-soft': usual['--bl-down-soft'],
      '--bl-down-soft': usual['--bl-up-soft'],
    })
    host.dataset.blMarket = 'green-up'
    expect(read()).toEqual(usual)
  })

  it('the nearest `data-bl-density` determines the sizes, even inside a widget root with another density', async () => {
    const { host } = await renderKit(
      <div data-bl-density="comfortable">
        <Button>Buy</Button>
      </div>,
      { shadow, density: 'compact' },
    )
    const outer = await renderKit(<Button>Buy</Button>, { shadow, density: 'compact' })
    const height = (element: HTMLElement) =>
      rootOf(element).querySelector('button')!.getBoundingClientRect().height
    expect([height(host), height(outer.host)]).toEqual([44, 38])
  })
})

/** Returns the contrast of two opaque colors by WCAG 2. */
function contrast(...rgba: [string, string]): number {
  const [high = 0, low = 0] = rgba
    .map((one) => {
      const [red = 0, green = 0, blue = 0] = (one.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((one, other) => other - one)
  return (high + 0.05) / (low + 0.05)
}

it.each(['dark', 'light'])(
  'in the theme %s, the border of an input has a contrast of at least 3:1',
  async (theme) => {
    const { host } = await renderKit(<Field label="Name" value="" onValueChange={() => {}} />)
    rootOf(host).setAttribute('data-bl-theme', theme)
    const colours = readColours(rootOf(host), [
      '--bl-line-control',
      '--bl-surface-1',
      '--bl-surface-2',
      '--bl-overlay',
    ])
    const line = colours['--bl-line-control']
    for (const surface of ['--bl-surface-1', '--bl-surface-2', '--bl-overlay'] as const) {
      expect(contrast(line, colours[surface])).toBeGreaterThanOrEqual(3)
    }
    const box = host.querySelector('.bl-box')!
    await expect.poll(() => getComputedStyle(box).borderColor).toBe(colourOf(box, 'var(--bl-line-control)'))
  },
)

it('style tokens do not change elements outside the widgets', () => {
  const outside = document.createElement('div')
  outside.append(document.createElement('p'), document.createElement('button'))
  document.body.append(outside)
  expect(getComputedStyle(outside.firstElementChild!).marginTop).not.toBe('0px')
  expect(getComputedStyle(outside.lastElementChild!).borderStyle).toBe('outset')
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('normal')
  outside.remove()
})

function Canvas({ seen }: { seen: string[] }) {
  const element = useRef<HTMLDivElement>(null)
  const colours = useColours(element, ['--bl-up'])
  if (colours) seen.push(colours['--bl-up'])
  return <div ref={element} />
}

it('a chart gets colors as sRGB values, and gets them again when the theme changes outside its shadow root', async () => {
  const seen: string[] = []
  await renderKit(<Canvas seen={seen} />, { shadow: true })
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(seen[0]).toMatch(/^rgba\(\d+, \d+, \d+, 1\.000\)$/)
  document.documentElement.dataset.blTheme = 'light'
  await expect.poll(() => seen.at(-1)).not.toBe(seen[0])
})

it('a chart gets its colors again after a change of any attribute by which the page sets its theme', async () => {
  const sheet = document.createElement('style')
  sheet.textContent = '[data-mode=light] { --bl-scheme: light }'
  document.head.append(sheet)
  onTestFinished(() => {
    sheet.remove()
    delete document.documentElement.dataset.mode
  })
  const seen: string[] = []
  await renderKit(<Canvas seen={seen} />, { shadow: true })
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  document.documentElement.dataset.mode = 'light'
  await expect.poll(() => seen.at(-1)).not.toBe(seen[0])
})

import { expect } from '@playwright/test'
import manifest from '../../packages/elements/custom-elements.json' with { type: 'json' }
import { partner } from '../addresses.ts'
import type { EnginePage, Place } from './engine.ts'
import { test } from './fixtures.ts'

interface Declaration {
  tagName: string
  bourselet: { tier: string }
}

const tags = manifest.modules
  .flatMap(({ declarations }): Declaration[] => declarations)
  .map(({ tagName, bourselet }) => ({ name: tagName, isOpen: bourselet.tier === 'open' }))

/**
 * Number of tags (custom elements) on one page. With all frames on one page, the test would depend on the capacity of
 * the machine.
 */
const BESIDE = 8
const pages = Array.from({ length: Math.ceil(tags.length / BESIDE) }, (_, page) =>
  tags.slice(page * BESIDE, (page + 1) * BESIDE),
)

/** Tags whose prices are drawn in a canvas. */
const charts = new Set(['bourselet-depth-chart', 'bourselet-price-chart'])

/**
 * Returns the state of a tag: its text, the number of drawn charts, the number of placeholders, and the error messages.
 */
function readTag(tag: string) {
  const root = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.bl-root')
  const all = <E extends HTMLElement>(css: string) => [...(root?.querySelectorAll<E>(css) ?? [])]
  return {
    text: root && root.offsetHeight > 0 ? root.textContent : '',
    charts: all<HTMLCanvasElement>('canvas').filter((canvas) => {
      if (canvas.width === 0 || canvas.height === 0) return false
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return pixels?.some((value) => value > 0) ?? false
    }).length,
    busy: all('[aria-busy="true"], .bl-skeleton').length,
    errors: all('[role="alert"]').flatMap(({ textContent }) => textContent.trim() || []),
  }
}

/**
 * Waits until a tag shows its content. A tag without a frame must show a price or a chart. A tag in a frame must show
 * text, which may be an invitation to log in.
 */
async function expectShown(tab: EnginePage, { name, isOpen }: (typeof tags)[number]) {
  const place: Place = isOpen ? tab : tab.frame(name)
  const read = () =>
    place.run(readTag, name).catch((error) => ({ text: '', charts: 0, busy: 0, errors: [String(error)] }))
  const isChart = charts.has(name)
  const pattern = isOpen && !isChart ? /\d[\d,]*\.\d+/ : /\p{L}{2}/u
  await expect
    .poll(async () => {
      const { charts, ...shown } = await read()
      return { ...shown, isDrawn: charts > 0 }
    }, `content of ${name}`)
    .toMatchObject({
      text: expect.stringMatching(pattern),
      busy: 0,
      errors: [],
      ...(isChart && { isDrawn: true }),
    })
}

const stateOf = (tag: string) =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.place')?.dataset.state ?? null

for (const group of pages)
  test(`the tags ${group.map(({ name }) => name.replace('bourselet-', '')).join(', ')} render on a partner’s page with the strictest content security policy`, async ({
    tab,
  }) => {
    await tab.open(`${partner}/every-tag.html?tags=${group.map(({ name }) => name).join()}`)
    for (const tag of group) {
      await expect
        .poll(() => tab.run((name) => customElements.get(name) !== undefined, tag.name), tag.name)
        .toBe(true)
      // Some parts of a widget load only when the widget is scrolled into view.
      await tab.run((name) => document.querySelector(name)!.scrollIntoView(), tag.name)
      if (!tag.isOpen) await expect.poll(() => tab.run(stateOf, tag.name), tag.name).toBe('ready')
      await expectShown(tab, tag)
    }
    expect(tab.problems()).toEqual([])
  })

/** Engines in which a frame can detect that something covers it (README of the tags, Browsers). */
const knowsCovers: Record<string, boolean> = { chromium: true, firefox: false, webkit: false }

test('only in Chromium can an intersection observer detect that something covers a frame', async ({ tab }, {
  project,
}) => {
  await tab.open(`${partner}/every-tag.html?tags=bourselet-ticker`)
  const knows = await tab.run(() => 'isVisible' in IntersectionObserverEntry.prototype)
  expect(knows).toBe(knowsCovers[project.name])
})

test('the content security policy of the partner’s page blocks scripts from inserting HTML text', async ({
  tab,
}) => {
  await tab.open(`${partner}/every-tag.html?tags=bourselet-ticker`)
  const thrown = await tab.run(() => {
    if (!('trustedTypes' in window)) return 'no Trusted Types'
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>text</b>')
      return 'inserted'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(thrown).toBe('TypeError')
  await expect.poll(() => tab.problems().join()).toContain('trusted')
})

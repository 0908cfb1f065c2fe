import { expect, inject, onTestFinished, test } from 'vitest'
import manifest from '../custom-elements.json' with { type: 'json' }
import './autoload.ts'
import { configure } from './settings.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testExchange: string
  }
}

type Declaration = { tagName: string; cssParts: { name: string }[]; bourselet: { tier: string } }

const modules: { declarations: Declaration[] }[] = manifest.modules
const openTags = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ bourselet }) => bourselet.tier === 'open')

/**
 * Shows a tag that uses a test exchange. Returns its element, and a function for the names of the CSS parts
 * that it currently contains.
 */
function show(tag: string) {
  configure({
    apiBase: `${inject('testExchange')}/x/parts-${crypto.randomUUID()}`,
    streamUrl: '',
    locale: 'en',
  })
  const element = document.createElement(tag)
  element.setAttribute('symbol', 'BTCUSDT')
  element.style.cssText = 'display: block; width: 900px; height: 400px'
  document.body.append(element)
  onTestFinished(() => element.remove())
  const parts = () =>
    new Set(
      [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((part) =>
        [...part.part].filter((name) => !['up', 'down', 'none'].includes(name)),
      ),
    )
  return { element, parts }
}

/** CSS parts that a tag does not always contain, such as the parts of an error message. */
const sometimes = ['message', 'button']

test.each(openTags)(
  '$tagName contains exactly the CSS parts that custom-elements.json lists for it, apart from those of messages',
  async ({ tagName, cssParts }) => {
    const { parts } = show(tagName)
    // A slow machine needs longer to load the first tag than an assertion waits.
    await customElements.whenDefined(tagName)
    const names = cssParts.map(({ name }) => name)
    await expect
      .poll(() => [...parts()].filter((name) => !sometimes.includes(name)).sort())
      .toEqual(names.filter((name) => !sometimes.includes(name)).sort())
  },
)

test('a rule of the page for a CSS part overrides the styles of the tag', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('bourselet-ticker::part(price) { color: rgb(1, 2, 3) }')
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  const { element } = show('bourselet-ticker')
  const price = () => element.shadowRoot?.querySelector('[part~="price"]')
  await expect.poll(() => price() && getComputedStyle(price()!).color).toBe('rgb(1, 2, 3)')
})

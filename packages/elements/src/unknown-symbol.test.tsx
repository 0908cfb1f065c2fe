import { expect, inject, onTestFinished, test, vi } from 'vitest'
import './autoload.ts'
import { configure } from './settings.ts'

const unknown = 'symbol="NOPEUSDT"'

test.each([
  ['ticker', unknown],
  ['ticker', `${unknown} compact`],
  ['order-book', unknown],
  ['depth-chart', unknown],
  ['recent-trades', unknown],
  ['price-chart', unknown],
  ['price-chart', `${unknown} product="futures"`],
])('<bourselet-%s %s> shows an error, and the console names the symbol', async (name, attributes) => {
  const apiBase = `${inject('testExchange')}/x/unknown-${name}-${Date.now()}`
  configure({ apiBase, site: apiBase, locale: 'en' })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const place = document.createElement('div')
  document.body.append(place)
  onTestFinished(() => {
    place.remove()
    logged.mockRestore()
  })
  place.innerHTML = `<bourselet-${name} ${attributes}></bourselet-${name}>`
  // A slow machine needs longer to load the first tag than an assertion waits.
  await customElements.whenDefined(`bourselet-${name}`)
  const text = () => place.firstElementChild!.shadowRoot?.textContent
  await expect.poll(text).toContain('NOPEUSDT is not traded here')
  await expect
    .poll(() => logged.mock.calls)
    .toEqual([['bourselet: the exchange does not list the symbol NOPEUSDT']])
})

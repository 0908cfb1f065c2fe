import type { PickedPrice } from '@bourselet/widgets'

const settingOf = (element: Element, prop: string): unknown =>
  (element as unknown as Record<string, unknown>)[prop] ?? element.getAttribute(prop)

/**
 * Calls `onPick` with each price that the user picks in an order book of the page, so that framed tickets can be
 * prefilled.
 */
export function followBook(onPick: (picked: PickedPrice) => void): () => void {
  const onEvent = (event: Event & { detail?: unknown }) => {
    // For an event from a shadow root, `event.target` is the host element of the root. The order book itself is the
    // first element of the composed path.
    const [target] = event.composedPath()
    const { detail } = event
    if (!(target instanceof Element) || typeof detail !== 'string') return
    const symbol = settingOf(target, 'symbol')
    const product = settingOf(target, 'product') === 'futures' ? 'futures' : 'spot'
    if (typeof symbol === 'string') onPick({ product, symbol: symbol.trim().toUpperCase(), price: detail })
  }
  document.addEventListener('bourselet-price-select', onEvent)
  return () => document.removeEventListener('bourselet-price-select', onEvent)
}

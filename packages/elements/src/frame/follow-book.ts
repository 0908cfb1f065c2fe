import type { PickedPrice } from '@bourselet/widgets'

const settingOf = (element: Element, prop: string): unknown =>
  (element as unknown as Record<string, unknown>)[prop] ?? element.getAttribute(prop)

/** Hears each price that the reader picks in a book of the page, for the tickets that are frames. */
export function followBook(tell: (picked: PickedPrice) => void): () => void {
  const hear = ({ target, detail }: Event & { detail?: unknown }) => {
    if (!(target instanceof Element) || typeof detail !== 'string') return
    const symbol = settingOf(target, 'symbol')
    const product = settingOf(target, 'product') === 'futures' ? 'futures' : 'spot'
    if (typeof symbol === 'string') tell({ product, symbol, price: detail })
  }
  document.addEventListener('bourselet-price-select', hear)
  return () => document.removeEventListener('bourselet-price-select', hear)
}

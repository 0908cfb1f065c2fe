/** Tags that take a price, and the market whose books they listen to. */
const tickets: Record<string, string> = {
  'bourselet-trade-ticket': 'spot',
  'bourselet-futures-ticket': 'futures',
}

const settingOf = (element: Element, prop: string): unknown =>
  (element as unknown as Record<string, unknown>)[prop] ?? element.getAttribute(prop)

/** A price that the reader picks in a book of the page fills the ticket of that symbol, as within one page. */
export function followBook(element: Element, name: string, fill: (price: string) => void): () => void {
  const product = tickets[name]
  if (product === undefined) return () => {}
  const hear = ({ target, detail }: Event & { detail?: unknown }) => {
    if (!(target instanceof Element) || typeof detail !== 'string') return
    const isMine = settingOf(target, 'symbol') === settingOf(element, 'symbol')
    if (isMine && (settingOf(target, 'product') ?? 'spot') === product) fill(detail)
  }
  document.addEventListener('bourselet-price-select', hear)
  return () => document.removeEventListener('bourselet-price-select', hear)
}

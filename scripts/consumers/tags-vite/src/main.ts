import './tags'

const book = document.querySelector('bourselet-order-book')!
const symbol: string | undefined = book.symbol
book.addEventListener('bourselet-price-select', ({ detail }) => console.log(symbol, detail))

/**
 * Sets a layout that the compiler must reject. The function is never called, because the order book would write a
 * warning.
 */
export function setWrongLayout(): void {
  // @ts-expect-error The book has no such layout.
  book.layout = 'round'
}

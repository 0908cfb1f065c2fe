import './tags'

const book = document.querySelector('bourselet-order-book')!
const symbol: string | undefined = book.symbol
book.addEventListener('bourselet-price-select', ({ detail }) => console.log(symbol, detail))

/** Only compiled: the book would write a warning. */
export function setWrongLayout(): void {
  // @ts-expect-error The book has no such layout.
  book.layout = 'round'
}

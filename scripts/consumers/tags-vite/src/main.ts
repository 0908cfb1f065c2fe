import './tags'

const book = document.querySelector('bourselet-order-book')!
const symbol: string | undefined = book.symbol
book.addEventListener('bourselet-price-select', ({ detail }) => console.log(symbol, detail))
// @ts-expect-error The book has no such layout.
book.layout = 'round'

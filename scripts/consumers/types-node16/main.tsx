import { checkConformance } from '@bourselet/conformance'
import { createBourselet } from '@bourselet/sdk'
import { OrderBook } from '@bourselet/widgets/market'

const sdk = createBourselet({ baseUrl: 'https://api.exchange.example' })
const { conforms } = await checkConformance({ base: 'https://api.exchange.example' })
const withoutPrice = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', quantity: '1' } as const

// The compiler must reject these values. It would accept them if it could not read the types of a package.
// @ts-expect-error The answer is no text.
export const wrongAnswer: string = conforms
// @ts-expect-error A limit order needs a price.
export const wrongOrder = () => sdk.spot.place(withoutPrice)
// @ts-expect-error A symbol is text.
export const wrongWidget = <OrderBook symbol={1} />
// @ts-expect-error The book needs a symbol.
export const wrongTag = <bourselet-order-book />

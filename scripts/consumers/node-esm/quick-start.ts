import { createBourselet } from '@bourselet/sdk'

const sdk = createBourselet({ baseUrl: 'https://exchange.example' })

await sdk.session.login({ account: 'demo@example.com', password: 'demo1234' })
const book = sdk.book('spot', 'BTCUSDT')
const stop = book.subscribe(() => console.log(book.get().state, book.get().asks[0]))
const order = await sdk.spot.place({
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  price: '20000',
  quantity: '0.01',
})
await sdk.spot.cancel({ order_no: order.order_no })
stop()
sdk.close()

import { createBourselet } from '@bourselet/sdk'

const sdk = createBourselet({ baseUrl: 'https://api.exchange.example' })
const depth = await sdk.market.depth({ symbol: 'BTCUSDT' })
console.log(depth.bids[0], depth.asks[0])

await sdk.session.login({ account: 'demo@example.com', password: 'demo1234' })
const balances = await sdk.wallet.balances()
console.log(balances.total_usdt, await sdk.spot.openOrders())
sdk.close()

const { createMarketClient } = require('@bourselet/sdk/market')

const client = createMarketClient({ baseUrl: 'https://exchange.example' })
client.market.coins({ product: 'spot' }).then((coins) => console.log(coins.length))

import { createBourselet } from '@bourselet/sdk'
import { BourseletProvider } from '@bourselet/widgets'
import { OrderBook, PriceChart } from '@bourselet/widgets/market'
import { TradeTicket } from '@bourselet/widgets/spot'
import '@bourselet/widgets/styles.css'

const client = createBourselet({ baseUrl: 'https://api.exchange.example' })

export const Page = () => (
  <BourseletProvider client={client}>
    <TradeTicket symbol="BTCUSDT" />
    <OrderBook symbol="BTCUSDT" />
    <div style={{ height: 480 }}>
      <PriceChart symbol="BTCUSDT" />
    </div>
  </BourseletProvider>
)

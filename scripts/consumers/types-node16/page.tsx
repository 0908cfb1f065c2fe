import { createBourselet } from '@bourselet/sdk'
import { BourseletProvider } from '@bourselet/widgets'
import { TradeTicket } from '@bourselet/widgets/spot'
import '@bourselet/widgets/styles.css'

const client = createBourselet({ baseUrl: 'https://api.exchange.example' })

export const Page = () => (
  <BourseletProvider client={client}>
    <TradeTicket symbol="BTCUSDT" />
  </BourseletProvider>
)

import { createMarketClient } from '@bourselet/sdk/market'
import { BourseletProvider } from '@bourselet/widgets'
import { OrderBook } from '@bourselet/widgets/market'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles'
import './tags'

const client = createMarketClient({ baseUrl: 'https://api.exchange.example' })

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BourseletProvider client={client}>
      <OrderBook symbol="BTCUSDT" />
    </BourseletProvider>
    <bourselet-ticker symbol="BTCUSDT" />
  </StrictMode>,
)

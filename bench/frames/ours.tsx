import '@bourselet/widgets/styles.css'
import { createBourselet, memoryStore } from '@bourselet/sdk'
import { BourseletProvider } from '@bourselet/widgets'
import { OrderBook, RecentTrades, Ticker } from '@bourselet/widgets/market'
import './page.css'
import { createRoot } from 'react-dom/client'

const sdk = createBourselet({ baseUrl: location.origin, tokenStore: memoryStore(), syncTabs: false })

createRoot(document.getElementById('page')!).render(
  <BourseletProvider client={sdk} locale="en" theme="dark">
    <div className="place">
      <Ticker symbol="BTCUSDT" />
    </div>
    <div className="place book">
      <OrderBook symbol="BTCUSDT" levels={20} onPriceSelect={() => {}} />
    </div>
    <div className="place trades">
      <RecentTrades symbol="BTCUSDT" />
    </div>
  </BourseletProvider>,
)

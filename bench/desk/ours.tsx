import '@bourselet/widgets/styles.css'
import { createBourselet, memoryStore } from '@bourselet/sdk'
import { BourseletProvider } from '@bourselet/widgets'
import { OrderBook, PriceChart, RecentTrades, Ticker } from '@bourselet/widgets/market'
import { OpenOrders, useOrderLines } from '@bourselet/widgets/spot'
import './page.css'
import { createRoot } from 'react-dom/client'

const kinds = ['ma', 'ema', 'vwap', 'boll', 'macd', 'rsi', 'atr']
localStorage.setItem(
  'bourselet.preferences',
  JSON.stringify({ chart: { indicators: kinds.map((kind) => ({ kind })) } }),
)
const sdk = createBourselet({ baseUrl: location.origin, tokenStore: memoryStore(), syncTabs: false })
sdk.token.set('0'.repeat(32))

function Desk() {
  const { ownOrders, lines } = useOrderLines('BTCUSDT')
  return (
    <>
      {(['1m', '5m', '15m'] as const).map((interval) => (
        <div key={interval} className="place chart">
          <PriceChart symbol="BTCUSDT" interval={interval} onIntervalChange={() => {}} lines={lines} />
        </div>
      ))}
      <div className="place">
        <Ticker symbol="BTCUSDT" />
      </div>
      <div className="place book">
        <OrderBook symbol="BTCUSDT" levels={20} ownOrders={ownOrders} onPriceSelect={() => {}} />
      </div>
      <div className="place trades">
        <RecentTrades symbol="BTCUSDT" />
      </div>
      <div className="place orders">
        <OpenOrders />
      </div>
    </>
  )
}

createRoot(document.getElementById('page')!).render(
  <BourseletProvider client={sdk} locale="en" theme="dark">
    <Desk />
  </BourseletProvider>,
)

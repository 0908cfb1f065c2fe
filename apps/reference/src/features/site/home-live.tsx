import { CoinList, PriceChart, Ticker } from '@bourselet/widgets/market'
import { Panel } from '@bourselet/widgets/ui'
import { useState } from 'react'

/** The live market on the home page: one pair with its chart, and the pairs to choose from. */
export default function HomeLive() {
  const [symbol, setSymbol] = useState('BTCUSDT')
  return (
    <Panel className="home-live">
      <div className="home-live__chart">
        <Ticker symbol={symbol} />
        <PriceChart key={symbol} symbol={symbol} />
      </div>
      <div className="home-live__list">
        <CoinList view="plain" limit={8} selected={symbol} onSelect={setSymbol} />
      </div>
    </Panel>
  )
}

import { useSymbols, useText } from '@bourselet/widgets'
import { CoinList, Ticker } from '@bourselet/widgets/market'
import { Panel, Tabs } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { HomeArea } from './home-area.tsx'

type Product = 'spot' | 'futures'

/**
 * The live market on the home page: the price of the selected pair or contract, and a list from which others
 * can be selected.
 */
export default function HomeLive() {
  const { t } = useText('site')
  const [product, setProduct] = useState<Product>('spot')
  const [symbol, setSymbol] = useState('BTCUSDT')
  const lists = { spot: useSymbols('spot').data, futures: useSymbols('futures').data }
  const list = lists[product]
  const shown = list?.find((one) => one.symbol === symbol) ?? list?.[0]
  return (
    <Panel className="home-live">
      <Tabs<Product>
        label={t('home.markets')}
        value={product}
        onValueChange={setProduct}
        tabs={(['spot', 'futures'] as const).map((value) => {
          const count = lists[value]?.length
          return { value, label: t(`menu.${value}`), ...(count === undefined ? {} : { count }) }
        })}
      />
      <div className="home-live__chart">
        <Ticker symbol={shown?.symbol ?? symbol} product={product} />
        <HomeArea symbol={shown?.symbol ?? symbol} product={product} tick={shown?.tick} />
      </div>
      <div className="home-live__list">
        <CoinList
          key={product}
          view="plain"
          product={product}
          limit={8}
          selected={shown?.symbol ?? symbol}
          onSelect={setSymbol}
        />
      </div>
    </Panel>
  )
}

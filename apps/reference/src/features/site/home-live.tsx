import { useSymbols, useText } from '@bourselet/widgets'
import { CoinList, Ticker } from '@bourselet/widgets/market'
import { Panel, Tabs } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { later } from '../../shared/later.tsx'
import { HomeArea } from './home-area.tsx'

const HomeRounds = later(() => import('./home-rounds.tsx').then(({ HomeRounds }) => HomeRounds))

type Product = 'spot' | 'futures'

/**
 * The live market on the home page. The tabs for pairs and contracts show the chart of the selected symbol and a list
 * of other symbols. The tab for rounds shows the prediction rounds.
 */
export function HomeLive() {
  const { t } = useText('site')
  const [view, setView] = useState<Product | 'rounds'>('spot')
  const [symbol, setSymbol] = useState('BTCUSDT')
  const product = view === 'rounds' ? 'spot' : view
  const lists = { spot: useSymbols('spot').data, futures: useSymbols('futures').data }
  const list = lists[product]
  const shown = list?.find((one) => one.symbol === symbol) ?? list?.[0]
  return (
    <Panel className="home-live">
      <Tabs<Product | 'rounds'>
        label={t('home.markets')}
        value={view}
        onValueChange={setView}
        tabs={[
          ...(['spot', 'futures'] as const).map((value) => {
            const count = lists[value]?.length
            return { value, label: t(`menu.${value}`), ...(count === undefined ? {} : { count }) }
          }),
          { value: 'rounds', label: t('home.rounds') },
        ]}
      />
      {view === 'rounds' ? (
        <HomeRounds />
      ) : (
        <>
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
        </>
      )}
    </Panel>
  )
}

import { useText } from '@bourselet/widgets'
import { DealButton, OrderBook, PriceChart, RecentTrades, SymbolBar } from '@bourselet/widgets/market'
import {
  AmendOrder,
  OneClick,
  OpenOrders,
  useOpenOrders,
  useOrderLines,
  usePressedPrice,
} from '@bourselet/widgets/spot'
import { useState } from 'react'
import { MobileTerminal, useIsLandscape } from '../../layouts/mobile-terminal.tsx'
import { later } from '../../shared/later.tsx'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { useSymbolParam } from '../../shared/use-symbol-param.ts'
import { MobileTicket, type TicketStart } from './mobile-ticket.tsx'

const ChartLists = later(() => import('./chart-lists.tsx').then(({ ChartLists }) => ChartLists))

type View = 'chart' | 'book' | 'trades' | 'orders'

export default function ExchangePage() {
  const { t } = useText('site')
  const [symbol, setSymbol] = useSymbolParam()
  const [view, setView] = useState<View>('chart')
  const [ticket, setTicket] = useState<TicketStart | null>(null)
  const { ownOrders, amendment, onAmendmentClose, ...chart } = useOrderLines(symbol)
  const { data: open } = useOpenOrders()
  const signIn = useSignIn()
  const { select, arm, describedBy } = usePressedPrice()
  const isLandscape = useIsLandscape()
  // After a turn of the phone, one-click trading stays mounted, so that the result of a sent order is still shown.
  const [wasLandscape, setWasLandscape] = useState(isLandscape)
  if (isLandscape && !wasLandscape) setWasLandscape(true)
  // While one-click trading is on, a press sends a market order instead of opening the ticket.
  const press = (side: 'buy' | 'sell') => {
    if (select(null, side)) setTicket({ side })
  }
  const book = (levels: number) => (
    <OrderBook
      symbol={symbol}
      layout="split"
      levels={levels}
      ownOrders={ownOrders}
      onPriceSelect={(price, side) => setTicket({ side, price })}
    />
  )
  return (
    <>
      <MobileTerminal<View>
        title={t('title.mbexchange')}
        bar={<SymbolBar symbol={symbol} onSymbolChange={setSymbol} />}
        label={t('terminal.views')}
        view={view}
        onViewChange={setView}
        views={[
          {
            value: 'chart',
            label: t('terminal.chart'),
            content: (
              <>
                <div className="mb-terminal__chart">
                  <PriceChart key={symbol} symbol={symbol} {...chart} />
                </div>
                {book(8)}
                <ChartLists
                  symbol={symbol}
                  onSelect={setSymbol}
                  onSell={(sold, quantity) => {
                    setSymbol(sold)
                    setTicket({ side: 'sell', entries: { symbol: sold, side: 'sell', quantity } })
                  }}
                />
              </>
            ),
          },
          { value: 'book', label: t('terminal.book'), content: book(20) },
          { value: 'trades', label: t('terminal.trades'), content: <RecentTrades symbol={symbol} /> },
          {
            value: 'orders',
            label: t('terminal.orders'),
            ...(open && open.length > 0 ? { count: open.length } : {}),
            content: <OpenOrders onSelect={setSymbol} onSignIn={signIn} />,
          },
        ]}
        actions={
          <>
            <DealButton
              symbol={symbol}
              side="buy"
              aria-describedby={describedBy}
              onPress={() => press('buy')}
            >
              {t('terminal.buy')}
            </DealButton>
            {wasLandscape && <OneClick symbol={symbol} layout="buttons" hidden={!isLandscape} onArm={arm} />}
            <DealButton
              symbol={symbol}
              side="sell"
              aria-describedby={describedBy}
              onPress={() => press('sell')}
            >
              {t('terminal.sell')}
            </DealButton>
          </>
        }
      />
      <AmendOrder amendment={amendment} onClose={onAmendmentClose} />
      <MobileTicket symbol={symbol} start={ticket} onClose={() => setTicket(null)} onSignIn={signIn} />
    </>
  )
}

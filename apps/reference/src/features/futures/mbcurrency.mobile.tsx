import { useText } from '@bourselet/widgets'
import {
  FuturesAccountCard,
  FuturesOneClick,
  FuturesOrders,
  Positions,
  useFuturesOrders,
  usePositionNotices,
  usePositions,
  usePressedPrice,
} from '@bourselet/widgets/futures'
import {
  DealButton,
  FundingRates,
  OrderBook,
  RecentTrades,
  SymbolBar,
  TradingRules,
} from '@bourselet/widgets/market'
import { ContractChart, useOwnOrders } from '@bourselet/widgets/panels'
import { useState } from 'react'
import { MobileTerminal, useIsLandscape } from '../../layouts/mobile-terminal.tsx'
import { later } from '../../shared/later.tsx'
import { useSite } from '../../shared/site-context.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { useSymbolParam } from '../../shared/use-symbol-param.ts'
import { ContractTicket, type TicketStart } from './contract-ticket.tsx'

const ChartLists = later(() => import('./chart-lists.tsx').then(({ ChartLists }) => ChartLists))

type View = 'chart' | 'book' | 'trades' | 'positions' | 'orders' | 'info'

const countOf = (list: readonly unknown[] | undefined) =>
  list && list.length > 0 ? { count: list.length } : {}

export default function ContractPage() {
  const { t } = useText('site')
  const { t: market } = useText('market')
  const { name } = useSite()
  const [symbol, setSymbol] = useSymbolParam('futures')
  const [view, setView] = useState<View>('chart')
  const [ticket, setTicket] = useState<TicketStart | null>(null)
  const ownOrders = useOwnOrders(symbol)
  usePositionNotices()
  const { data: held } = usePositions()
  const { data: orders } = useFuturesOrders()
  const links = useFundPasswordLinks()
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
  const shown = { symbol, product: 'futures' } as const
  const book = (levels: number) => (
    <OrderBook
      {...shown}
      layout="split"
      levels={levels}
      ownOrders={ownOrders}
      onPriceSelect={(price, side) => setTicket({ side, price })}
    />
  )
  return (
    <>
      <MobileTerminal<View>
        title={t('title.mbcurrency')}
        bar={<SymbolBar {...shown} onSymbolChange={setSymbol} />}
        view={view}
        onViewChange={setView}
        label={t('terminal.contractViews')}
        views={[
          {
            value: 'chart',
            label: t('terminal.chart'),
            content: (
              <>
                <div className="mb-terminal__chart">
                  <ContractChart plain symbol={symbol} />
                </div>
                {book(8)}
                <ChartLists symbol={symbol} productName={name} onSelect={setSymbol} />
              </>
            ),
          },
          {
            value: 'positions',
            label: t('terminal.positions'),
            ...countOf(held?.list),
            content: (
              <>
                {held && <FuturesAccountCard {...links} />}
                <Positions productName={name} onSelect={setSymbol} onSignIn={signIn} />
              </>
            ),
          },
          {
            value: 'orders',
            label: t('terminal.orders'),
            ...countOf(orders),
            content: <FuturesOrders onSelect={setSymbol} onSignIn={signIn} />,
          },
          { value: 'book', label: t('terminal.book'), content: book(20) },
          { value: 'trades', label: t('terminal.trades'), content: <RecentTrades {...shown} /> },
          {
            value: 'info',
            label: market('chartPanel.info'),
            content: (
              <>
                <TradingRules {...shown} />
                <FundingRates symbol={symbol} />
              </>
            ),
          },
        ]}
        actions={
          <>
            <DealButton {...shown} side="buy" aria-describedby={describedBy} onPress={() => press('buy')}>
              {t('terminal.long')}
            </DealButton>
            {wasLandscape && (
              <FuturesOneClick symbol={symbol} layout="buttons" hidden={!isLandscape} onArm={arm} />
            )}
            <DealButton {...shown} side="sell" aria-describedby={describedBy} onPress={() => press('sell')}>
              {t('terminal.short')}
            </DealButton>
          </>
        }
      />
      <ContractTicket symbol={symbol} start={ticket} onClose={() => setTicket(null)} onSignIn={signIn} />
    </>
  )
}

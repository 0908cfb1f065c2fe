import './exchange.css'
import { useText } from '@bourselet/widgets'
import { BookPanel, ChartPanel, SymbolBar } from '@bourselet/widgets/market'
import { SpotAssets, TradeTicket } from '@bourselet/widgets/spot'
import { Panel, Root } from '@bourselet/widgets/ui'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '../../shared/sign-in-path.ts'
import { pathHere } from '../../shared/twin-routes.ts'
import { useIsWide } from '../../shared/use-is-wide.ts'
import { useSymbolParam } from '../../shared/use-symbol-param.ts'
import { TerminalOrders } from './terminal-orders.tsx'
import { useOwnPrices } from './use-own-prices.ts'

/** From this width on chart, book and ticket stand side by side. */
const THREE_COLUMNS_PX = 1180

/** A chosen line of the book reaches the ticket by itself; only the lines must be open to a choice. */
const fillsTicket = () => {}

export default function ExchangePage() {
  const { t } = useText('site')
  const [symbol, setSymbol] = useSymbolParam()
  const { ownOrders, lines } = useOwnPrices(symbol)
  const isWide = useIsWide(THREE_COLUMNS_PX)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signIn = () => void navigate(signInPath(pathname + search))
  return (
    <Root name="terminal" density="compact">
      <h1 className="bl-hidden">{t('title.exchange')}</h1>
      <Panel className="terminal__bar">
        <SymbolBar symbol={symbol} onSymbolChange={setSymbol} />
      </Panel>
      <Panel className="terminal__chart">
        <ChartPanel key={symbol} symbol={symbol} lines={lines} />
      </Panel>
      <Panel className="terminal__book">
        <BookPanel
          symbol={symbol}
          layout={isWide ? 'stacked' : 'split'}
          ownOrders={ownOrders}
          onPriceSelect={fillsTicket}
        />
      </Panel>
      <Panel className="terminal__ticket">
        <TradeTicket
          symbol={symbol}
          onSignIn={signIn}
          onDeposit={() => void navigate(pathHere('recharge'))}
        />
        <SpotAssets symbol={symbol} onTransfer={() => void navigate(pathHere('transition'))} />
      </Panel>
      <Panel className="terminal__orders">
        <TerminalOrders onSelect={setSymbol} onSignIn={signIn} />
      </Panel>
    </Root>
  )
}

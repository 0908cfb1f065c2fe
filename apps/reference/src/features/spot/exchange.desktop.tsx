import { useText } from '@bourselet/widgets'
import { BookPanel, ChartPanel, SymbolBar } from '@bourselet/widgets/market'
import {
  AmendOrder,
  OneClick,
  SpotAssets,
  type TicketEntries,
  TradeTicket,
  useOrderLines,
  usePressedPrice,
} from '@bourselet/widgets/spot'
import { KeyboardShortcuts, LayoutButton, Panel, Terminal, useTerminalLayouts } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathHere } from '../../shared/twin-routes.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { useSymbolParam } from '../../shared/use-symbol-param.ts'
import { useMorePanels } from './more-panels.tsx'
import { TerminalOrders } from './terminal-orders.tsx'
import '../../layouts/terminal.css'

export default function ExchangePage() {
  const { t } = useText('site')
  const [symbol, setSymbol] = useSymbolParam()
  const { ownOrders, amendment, onAmendmentClose, ...chart } = useOrderLines(symbol)
  const layouts = useTerminalLayouts('spot')
  const more = useMorePanels(symbol)
  const { select, arm } = usePressedPrice()
  const [sale, setSale] = useState<TicketEntries | null>(null)
  // Another pair ends a sale that its ticket has not received yet. Otherwise the ticket would receive it much later.
  const selectSymbol = (symbol: string) => {
    setSale(null)
    setSymbol(symbol)
  }
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <>
      <h1 className="bl-hidden">{t('title.exchange')}</h1>
      <Terminal
        layouts={layouts}
        more={more}
        bar={
          <SymbolBar
            symbol={symbol}
            onSymbolChange={selectSymbol}
            tools={
              <>
                <LayoutButton layouts={layouts} />
                <KeyboardShortcuts />
              </>
            }
          />
        }
        chart={<ChartPanel key={symbol} symbol={symbol} {...chart} />}
        book={(layout) => (
          <BookPanel symbol={symbol} layout={layout} ownOrders={ownOrders} onPriceSelect={select} />
        )}
        ticket={
          <Panel>
            <TradeTicket
              symbol={symbol}
              entries={sale}
              onSignIn={signIn}
              onDeposit={() => void navigate(pathHere('recharge'))}
            />
            <OneClick symbol={symbol} onArm={arm} />
            <SpotAssets symbol={symbol} onTransfer={() => void navigate(pathHere('transition'))} />
          </Panel>
        }
        below={
          <TerminalOrders
            onSelect={selectSymbol}
            onSell={(symbol, quantity) => {
              setSymbol(symbol)
              setSale({ symbol, side: 'sell', quantity })
            }}
            onSignIn={signIn}
          />
        }
      />
      <AmendOrder amendment={amendment} onClose={onAmendmentClose} />
    </>
  )
}

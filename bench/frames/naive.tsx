// The page with which the benchmark compares the widgets. It is as simple as possible: each event sets the
// state, and React renders everything. It receives the same feed and shows the same figures as the widgets.
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { amount, change, clock, type Level, money, Side, type Trade } from './naive-book.tsx'
import './page.css'
import './naive.css'

type Ticker = Record<'last' | 'open_24h' | 'high_24h' | 'low_24h' | 'change_pct', string> &
  Record<'volume_24h' | 'turnover_24h', string>
type State = { bids: Level[]; asks: Level[]; trades: Trade[]; ticker: Ticker | null }

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 })

function reduce(state: State, topic: string, data: unknown): State {
  if (topic.startsWith('ticker')) return { ...state, ticker: data as Ticker }
  if (topic.startsWith('trades'))
    return { ...state, trades: [...(data as Trade[]), ...state.trades].slice(0, 40) }
  const { bids, asks } = data as { bids: Level[]; asks: Level[] }
  return { ...state, bids: change(state.bids, bids, -1), asks: change(state.asks, asks, 1) }
}

function Head({ ticker }: { ticker: Ticker | null }) {
  if (!ticker) return null
  const change = Number(ticker.last) - Number(ticker.open_24h)
  return (
    <div className="ticker">
      <b>BTC / USDT</b>
      <strong className={change < 0 ? 'ask' : 'bid'}>{money.format(Number(ticker.last))}</strong>
      <span>
        {money.format(change)} {ticker.change_pct}%
      </span>
      <span>High {money.format(Number(ticker.high_24h))}</span>
      <span>Low {money.format(Number(ticker.low_24h))}</span>
      <span>Volume {compact.format(Number(ticker.volume_24h))}</span>
      <span>Turnover {compact.format(Number(ticker.turnover_24h))}</span>
    </div>
  )
}

function Page() {
  const [state, setState] = useState<State>({ bids: [], asks: [], trades: [], ticker: null })
  useEffect(() => {
    fetch('/data/api.user/marketDepth', { method: 'POST', body: '{}' })
      .then((response) => response.json())
      .then(({ data }) => setState((old) => ({ ...old, bids: data.bids, asks: data.asks })))
    const socket = new WebSocket(`ws://${location.host}/ws`)
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.type !== 'events') return
      for (const event of message.events) setState((old) => reduce(old, event.topic, event.data))
    }
    return () => socket.close()
  }, [])
  return (
    <>
      <div className="place">
        <Head ticker={state.ticker} />
      </div>
      <div className="place book">
        <table>
          <Side levels={state.asks} side="ask" />
          <tbody>
            <tr>
              <td>{state.ticker && money.format(Number(state.ticker.last))}</td>
              <td />
              <td>Spread {money.format(Number(state.asks[0]?.[0]) - Number(state.bids[0]?.[0]))}</td>
            </tr>
          </tbody>
          <Side levels={state.bids} side="bid" />
        </table>
      </div>
      <div className="place trades">
        <table>
          <tbody>
            {state.trades.map((trade) => (
              <tr key={trade.id} className={trade.side === 'buy' ? 'bid' : 'ask'}>
                <td>{money.format(Number(trade.price))}</td>
                <td>{amount.format(Number(trade.qty))}</td>
                <td>{clock.format(trade.ts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

createRoot(document.getElementById('page')!).render(<Page />)

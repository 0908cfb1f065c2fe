// The page with which the benchmark compares the widgets. It is as simple as possible: each message sets a
// state, React renders everything, and each chart calculates its indicators and sets all its data again. It has
// the same feed, chart library and indicator library as the widgets, and shows the same figures.
import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  type IChartApi,
  LineSeries,
} from 'lightweight-charts'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ATR, BollingerBands, EMA, MACD, RSI, SMA } from 'trading-signals'
import { amount, change, clock, type Level, money, Side, type Trade } from '../frames/naive-book.tsx'
import './page.css'
import '../frames/naive.css'

type Candle = Record<'o' | 'h' | 'l' | 'c' | 'v', string> & { t: number }
type Order = Record<'order_no' | 'side' | 'price' | 'quantity' | 'filled', string> & { created_at: number }
type Ticker = Record<'last' | 'open_24h' | 'change_pct' | 'volume_24h', string>
type State = {
  bids: Level[]
  asks: Level[]
  trades: Trade[]
  ticker: Ticker | null
  orders: Order[]
  candles: Record<string, Candle[]>
}

const intervals = ['1m', '5m', '15m']

function reduce(state: State, topic: string, data: unknown): State {
  const [kind, , , interval = ''] = topic.split(':')
  if (kind === 'ticker') return { ...state, ticker: data as Ticker }
  if (kind === 'trades') return { ...state, trades: [...(data as Trade[]), ...state.trades].slice(0, 40) }
  if (kind === 'candle') {
    const candle = data as Candle
    const others = (state.candles[interval] ?? []).filter(({ t }) => t !== candle.t)
    return { ...state, candles: { ...state.candles, [interval]: [...others, candle] } }
  }
  const { bids, asks } = data as { bids: Level[]; asks: Level[] }
  return { ...state, bids: change(state.bids, bids, -1), asks: change(state.asks, asks, 1) }
}

/** Returns the lines of seven indicators, each with its pane and a value for each candle. */
function indicatorsOf(candles: Candle[]) {
  const of = (pane: number, next: (candle: Candle) => number | null | undefined) => ({
    pane,
    values: candles.map(next),
  })
  const close = ({ c }: Candle) => Number(c)
  const line = (pane: number, one: { update(value: number, replace: boolean): number | null }) =>
    of(pane, (candle) => one.update(close(candle), false))
  const bands = new BollingerBands(20, 2)
  const band = candles.map((candle) => bands.update(close(candle), false))
  const macd = new MACD(new EMA(12), new EMA(26), new EMA(9))
  const wave = candles.map((candle) => macd.update(close(candle), false))
  const atr = new ATR(14)
  let [sum, volume] = [0, 0]
  return [
    line(0, new SMA(7)),
    line(0, new SMA(25)),
    line(0, new EMA(12)),
    line(0, new EMA(26)),
    of(0, (candle) => {
      sum += close(candle) * Number(candle.v)
      volume += Number(candle.v)
      return sum / volume
    }),
    { pane: 0, values: band.map((one) => one?.upper) },
    { pane: 0, values: band.map((one) => one?.middle) },
    { pane: 0, values: band.map((one) => one?.lower) },
    { pane: 1, values: wave.map((one) => one?.macd) },
    { pane: 1, values: wave.map((one) => one?.signal) },
    { pane: 1, values: wave.map((one) => one?.histogram) },
    line(2, new RSI(14)),
    of(3, ({ h, l, c }) => atr.update({ high: Number(h), low: Number(l), close: Number(c) }, false)),
  ]
}

function Chart({ candles, orders }: { candles: Candle[]; orders: Order[] }) {
  const host = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<IChartApi | null>(null)
  const drawn = useRef<ReturnType<typeof addSeries> | null>(null)
  useEffect(() => {
    const created = createChart(host.current!, { autoSize: true })
    drawn.current = addSeries(created)
    setChart(created)
    return () => created.remove()
  }, [])
  useEffect(() => {
    if (!chart || !drawn.current || candles.length === 0) return
    const { prices, volumes, lines } = drawn.current
    const time = ({ t }: Candle) => (t / 1000) as never
    prices.setData(
      candles.map((one) => ({
        ...{ time: time(one), open: Number(one.o), high: Number(one.h) },
        ...{ low: Number(one.l), close: Number(one.c) },
      })),
    )
    volumes.setData(candles.map((one) => ({ time: time(one), value: Number(one.v) })))
    for (const [at, { values }] of indicatorsOf(candles).entries())
      lines[at]?.setData(
        candles.map((one, index) => {
          const value = values[index]
          return value == null ? { time: time(one) } : { time: time(one), value }
        }),
      )
  }, [chart, candles])
  useEffect(() => {
    const prices = drawn.current?.prices
    const own = orders.map(({ price, side, quantity }) =>
      prices?.createPriceLine({
        ...{ price: Number(price), color: side === 'buy' ? '#3c9' : '#f67' },
        ...{ axisLabelVisible: true, title: `${side} ${amount.format(Number(quantity))}` },
      }),
    )
    return () => {
      for (const line of own) if (line) prices?.removePriceLine(line)
    }
  }, [orders])
  return <div ref={host} style={{ height: '100%' }} />
}

function addSeries(chart: IChartApi) {
  const volumes = chart.addSeries(HistogramSeries, { priceScaleId: 'volume' })
  return {
    prices: chart.addSeries(CandlestickSeries),
    volumes,
    lines: indicatorsOf([]).map(({ pane }) => chart.addSeries(LineSeries, { lineWidth: 1 }, pane)),
  }
}

function Orders({ orders, last }: { orders: Order[]; last: number }) {
  return (
    <table>
      <tbody>
        {orders.map((order) => (
          <tr key={order.order_no} className={order.side === 'buy' ? 'bid' : 'ask'}>
            <td>{clock.format(order.created_at)}</td>
            <td>BTC/USDT</td>
            <td>{order.side}</td>
            <td>{money.format(Number(order.price))}</td>
            <td>{money.format(((Number(order.price) - last) / last) * 100)}%</td>
            <td>{amount.format(Number(order.quantity))}</td>
            <td>{amount.format(Number(order.filled))}</td>
            <td>{money.format(Number(order.price) * Number(order.quantity))}</td>
            <td>
              <button type="button">Cancel</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function post(path: string, body: object) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()).data
}

function Page() {
  const [state, setState] = useState<State>({
    ...{ bids: [], asks: [], trades: [], ticker: null, orders: [], candles: {} },
  })
  useEffect(() => {
    const set = (changes: Partial<State>) => setState((old) => ({ ...old, ...changes }))
    post('/data/api.user/marketDepth', {}).then(({ bids, asks }) => set({ bids, asks }))
    for (const interval of intervals)
      post('/data/api.user/historyInfo', { type: 'kline', interval }).then(({ list }) =>
        setState((old) => ({ ...old, candles: { ...old.candles, [interval]: list } })),
      )
    Promise.all([1, 2].map((page) => fetch(`/data/api.user/pendOrderList?page=${page}`)))
      .then((all) => Promise.all(all.map((one) => one.json())))
      .then((pages) => set({ orders: pages.flatMap(({ data }) => data.list) }))
    const socket = new WebSocket(`ws://${location.host}/ws`)
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.type !== 'events') return
      for (const event of message.events) setState((old) => reduce(old, event.topic, event.data))
    }
    return () => socket.close()
  }, [])
  const { ticker, orders } = state
  const own = new Set(orders.map(({ price }) => Number(price)))
  return (
    <>
      {intervals.map((interval) => (
        <div key={interval} className="place chart">
          <Chart candles={state.candles[interval] ?? []} orders={orders} />
        </div>
      ))}
      <div className="place ticker">
        <b>BTC / USDT</b>
        <strong>{ticker && money.format(Number(ticker.last))}</strong>
        <span>{ticker?.change_pct}%</span>
      </div>
      <div className="place book">
        <table>
          <Side levels={state.asks} side="ask" own={own} />
          <Side levels={state.bids} side="bid" own={own} />
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
      <div className="place orders">
        <Orders orders={orders} last={Number(ticker?.last ?? 60_000)} />
      </div>
    </>
  )
}

createRoot(document.getElementById('page')!).render(<Page />)

// The page with which the benchmark compares the widget. It is as simple as possible: each event sets the state,
// and React renders the whole table. It receives the same feed and shows the same figures as the widget.
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './page.css'
import './naive.css'

type Tier = { floor: string; cap: string; mmr: string; cum: string }
type Contract = { symbol: string; base: string; tiers: Tier[] }
type Position = {
  symbol: string
  side: 'long' | 'short'
  margin_mode: 'cross' | 'isolated'
  leverage: number
} & Record<'quantity' | 'entry_price' | 'mark_price' | 'margin' | 'initial_margin' | 'liq_price', string>
type Account = { wallet_balance: string }
type State = { account: Account; positions: Position[]; contracts: Contract[]; marks: Record<string, number> }

const price = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const signed = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const quantity = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** Rounds an amount to 8 decimals. */
const money = (value: number) => Math.round(value * 1e8) / 1e8

function figuresOf(position: Position, contract: Contract | undefined, mark: number) {
  const sign = position.side === 'long' ? 1 : -1
  const size = Number(position.quantity)
  const notional = money(size * mark)
  const tier = contract?.tiers.find((one) => notional <= Number(one.cap)) ?? contract?.tiers.at(-1)
  const maintenance = money(notional * Number(tier?.mmr ?? 0) - Number(tier?.cum ?? 0))
  const pnl = money(sign * size * (mark - Number(position.entry_price)))
  return { sign, size, notional, maintenance, pnl, margin: money(notional / position.leverage) }
}

function liquidationOf(position: Position, tiers: Tier[], backing: number): number | null {
  const sign = position.side === 'long' ? 1 : -1
  const size = Number(position.quantity)
  for (const { floor, cap, mmr, cum } of tiers) {
    const at =
      (backing + Number(cum) - sign * size * Number(position.entry_price)) /
      (size * Number(mmr) - sign * size)
    if (at > 0 && at * size > Number(floor) && at * size <= Number(cap)) return at
  }
  return null
}

function Table({ account, positions, contracts, marks }: State) {
  const rows = positions.map((position) => {
    const contract = contracts.find((one) => one.symbol === position.symbol)
    const mark = marks[position.symbol] ?? Number(position.mark_price)
    return { position, contract, mark, ...figuresOf(position, contract, mark) }
  })
  const cross = rows.filter(({ position }) => position.margin_mode === 'cross')
  const sum = (of: (row: (typeof rows)[number]) => number) => cross.reduce((total, row) => total + of(row), 0)
  const [maintenance, pnl] = [sum((row) => row.maintenance), sum((row) => row.pnl)]
  const wallet = Number(account.wallet_balance)
  return (
    <table>
      <thead>
        <tr>
          {['Position', 'Size', 'Entry', 'Mark', 'Liq.', 'Margin', 'PnL', 'TP / SL', 'Close'].map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { position, contract, mark } = row
          const isCross = position.margin_mode === 'cross'
          const margin = isCross ? row.margin : Number(position.margin)
          const ratio = isCross
            ? (maintenance / (wallet + pnl)) * 100
            : (row.maintenance / (margin + row.pnl)) * 100
          const backing = wallet - (maintenance - row.maintenance) + (pnl - row.pnl)
          const liquidation = isCross
            ? liquidationOf(position, contract?.tiers ?? [], backing)
            : Number(position.liq_price)
          const way = row.pnl < 0 ? 'down' : 'up'
          const isNear = liquidation !== null && row.sign * (mark - liquidation) < mark * 0.1
          return (
            <tr key={position.symbol}>
              <td>
                {position.symbol} {position.side}
                <small>
                  {position.margin_mode} {position.leverage}×
                </small>
              </td>
              <td>
                {quantity.format(row.size)} {contract?.base}
                <small>{amount.format(row.notional)} USDT</small>
              </td>
              <td>{price.format(Number(position.entry_price))}</td>
              <td>{price.format(mark)}</td>
              <td className={isNear ? 'near' : ''}>
                {liquidation === null ? '—' : price.format(liquidation)}
              </td>
              <td>
                {amount.format(margin)}
                <small>
                  <span className="bar">
                    <i style={{ width: `${Math.min(100, Math.max(9, ratio))}%` }} />
                  </span>{' '}
                  {amount.format(ratio)}%
                </small>
              </td>
              <td className={way}>
                <b>{signed.format(row.pnl)}</b>
                <small>{signed.format((row.pnl / Number(position.initial_margin)) * 100)}%</small>
              </td>
              <td>
                <button type="button" onClick={() => {}}>
                  Add TP/SL
                </button>
              </td>
              <td>
                <button type="button" onClick={() => {}}>
                  Market
                </button>
                <button type="button" onClick={() => {}}>
                  Limit
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Page() {
  const [state, setState] = useState<State | null>(null)
  useEffect(() => {
    const ask = (path: string) =>
      fetch(`/data/api.user/${path}`, { method: 'POST', body: '{}' }).then((response) => response.json())
    Promise.all([ask('listPositions'), ask('queryCoinMenu')]).then(([{ data }, { data: contracts }]) =>
      setState({ account: data.account, positions: data.list, contracts, marks: {} }),
    )
    const socket = new WebSocket(`ws://${location.host}/ws`)
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.type !== 'events') return
      for (const { data: mark } of message.events) {
        setState((old) => old && { ...old, marks: { ...old.marks, [mark.symbol]: Number(mark.mark_price) } })
      }
    }
    return () => socket.close()
  }, [])
  return state && <Table {...state} />
}

createRoot(document.getElementById('page')!).render(<Page />)

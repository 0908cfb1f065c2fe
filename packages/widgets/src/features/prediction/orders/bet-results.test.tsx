import { expect, it } from 'vitest'
import { bet } from '../../../testing/prediction-market.ts'
import { pageOf } from '../../../testing/show-orders.tsx'
import { showPrediction } from '../../../testing/show-prediction.tsx'
import { BetResults } from './bet-results.tsx'
import { RoundHistory } from './round-history.tsx'

const settled = (number: number, status: 'won' | 'lost' | 'draw', pnl: string) =>
  bet({ order_no: `P20260101${`${number}`.padStart(10, '0')}`, status, pnl })

const rows = [
  settled(1, 'won', '9.40000000'),
  settled(2, 'lost', '-10.00000000'),
  settled(3, 'won', '4.10000000'),
  settled(4, 'draw', '0.00000000'),
  bet({ order_no: 'P202601010000000005' }),
]

/** Returns the results as they are shown, inside a shadow root or outside. */
const results = () => {
  const roots = [
    document,
    ...[...document.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ]
  const list = roots.flatMap((root) => [...root.querySelectorAll('.bl-bet-results')])[0]
  return [...(list?.children ?? [])].map(({ textContent }) => textContent)
}

const shown = ['Won2', 'Lost1', 'Returned1', 'Win rate66.67%', 'Profit and loss+3.50\u00a0USDT']

it("states above the member's rounds how many bets were won, lost and returned, and the profit", async () => {
  await showPrediction(<RoundHistory />, { rows, shadow: true })
  await expect.poll(results, { timeout: 5000 }).toEqual(shown)
})

it('updates the results when a bet is settled', async () => {
  const exchange = await showPrediction(<BetResults mode="round" />, { rows, shadow: true })
  await expect.poll(results, { timeout: 5000 }).toEqual(shown)
  const last = settled(5, 'lost', '-3.50000000')
  await exchange.step({
    ...{ do: 'answer', call: 'optionsAllRecord' },
    data: pageOf([...rows.slice(0, 4), last]),
  })
  await exchange.step({ do: 'member', data: { kind: 'option_order', order: last } })
  await expect
    .poll(results)
    .toEqual(['Won2', 'Lost2', 'Returned1', 'Win rate50.00%', 'Profit and loss0.00\u00a0USDT'])
})

it('with more bets than are read, states how many of the newest are counted', async () => {
  await showPrediction(<BetResults mode="round" />, { rows, pages: 9, shadow: true })
  await expect.poll(() => results().at(-1)).toBe('Your newest 5 bets')
})

it('shows nothing while no bet is settled', async () => {
  const exchange = await showPrediction(<BetResults mode="round" />, { rows: [bet()], shadow: true })
  await expect.poll(async () => (await exchange.inspect()).calls.optionsAllRecord).toBe(1)
  expect(results()).toEqual([])
})

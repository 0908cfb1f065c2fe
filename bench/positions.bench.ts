import { contracts } from '@bourselet/sandbox/src/prices/contracts.ts'
import { revalue } from '../packages/widgets/src/shared/data/revalue.ts'
import type { BenchResult } from './bench-result.ts'
import { median } from './median.ts'
import { eachAnew } from './positions/each-anew.ts'
import { openPortfolio, POSITIONS, SYMBOL } from './positions/portfolio.ts'
import { tableOf } from './positions/table.ts'

const ROUNDS = 9
const TICKS = 120

/**
 * Returns mark prices of a random walk with an upward trend. Because of the trend most prices are new, so the futures
 * engine (venue) can rarely skip a margin test that has passed at an earlier price.
 */
function walk(round: number): string[] {
  let tenths = 600_000
  let state = round + 1
  return Array.from({ length: TICKS }, () => {
    state = (state * 48_271) % 2_147_483_647
    tenths += (state % 241) - 110
    return `${Math.floor(tenths / 10)}.${tenths % 10}`
  })
}

function timed(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/**
 * Measures the work that a new mark price causes for 500 open positions. For the futures engine, compares a whole price
 * update (margin tests, warnings and triggers) with recomputing the margin test of every position. For the widgets,
 * measures the revaluation of every row of the table.
 */
export async function run(): Promise<BenchResult> {
  const portfolio = openPortfolio()
  const rules = contracts.find(({ symbol }) => symbol === SYMBOL)!
  const rows = tableOf(portfolio)
  const times = { ours: [] as number[], anew: [] as number[], table: [] as number[] }
  for (let round = -2; round < ROUNDS; round++) {
    const marks = walk(round + 2)
    let due = 0
    const anew = timed(() => {
      for (const mark of marks) due += eachAnew(portfolio, mark).length
    })
    const ours = timed(() => {
      for (const mark of marks) portfolio.tick(mark)
    })
    const table = timed(() => {
      for (const mark of marks.slice(0, 10))
        for (const { row, account } of rows) revalue(row, mark, rules, account)
    })
    const held = portfolio.members.filter((id) => portfolio.venue.position(id, SYMBOL)).length
    if (due > 0 || held < POSITIONS) throw new Error('a position of the walk was due')
    // Negative rounds warm up all variants and are not measured.
    if (round < 0) continue
    times.ours.push(ours / TICKS)
    times.anew.push(anew / TICKS)
    times.table.push(table / 10)
  }
  const ms = (samples: number[]) => Number(median(samples).toFixed(3))
  return {
    name: `${POSITIONS} open positions at a new mark price`,
    rows: [
      { label: 'venue: a tick', value: ms(times.ours), unit: 'ms' },
      { label: 'each position tested anew', value: ms(times.anew), unit: 'ms' },
      { label: 'widgets: every row revalued', value: ms(times.table), unit: 'ms' },
    ],
    ratios: [
      {
        label: 'a tick of the venue against testing each position anew',
        value: median(times.anew.map((anew, index) => anew / times.ours[index]!)),
        limit: 5,
        goal: 20,
        better: 'higher',
      },
    ],
  }
}

import { DAY_MS, divRound } from '@bourselet/sdk/money'
import { HOUR_MS } from '../clock/clock.ts'
import { seededRandom } from '../clock/random.ts'
import type { Migration } from '../database/migrate.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { WalletRow } from '../ledger/balances.ts'
import { sharedWalkOf } from '../prices/price-models.ts'
import { type LatestPrices, usdtValue } from '../prices/valuation.ts'
import { DEMO } from './demo-members.ts'

const DAYS = 60
/**
 * Bounds of the simulated daily results, in thousandths. DAY_RESULT: the largest random deviation of a day's total from
 * a steady growth. EARNED: the part of today's balance that was earned in the whole period.
 */
const DAY_RESULT = 8
const EARNED = 110

/**
 * Returns the migration that stores daily totals of the demo members for past days. Coins are valued at the simulated
 * prices of each day, and the totals grow toward the current balance.
 */
export function demoHistory({ clock, ledger, seeds }: Exchange): Migration {
  return {
    name: 'seed-history-1',
    async up(tx) {
      const emails = DEMO.members.map(({ email }) => email)
      const members = await tx.selectFrom('members').select('id').where('email', 'in', emails).execute()
      const today = Math.floor(clock.now() / DAY_MS) * DAY_MS
      const { walk } = sharedWalkOf(seeds.current)
      for (const { id } of members) {
        const wallet = await ledger.wallet(tx, id)
        const random = seededRandom(`${seeds.current}/history/${id}`)
        const rows = []
        for (let back = 1; back <= DAYS; back++) {
          const end = today - (back - 1) * DAY_MS
          const prices: LatestPrices = {
            latest(symbol) {
              const price = walk.hour(symbol, end / HOUR_MS - 1)?.c
              return price === undefined ? undefined : { id: 0, ts: end, price }
            },
          }
          const lucky = random.below(2 * DAY_RESULT + 1) - DAY_RESULT
          const share = 1_000n - BigInt(Math.round((EARNED * back) / DAYS) - lucky)
          rows.push({
            member_id: id,
            date: new Date(end - DAY_MS).toISOString().slice(0, 10),
            total_usdt: divRound(worth(wallet, prices) * share, 1_000n, 'DOWN'),
          })
        }
        await tx
          .insertInto('daily_totals')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['member_id', 'date']).doNothing())
          .execute()
      }
    },
  }
}

const worth = (wallet: WalletRow[], prices: LatestPrices): bigint =>
  wallet.reduce((sum, { coin, amount }) => sum + usdtValue(prices, coin, amount), 0n)

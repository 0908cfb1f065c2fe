import { toUnits } from '@bourselet/sdk/money'
import type { Migration } from '../database/migrate.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { depositPosting } from '../ledger/deposit-posting.ts'
import { MARKET_MAKER_TREASURY } from '../prices/market-maker.ts'
import { DEMO } from './demo-members.ts'

const DEMO_USDT = '10000'
/** Deposit of USDT for the market maker: more than it can lose in futures trading. */
const MARKET_MAKER_USDT = '1000000000'
const INSURANCE_USDT = toUnits('1000000')

/**
 * Returns the migration that deposits money into the futures wallets of the demo members and the market maker, and
 * into the insurance fund.
 */
export function futuresMoney({ ledger }: Exchange): Migration {
  return {
    name: 'seed-futures-1',
    async up(tx) {
      const emails = DEMO.members.map(({ email }) => email)
      const demo = await tx
        .selectFrom('members')
        .select('id')
        .where('email', 'in', emails)
        .orderBy('id')
        .execute()
      for (const { id } of demo) {
        await ledger.post(tx, depositPosting(id, `demo-${id}`, { USDT: DEMO_USDT }, 'futures'))
      }
      await ledger.post(
        tx,
        depositPosting(MARKET_MAKER_TREASURY, 'house', { USDT: MARKET_MAKER_USDT }, 'futures'),
      )
      const fund = { coin: 'USDT', bucket: '' }
      await ledger.post(tx, {
        change: 'deposit',
        refType: 'seed',
        refNo: 'insurance',
        entries: [
          { ...fund, account: 'sys:bridge', amount: -INSURANCE_USDT },
          { ...fund, account: 'sys:insurance', amount: INSURANCE_USDT },
        ],
      })
    },
  }
}

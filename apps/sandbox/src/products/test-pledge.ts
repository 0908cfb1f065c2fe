import type { Database } from '../database/database.ts'
import { memberAccount, type Posting } from '../ledger/posting.ts'
import type { TermRules } from './term-product.ts'
import type { Position } from './term-tables.ts'

const posting = (
  position: Position,
  change: Posting['change'],
  legs: [account: string, bucket: string, amount: bigint][],
): Posting => ({
  change,
  refType: 'pledge',
  refNo: position.order_no,
  entries: legs
    .filter(([, , amount]) => amount !== 0n)
    .map(([account, bucket, amount]) => ({ account, bucket, coin: position.coin, amount })),
})
const spot = ({ member_id }: Position) => memberAccount(member_id, 'spot')
const finance = ({ member_id }: Position) => memberAccount(member_id, 'finance')
const principalBack = (position: Position, payout: bigint) =>
  posting(position, 'wealth_return', [
    [finance(position), 'locked', -position.principal],
    [spot(position), 'available', payout],
    ['sys:interest', '', position.principal - payout],
  ])

/** The rules of a pledge: daily income, principal back at maturity, early redemption except for 7 days. */
export const pledgeRules: TermRules = {
  name: 'pledge',
  letter: 'I',
  rounding: 'DOWN',
  open: (position, amount) =>
    posting(position, 'wealth_subscribe', [
      [spot(position), 'available', -amount],
      [finance(position), 'locked', amount],
    ]),
  pay: (position, _date, amount) =>
    posting(position, 'wealth_income', [
      ['sys:interest', '', -amount],
      [spot(position), 'available', amount],
    ]),
  mature: (position) => principalBack(position, position.principal),
  redeem: (position) =>
    position.term_days === 7 ? null : principalBack(position, position.principal - position.accrued),
}

/** Returns a database that crashes at its n-th transaction, before or after the commit. */
export function failingDatabase(database: Database, n: number, committed: boolean): Database {
  let left = n
  return {
    ...database,
    jobs: {
      ...database.jobs,
      async transaction(run) {
        const dies = left-- <= 0
        const result = await database.jobs.transaction(async (tx) => {
          const done = await run(tx)
          if (dies && !committed) throw new Error('process died')
          return done
        })
        if (dies) throw new Error('process died')
        return result
      },
    },
  }
}

import { expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { testDatabase, whileLocked } from '../../database/test-database.ts'
import { isolatedChangeMigration, ledgerMigration } from '../../ledger/ledger.migration.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import { membersMigration } from '../../members/members.migration.ts'
import { findListing } from '../../prices/listings.ts'
import { spotFeature } from './spot.feature.ts'
import { readBatchState } from './spot-batch-state.ts'
import { placeCommand } from './spot-command.ts'
import type { OrderDraft } from './spot-order.ts'
import { spotRules } from './spot-rules.ts'

const MEMBER = 10_001
const account = memberAccount(MEMBER, 'spot')
const deposit = (coin: string): Posting => ({
  change: 'deposit',
  refType: 'deposit',
  refNo: 'R1',
  entries: [
    { account: 'sys:bridge', bucket: '', coin, amount: -10n },
    { account, bucket: 'available', coin, amount: 10n },
  ],
})
const market: OrderDraft = {
  memberId: MEMBER,
  clientOrderId: null,
  side: 'buy',
  type: 'market',
  price: null,
  quantity: 10n ** 8n,
  total: null,
  timeInForce: null,
  selfTrade: 'expire_maker',
  triggerPrice: null,
  trailPct: null,
  ocoStop: null,
}

// Balances are locked in the order XRP, USDT, BTC. In both test cases, the order spends the coin that is locked last:
// BTC is after USDT, and USDT is after XRP.
test.each([
  ['sell', 'BTC'],
  ['buy', 'XRP'],
] as const)(
  'an order to %s %s causes no deadlock with a waiting transaction that changes both coins of the member',
  async (side, base) => {
    const database = await testDatabase([
      ledgerMigration,
      isolatedChangeMigration,
      membersMigration,
      ...spotFeature.migrations!,
    ])
    const ledger = openLedger({
      clock: controllableClock({ start: 1_767_225_600_000 }),
      sequences: database.sequences,
    })
    const postings = [deposit(base), deposit('USDT')]
    await database.transaction((tx) => ledger.postMany(tx, postings))
    const rules = spotRules(findListing(`${base}USDT`)!)
    const { needs } = placeCommand(rules, { ...market, side })
    // A transaction that deadlocks runs again, so a count above 1 would show a deadlock.
    const runs = { order: 0, other: 0 }
    await whileLocked(
      database,
      (tx) => {
        runs.order++
        return readBatchState(tx, ledger, [needs])
      },
      () =>
        database.transaction((tx) => {
          runs.other++
          return ledger.postMany(tx, postings)
        }),
      (tx) => ledger.postMany(tx, postings),
    )
    expect(runs).toEqual({ order: 1, other: 1 })
  },
)

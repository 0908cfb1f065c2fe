import { toUnits } from '@bourselet/sdk/money'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { seededRandom } from '../../clock/random.ts'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/test-database.ts'
import type { ServerExchange, TxExchange } from '../../exchange/exchange.ts'
import { kycGate } from '../../exchange/kyc-gate.ts'
import { orderNumbers } from '../../exchange/order-numbers.ts'
import { defaultSettings } from '../../exchange/settings.ts'
import { depositPosting } from '../../ledger/deposit-posting.ts'
import { isolatedChangeMigration, ledgerMigration } from '../../ledger/ledger.migration.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { createMember } from '../../members/create-member.ts'
import { membersMigration } from '../../members/members.migration.ts'
import type { Members } from '../../members/members.ts'
import { pepperOf } from '../../members/pepper.ts'
import { notifiesMigration } from '../../notifies/notifies.migration.ts'
import { indexMigration } from '../../prices/index-board.migration.ts'
import { openIndexBoard } from '../../prices/index-board.ts'
import { productsMigration } from '../../products/products.migration.ts'
import { diceOf } from '../leverage/dice.ts'
import type { FinanceContext, ModelMember } from './finance-product.ts'
import { ModelMoney, spotOf } from './model-money.ts'
import { PricePath } from './price-path.ts'
import { simulatedProducts } from './simulated-products.ts'

export const START = Date.UTC(2026, 0, 1)
const FUNDS = { USDT: '40000', BTC: '1000000', ETH: '20' }
const MEMBERS = 4
const CREDIT = 80

const tables = () => {
  let last = 0
  const sequences = { next: () => ++last } as unknown as TxExchange['sequences']
  return [
    ledgerMigration,
    isolatedChangeMigration,
    membersMigration,
    notifiesMigration,
    productsMigration,
    indexMigration,
    ...simulatedProducts.flatMap(({ migrations }) => migrations?.({ sequences }) ?? []),
  ]
}

export type FinanceWorld = Awaited<ReturnType<typeof openWorld>>

/**
 * Opens the parts of the exchange that finance products use, on a separate database, with members and their initial
 * funds.
 */
export async function openWorld(seed: string) {
  const dice = diceOf(seed)
  const clock = controllableClock({ start: START })
  const database = await testDatabase(tables())
  const { sequences } = database
  const ledger = openLedger({ clock, sequences })
  const random = seededRandom(`${seed} random`)
  const get: Members['get'] = (reader, id) =>
    reader.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** Opens the exchange as a newly started process does. */
  const open = async (of: Database = database): Promise<ServerExchange> => {
    const index = openIndexBoard({ clock, database })
    await index.load()
    const parts = {
      ...{ clock, database: of, sequences, ledger, index, random, orderNo: orderNumbers(pepperOf('test')) },
      ...{ stream: { toMember() {} }, members: { get }, kyc: kycGate({ get }, defaultSettings), log() {} },
    }
    return parts as unknown as ServerExchange
  }
  const context: FinanceContext = { dice, members: [], money: new ModelMoney(), prices: new PricePath(dice) }
  const join = async (n: number): Promise<ModelMember> =>
    database.transaction(async (tx) => {
      const address = { email: `${seed.replaceAll(' ', '-')}-${n}@example.com` }
      const about = { address, passwordHash: '!', inviterId: null, lang: 'en', now: START }
      const id = (await createMember(tx, sequences, seededRandom(`${seed} ${n}`), about)) ?? 0
      const known = { kyc_level: 1, credit_score: CREDIT }
      await tx.updateTable('members').set(known).where('id', '=', id).execute()
      await ledger.post(tx, depositPosting(id, `funds-${n}`, FUNDS))
      for (const [coin, funds] of Object.entries(FUNDS))
        context.money.move('sys:bridge', spotOf(id), coin, toUnits(funds))
      return { id, credit: CREDIT }
    })
  for (let n = 0; n < MEMBERS; n++) context.members.push(await join(n))
  let moved = 0
  /**
   * Changes the USDT balance of a random member: withdraws half of it, so that later repayments and collections find
   * less, or deposits 10,000.
   */
  const moveMoney = async () => {
    const { id } = context.members[dice.below(MEMBERS)]!
    const held = context.money.of(spotOf(id), 'USDT')
    const amount = held > toUnits('20000') || dice.chance(30) ? -held / 2n : toUnits('10000')
    if (amount === 0n) return
    await database.transaction((tx) =>
      ledger.post(tx, {
        ...{
          change: amount < 0n ? 'withdraw_done' : 'deposit',
          refType: 'simulation',
          refNo: `m-${++moved}`,
        },
        entries: [
          { account: memberAccount(id, 'spot'), bucket: 'available', coin: 'USDT', amount },
          { account: 'sys:bridge', bucket: '', coin: 'USDT', amount: -amount },
        ],
      }),
    )
    context.money.move('sys:bridge', spotOf(id), 'USDT', amount)
  }
  return { context, clock, database, ledger, open, moveMoney }
}

import { DAY_MS, toUnits } from '@bourselet/sdk/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { startJob } from '../../clock/job.ts'
import type { Tx } from '../../database/transaction.ts'
import { apply } from '../../features/loans/apply-loan.ts'
import { takeDueSteps } from '../../features/loans/loan-steps.ts'
import { repay } from '../../features/loans/repay-loan.ts'
import { savingsRules } from '../../features/savings/savings-rules.ts'
import { wealthRules } from '../../features/wealth/wealth-rules.ts'
import { openTermProduct } from '../../products/term-product.ts'
import type { TermRules } from '../../products/term-rules.ts'
import { type FinanceWorld, openWorld } from './finance-world.ts'

const MINUTE = 60_000
/** Minutes after midnight at which members act, around the daily booking at 00:10; -1 is on the day before. */
const MINUTES = [-1, 0, 5, 10, 11]
const PAIRS = MINUTES.flatMap((enter) =>
  MINUTES.filter((leave) => leave > enter).map((leave) => [enter, leave] as const),
)

let world: FinanceWorld
let exchange: Awaited<ReturnType<FinanceWorld['open']>>
let member: number
beforeAll(async () => {
  world = await openWorld('timing')
  exchange = await world.open()
  member = world.context.members[0]!.id
})

const write = <T>(work: (tx: Tx) => Promise<T>) => world.database.transaction(work)
/**
 * Advances the clock to `minute` minutes after `midnight`, and runs the jobs that become due. A negative `minute` is
 * before midnight.
 */
const until = (midnight: number, minute: number) => world.clock.advanceTo(midnight + minute * MINUTE)
const nextMidnight = () => (Math.floor(world.clock.now() / DAY_MS) + 2) * DAY_MS
async function usdt(): Promise<bigint> {
  const rows = await world.ledger.wallet(world.database.db, member)
  const isAvailable = (row: (typeof rows)[number]) => row.wallet === 'spot' && row.bucket === 'available'
  return rows.find((row) => isAvailable(row) && row.coin === 'USDT')!.amount
}

/** Opens a product with one offer and starts the job of its daily booking. */
async function openProduct<Terms>(rules: TermRules<Terms>, terms: Terms, days: number | null) {
  const product = openTermProduct(exchange, rules)
  const id = await write((tx) =>
    product.addOffer(tx, {
      ...{ kind: rules.kinds.at(-1)!, name: 'simulated', coin: 'USDT', term_days: days, terms },
      ...{ min_amount: 1n, max_amount: toUnits('50000'), step: 1n, copy_price: null, total_copies: null },
      ...{ sold_copies: 0, presale_at: null, sale_at: 0, end_at: null },
      ...{ append_allowed: true, early_redeem: true },
    }),
  )
  const job = startJob(exchange, product.job)
  const enter = async () => {
    const { order_no } = await write(async (tx) =>
      product.open(tx, member, await product.lockOffer(tx, id, 'id'), toUnits('30000')),
    )
    return () => write((tx) => product.redeem(tx, member, order_no))
  }
  return { enter, stop: () => job.stop() }
}

const products = {
  pledge: () => openProduct(wealthRules, { daily_rate: '0.0003', penalty_rate: '0' }, 30),
  savings: () => openProduct(savingsRules, { apr: '0.04' }, null),
}

describe.each(Object.entries(products))(
  'a member who subscribes to and redeems %s around the daily booking',
  (_name, open) => {
    test('a member who subscribes and redeems within twelve minutes around a daily booking gets back exactly the invested amount', async () => {
      const { enter, stop } = await open()
      const before = await usdt()
      for (const [from, to] of PAIRS) {
        const midnight = nextMidnight()
        await until(midnight, from)
        const leave = await enter()
        await until(midnight, to)
        await leave()
        expect(await usdt(), `from minute ${from} to minute ${to}`).toBe(before)
      }
      await stop()
    })

    test('a member who subscribes before midnight and redeems after the second daily booking receives income', async () => {
      const { enter, stop } = await open()
      const before = await usdt()
      const midnight = nextMidnight()
      await until(midnight, -1)
      const leave = await enter()
      await until(midnight + DAY_MS, 11)
      expect(await usdt()).toBeGreaterThan(before - toUnits('30000'))
      await leave()
      await stop()
    })
  },
)

test('a member who borrows and repays around midnight pays the fee and the interest of one day for each loan', async () => {
  for (const [from, to] of PAIRS) {
    const before = await usdt()
    const midnight = nextMidnight()
    await until(midnight, from)
    const asked = { goods_id: 1, amount: '10000', term_days: 7, agree: true, trade_password: '123456' }
    const { order_no } = await write((tx) => apply(exchange, tx, member, asked))
    await world.clock.advance(15_000)
    await takeDueSteps(exchange)
    await until(midnight, to)
    await write((tx) => repay(exchange, tx, member, { order_no, amount: 'full' }))
    // The member pays a loan fee of 1 % of 10,000 USDT, and 0.04 % interest for the started day.
    expect(before - (await usdt()), `from minute ${from} to minute ${to}`).toBe(toUnits('104'))
  }
})

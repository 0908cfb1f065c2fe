import { createHash } from 'node:crypto'
import { DAY_MS, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { openAiPlans } from '../../features/ai/ai-plans.ts'
import type { createDraft } from '../../features/ai/create-draft.ts'
import type { finishOrder, payDraft } from '../../features/ai/submit-order.ts'
import { ceil, FinanceModel, type ModelOffer, type ModelRules, times } from './finance-model.ts'
import type { Answers, FinanceContext, FinanceProduct } from './finance-product.ts'
import type { PricePath } from './price-path.ts'
import { comparePositions, refusalOf } from './term-simulation.ts'

interface AiModules {
  openAiPlans: typeof openAiPlans
  createDraft: typeof createDraft
  payDraft: typeof payDraft
  finishOrder: typeof finishOrder
}

const MINUTE = 60_000
const DRAFT_MS = 15 * MINUTE
const MILLION = 1_000_000n
const HASHES = 2n ** 32n

/**
 * Terms of an AI plan in the simulation. `cycle` is the number of days of a loop. `low` and `high` are the bounds of
 * the daily rate in millionths.
 */
interface Plan {
  cycle: number
  low: bigint
  high: bigint
  /** Fraction of a day's gain that is charged as a fee, as decimal text. */
  fee: string
}
const plans: Plan[] = [
  { cycle: 3, low: -500n, high: 800n, fee: '0.05' },
  { cycle: 7, low: -10_000n, high: 11_000n, fee: '0.1' },
]
const MOST_LOOPS = 3
const PLAN_LIMITS = { min_amount: toUnits('50'), max_amount: toUnits('9000') }

interface ModelDraft {
  order: string
  member: number
  offer: number
  units: bigint
  loops: number
  expires: number
  paid: boolean
}

const floorDivide = (over: bigint, under: bigint) =>
  over >= 0n || over % under === 0n ? over / under : over / under - 1n

/**
 * Returns the reference rules for the results of AI orders. The random rate of a day depends on the order, the day
 * and the BTC price at the midnight after it.
 */
function aiModel(prices: PricePath, planOf: (offer: ModelOffer) => Plan): ModelRules {
  return {
    keepsIncome: true,
    parts: () => false,
    income(order, date) {
      const { cycle, low, high, fee } = planOf(order.offer)
      const day = date - order.start
      const cents = prices.at('BTC', date * DAY_MS)
      const price = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
      const hash = createHash('sha256').update(`${order.order}:${day}:${price}`).digest('hex')
      const rate = floorDivide(low * HASHES + (high - low) * BigInt(`0x${hash.slice(0, 8)}`), HASHES)
      // The principal of a loop is the value of the AI order at the start of that loop.
      const loopStart = order.start + Math.floor((day - 1) / cycle) * cycle
      const before = order.incomes.filter(([earlier]) => earlier <= loopStart)
      const principal = order.principal + before.reduce((sum, [, units]) => sum + units, 0n)
      const result = floorDivide(principal * rate, MILLION)
      return [date, result - (result > 0n ? ceil(times(result, fee)) : 0n)]
    },
  }
}

/**
 * Simulates AI orders: drafts, payments before and after the expiry of a draft, orders for several loops (each loop
 * runs for a fixed number of days), and orders that are finished early.
 */
export function aiSimulation(context: FinanceContext, modules: AiModules): FinanceProduct {
  const { dice, members, money, prices } = context
  const byOffer = new Map<number, Plan>()
  const model = new FinanceModel(
    aiModel(prices, ({ id }) => byOffer.get(id)!),
    money,
  )
  const drafts: ModelDraft[] = []
  let exchange: ServerExchange
  let product: ReturnType<typeof openAiPlans>

  const attempt = async (work: Parameters<ServerExchange['database']['transaction']>[0]) => {
    try {
      await exchange.database.transaction(work)
      return null
    } catch (error) {
      return refusalOf(error)
    }
  }
  const draft = async (at: number): Promise<Answers> => {
    const member = members[dice.below(members.length)]!.id
    const offer = [...byOffer.keys()][dice.below(byOffer.size)]!
    const amount = dice.chance(5) ? '49.99' : String(50 + dice.below(4_000))
    const loops = 1 + dice.below(MOST_LOOPS)
    let order = ''
    const actual = await attempt(async (tx) => {
      const asked = { goods_id: offer, amount, loops }
      order = (await modules.createDraft(exchange, tx, product, member, asked)).order_no
    })
    const units = toUnits(amount)
    const expected =
      units < PLAN_LIMITS.min_amount
        ? 'INVEST_BELOW_MIN'
        : running(member, offer) + units > PLAN_LIMITS.max_amount
          ? 'INVEST_ABOVE_MAX'
          : null
    if (actual === null)
      drafts.push({ order, member, offer, units, loops, expires: at + DRAFT_MS, paid: false })
    return { action: 'draft', actual, expected }
  }
  const running = (member: number, offer: number) =>
    [...model.orders.values()]
      .filter((one) => one.member === member && one.offer.id === offer && one.status === 'running')
      .reduce((sum, { principal }) => sum + principal, 0n)
  const pay = async (at: number): Promise<Answers> => {
    const one = drafts[Math.max(0, drafts.length - 1 - dice.below(3))]!
    const actual = await attempt((tx) => modules.payDraft(exchange, tx, product, one.member, one.order))
    return { action: 'pay', actual, expected: payModel(one, at) }
  }
  const payModel = (one: ModelDraft, at: number): string | null => {
    if (one.paid) return null
    if (one.expires <= at) return 'ORDER_EXPIRED'
    if (at - (prices.ticks.at(-1)?.ts ?? 0) > MINUTE) return 'PRICE_STALE'
    const days = byOffer.get(one.offer)!.cycle * one.loops
    // A payment in the last minute of a day counts for the next day. The price at midnight decides the result of a day,
    // and a member who pays that late may already know it.
    const start = Math.floor((at + MINUTE) / DAY_MS)
    const { member, offer, units, order } = one
    const refused = model.apply({ type: 'subscribe', member, offer, units, at, order, start, days })
    one.paid = refused === null
    return refused
  }
  const finish = async (at: number): Promise<Answers> => {
    const paid = [...model.orders.values()].filter(({ status }) => status === 'running')
    const known = paid.length > 0 && dice.chance(80) ? paid : drafts
    const { order, member } = known[dice.below(known.length)]!
    const actual = await attempt((tx) => modules.finishOrder(exchange, tx, product, member, order))
    return { action: 'finish', actual, expected: model.apply({ type: 'finish', member, order, at }) }
  }

  return {
    open(given) {
      exchange = given
      product = modules.openAiPlans(given)
    },
    async seed(tx, start) {
      for (const { cycle, low, high, fee } of plans) {
        const rate = (millionths: bigint) => fromUnits(millionths, 6)
        const rates = { min_rate: rate(low), max_rate: rate(high), fee_rate: fee }
        const id = await product.addOffer(tx, {
          ...{ kind: 'ai', name: 'simulated', coin: 'USDT', term_days: cycle, ...PLAN_LIMITS, step: 1n },
          terms: { ...rates, cycle_days: cycle, loops: 1, max_loops: MOST_LOOPS, risk: 'high' },
          ...{ copy_price: null, total_copies: null, sold_copies: 0 },
          ...{ presale_at: null, sale_at: start, end_at: null, append_allowed: false, early_redeem: true },
        })
        byOffer.set(id, { cycle, low, high, fee })
        const { min_amount: min, max_amount: max } = PLAN_LIMITS
        model.offers.set(id, {
          ...{ id, coin: 'USDT', days: cycle, rate: '0', penalty: '0', min, max, step: 1n },
          ...{ price: null, copies: null, opens: start, ends: null, appends: false, redeems: true },
        })
      }
    },
    async act() {
      const at = exchange.clock.now()
      if (drafts.length > 0 && dice.chance(50)) return dice.chance(60) ? pay(at) : finish(at)
      const drafted = await draft(at)
      const isPaid = drafted.actual === null && drafted.expected === null && dice.chance(65)
      return isPaid ? pay(at) : drafted
    },
    runJobs: (now) => product.bookDue(now),
    runModel: (now) => model.book(now),
    differences: (reader) => comparePositions(reader, model),
  }
}

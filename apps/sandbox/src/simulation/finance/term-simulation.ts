import { DAY_MS, toUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { InsufficientBalance } from '../../ledger/posting.ts'
import type { Offer, TermKind } from '../../products/products.migration.ts'
import type { openTermProduct } from '../../products/term-product.ts'
import type { TermProduct, TermRules } from '../../products/term-rules.ts'
import { Refusal } from '../../refusals/refusal.ts'
import {
  accruedOf,
  type FinanceAction,
  FinanceModel,
  type ModelOffer,
  type ModelOrder,
  type ModelRules,
} from './finance-model.ts'
import type { Difference, FinanceContext, FinanceProduct } from './finance-product.ts'

/** An offer of the reference model, with additional fields that only the sandbox needs. */
export interface SimulatedOffer extends Omit<ModelOffer, 'id' | 'opens' | 'ends'> {
  kind: TermKind
  /** Times of the offer, in ms after the start of the simulation. */
  presale: number | null
  sale: number
  end: number | null
}

type TermAction = Exclude<FinanceAction, { type: 'finish' }>

interface TermSimulation<Terms> {
  open: typeof openTermProduct
  rules: TermRules<Terms>
  model: ModelRules
  offers: SimulatedOffer[]
  terms(offer: SimulatedOffer): Terms
}

/** Simulates a product that is based on `TermProduct`, such as wealth or savings. */
export function termSimulation<Terms>(context: FinanceContext, it: TermSimulation<Terms>): FinanceProduct {
  const { dice } = context
  const members = context.members.map(({ id }) => id)
  const model = new FinanceModel(it.model, context.money)
  let product: TermProduct<Terms>
  let exchange: ServerExchange

  /**
   * Performs an action in the sandbox. Returns the error code (null if the action is accepted) and the order number
   * (`none` if it is refused).
   */
  const send = async (action: TermAction): Promise<{ refusal: string | null; order: string }> => {
    try {
      const { order_no } = await exchange.database.transaction(async (tx) => {
        if (action.type === 'append') return product.append(tx, action.member, action.order, action.units)
        if (action.type === 'redeem') return product.redeem(tx, action.member, action.order, action.units)
        const offer = await product.lockOffer(tx, action.offer, 'id')
        await product.checkAmount(tx, action.member, offer, action.units)
        return product.open(tx, action.member, offer, action.units)
      })
      return { refusal: null, order: order_no }
    } catch (error) {
      return { refusal: refusalOf(error), order: 'none' }
    }
  }
  const draw = (at: number): TermAction => {
    const all = [...model.orders.values()]
    const running = all.filter(({ status }) => status === 'running')
    const today = Math.floor(at / DAY_MS)
    const maturing = running.filter(({ start, days }) => days !== null && start + days === today)
    // An order matures at midnight, but is paid out only ten minutes later. Random actions rarely fall between these
    // times. To test this gap, the simulation prefers orders that are in it.
    const likely = maturing.length > 0 && dice.chance(50) ? maturing : running
    const orders = likely.length > 0 && dice.chance(90) ? likely : all
    const offers = [...model.offers.values()]
    const amount = ({ price, step, min, max }: ModelOffer) => {
      if (dice.chance(4)) return min - 1n
      if (dice.chance(4)) return max
      if (price !== null) return price * BigInt(1 + dice.below(4))
      const whole = toUnits(String(100 + dice.below(3_000)))
      return dice.chance(5) ? whole + 1n : whole + (step === 1n ? BigInt(dice.below(100_000_000)) : 0n)
    }
    const known = orders.length > 0 ? orders[dice.below(orders.length)] : undefined
    if (known === undefined || dice.chance(40)) {
      const offer = offers[dice.below(offers.length)]!
      const member = members[dice.below(members.length)]!
      return { type: 'subscribe', member, offer: offer.id, units: amount(offer), at, order: '' }
    }
    const { order, member, offer, principal } = known
    if (dice.chance(50)) return { type: 'append', member, order, units: amount(offer), at }
    const rest = { type: 'redeem' as const, member, order, at }
    if (dice.chance(50)) return rest
    return {
      ...rest,
      units: principal - BigInt(dice.below(3)) * (principal / 3n) + (dice.chance(5) ? 1n : 0n),
    }
  }

  return {
    open(given) {
      exchange = given
      product = it.open(given, it.rules)
    },
    async seed(tx: Tx, start: number) {
      for (const offer of it.offers) {
        const { kind, coin, days, min, max, step, price, copies, presale, sale, end, appends, redeems } =
          offer
        const time = (after: number | null) => (after === null ? null : start + after)
        const row: Omit<Offer<Terms>, 'id'> = {
          ...{ kind, name: 'simulated', coin, term_days: days, terms: it.terms(offer) },
          ...{
            min_amount: min,
            max_amount: max,
            step,
            copy_price: price,
            total_copies: copies,
            sold_copies: 0,
          },
          ...{ presale_at: time(presale), sale_at: start + sale, end_at: time(end) },
          ...{ append_allowed: appends, early_redeem: redeems },
        }
        const id = await product.addOffer(tx, row)
        model.offers.set(id, { ...offer, id, opens: start + (presale ?? sale), ends: time(end) })
      }
    },
    async act() {
      const action = draw(exchange.clock.now())
      const { refusal, order } = await send(action)
      const named = action.type === 'subscribe' ? { ...action, order } : action
      return { action: action.type, actual: refusal, expected: model.apply(named) }
    },
    runJobs: (now) => product.bookDue(now),
    runModel: (now) => model.book(now),
    differences: (reader) => comparePositions(reader, model),
  }
}

/** Returns the error code of a refusal; throws all other errors. */
export function refusalOf(error: unknown): string {
  if (error instanceof Refusal) return error.error
  if (error instanceof InsufficientBalance) return 'INSUFFICIENT_BALANCE'
  throw error
}

const dayOf = (date: string) => Date.parse(date) / DAY_MS

/** Returns the differences between a model and the stored positions, income payments and numbers of sold copies. */
export async function comparePositions(reader: Reader, model: FinanceModel): Promise<Difference[]> {
  const ids = [...model.offers.keys()]
  const positions = await reader
    .selectFrom('term_positions')
    .selectAll()
    .where('offer_id', 'in', ids)
    .orderBy('id')
    .execute()
  const incomes = await reader
    .selectFrom('term_incomes')
    .innerJoin('term_positions', 'term_positions.id', 'term_incomes.position_id')
    .select(['term_incomes.order_no', 'date', 'amount'])
    .where('offer_id', 'in', ids)
    .orderBy('date')
    .execute()
  const offers = await reader
    .selectFrom('term_offers')
    .select(['id', 'sold_copies'])
    .where('id', 'in', ids)
    .execute()
  const paid = new Map<string, string[]>()
  for (const { order_no, date, amount } of incomes)
    paid.set(order_no, [...(paid.get(order_no) ?? []), `${dayOf(date)} ${amount}`])
  const found = new Map(
    positions.map(({ order_no, principal, term_days, accrued, status, paid_back }) => [
      order_no,
      { principal, term_days, accrued, status, paid_back, incomes: paid.get(order_no) ?? [] },
    ]),
  )
  const expectedOf = (order: ModelOrder) => ({
    ...{ principal: order.principal, term_days: order.days, accrued: accruedOf(order) },
    ...{ status: order.status, paid_back: order.paid },
    incomes: order.incomes.map(([day, units]) => `${day} ${units}`),
  })
  return [
    ...[...new Set([...found.keys(), ...model.orders.keys()])].map((no) => {
      const order = model.orders.get(no)
      return { what: `order ${no}`, expected: order && expectedOf(order), actual: found.get(no) }
    }),
    ...offers.map(({ id, sold_copies }) => ({
      ...{ what: `copies of offer ${id}`, expected: model.sold(model.offers.get(id)!), actual: sold_copies },
    })),
  ].filter(({ expected, actual }) => text(expected) !== text(actual))
}

/** Returns a value as JSON, with bigints as digits, for comparison and output. */
export const text = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'none'

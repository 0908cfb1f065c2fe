import type { Data } from '@bourselet/openapi'
import { DAY_MS, type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { acceptQuote } from '../../features/convert/accept-quote.ts'
import type { giveQuote } from '../../features/convert/give-quote.ts'
import { ceil, floor } from './finance-model.ts'
import type { Answers, Difference, FinanceContext, FinanceProduct } from './finance-product.ts'
import { spotOf } from './model-money.ts'
import { COINS } from './price-path.ts'
import { refusalOf, text } from './term-simulation.ts'

interface ConvertModules {
  giveQuote: typeof giveQuote
  acceptQuote: typeof acceptQuote
}

const QUOTE_MS = 10_000
const RATE = 10n ** 12n
/** Minimum and maximum spread, see docs/rules.md#conversion-and-transfers. */
const SPREADS = [toUnits('0.001'), toUnits('0.01')] as const

interface ModelQuote {
  id: string
  member: number
  from: string
  to: string
  out: bigint
  in: bigint
  expires: number
  used: boolean
  /** True after the quote was deleted, which happens a day after its expiry. */
  gone: boolean
}

/** Simulates conversions at quotes that are accepted in time, late, twice, or without sufficient balance. */
export function convertSimulation(context: FinanceContext, modules: ConvertModules): FinanceProduct {
  const { dice, members, money, prices } = context
  const quotes: ModelQuote[] = []
  let exchange: ServerExchange
  const attempt = async <T>(work: (tx: Tx) => Promise<T>): Promise<T | string> => {
    try {
      return await exchange.database.transaction(work)
    } catch (error) {
      return refusalOf(error)
    }
  }

  const ask = async (at: number): Promise<Answers> => {
    const member = members[dice.below(members.length)]!.id
    const coin = dice.pick(COINS)
    const [from, to] = dice.chance(50) ? ([coin, 'USDT'] as const) : (['USDT', coin] as const)
    const usdt = toUnits(dice.chance(4) ? '0.5' : String(1 + dice.below(3_000)))
    const byFrom = dice.chance(50)
    const [known, price] = byFrom ? [from, prices.latest(from)] : [to, prices.latest(to)]
    const units = (usdt * 100n) / price
    const amount = fromUnits(units)
    const stated = byFrom ? { from_amount: amount } : { to_amount: amount }
    const asked = { from_coin: from, to_coin: to, ...stated } as Parameters<typeof giveQuote>[3]
    const answer = await attempt((tx) => modules.giveQuote(exchange, tx, member, asked))
    if (typeof answer === 'string' || !('quote_id' in answer)) {
      const value = known === from ? units * price : (units * price * 1_000n) / 990n
      return {
        action: 'quote',
        actual: String(answer),
        expected: value < 100n * 10n ** 8n ? 'CONVERT_MIN' : null,
      }
    }
    const { quote_id: id, from_amount, to_amount, spread } = answer
    const rate = rateOf(prices.latest(from), prices.latest(to), spread)
    const out = byFrom ? units : ceil([units * RATE, rate])
    const back = byFrom ? floor([units * rate, RATE]) : units
    quotes.push({ id, member, from, to, out, in: back, expires: at + QUOTE_MS, used: false, gone: false })
    for (const quote of quotes) quote.gone ||= quote.expires < at - DAY_MS
    const isInBounds = toUnits(spread) >= SPREADS[0] && toUnits(spread) <= SPREADS[1]
    const said = `${from_amount} for ${to_amount}${isInBounds ? '' : `, spread ${spread}`}`
    const expected = `${fromUnits(out)} for ${fromUnits(back)}`
    return {
      action: 'quote',
      actual: said === expected ? null : said,
      expected: said === expected ? null : expected,
    }
  }
  const accept = async (at: number): Promise<Answers> => {
    const quote = quotes[Math.max(0, quotes.length - 1 - dice.below(2))]!
    const { member, from, to } = quote
    const answer = await attempt((tx) => modules.acceptQuote(exchange, tx, member, quote.id))
    const actual = typeof answer === 'string' ? answer : null
    const isPoor = money.of(spotOf(member), from) < quote.out
    const expected = refusalOfQuote(quote, at) ?? (isPoor ? 'INSUFFICIENT_BALANCE' : null)
    if (expected === null) {
      money.move(spotOf(member), 'sys:convert', from, quote.out)
      money.move('sys:convert', spotOf(member), to, quote.in)
      quote.used = true
    }
    return { action: 'accept', actual, expected }
  }

  return {
    open(given) {
      exchange = given
    },
    seed: async () => {},
    async act() {
      const at = exchange.clock.now()
      if (quotes.length > 0 && dice.chance(40)) return accept(at)
      const asked = await ask(at)
      const isAccepted = asked.actual === null && asked.expected === null && dice.chance(70)
      return isAccepted ? accept(at) : asked
    },
    runJobs: async () => {},
    runModel() {},
    differences: (reader) => compareRecords(reader, quotes),
  }
}

function refusalOfQuote({ used, gone, expires }: ModelQuote, at: number): string | null {
  if (used && !gone) return 'QUOTE_USED'
  return expires <= at ? 'QUOTE_EXPIRED' : null
}

/**
 * Returns the conversion rate in units of 1e-12: price of `from` / price of `to` × (1 − spread), rounded down
 * to 12 decimals.
 */
function rateOf(from: bigint, to: bigint, spread: Decimal): bigint {
  const one = 10n ** 8n
  return (from * (one - toUnits(spread)) * RATE) / (to * one)
}

async function compareRecords(reader: Reader, quotes: readonly ModelQuote[]): Promise<Difference[]> {
  const rows = await reader.selectFrom('convert_records').selectAll().orderBy('id').execute()
  type Row = Pick<Data<'convert.records'>['list'][number], 'from_coin' | 'to_coin'>
  const name = ({ from_coin, to_coin }: Row, out: bigint, back: bigint) =>
    `${out} ${from_coin} for ${back} ${to_coin}`
  const actual = rows.map((row) => `${row.member_id}: ${name(row, row.from_amount, row.to_amount)}`)
  const used = quotes.filter((quote) => quote.used)
  const expected = used.map(
    ({ member, from, to, ...one }) => `${member}: ${name({ from_coin: from, to_coin: to }, one.out, one.in)}`,
  )
  return text(actual.sort()) === text(expected.sort())
    ? []
    : [{ what: 'conversions', expected: expected.at(-1), actual: actual.at(-1) }]
}

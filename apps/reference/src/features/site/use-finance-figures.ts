import { compare, type Decimal, mul } from '@bourselet/sdk/money'
import { useCall } from '@bourselet/widgets'
import { useLoanGoods } from '@bourselet/widgets/loans'

const COIN = 'USDT'
const DAYS_A_YEAR = '365'
/** Call options that keep data valid for a minute, because the terms of products change rarely. */
const slow = { staleMs: 60_000 }

/**
 * Returns the figures of the home page's cards for earn, loans and AI plans. A figure is undefined until its
 * data is loaded.
 */
export function useFinanceFigures() {
  const goods = useCall(
    ['savings.goods', COIN],
    (sdk, options) => sdk.savings.goods({ coin: COIN }, options),
    slow,
  )
  const products = useCall(
    ['wealth.products', COIN],
    (sdk, options) => sdk.wealth.products({ coin: COIN, limit: 100 }, options),
    slow,
  )
  const loans = useLoanGoods()
  const ai = useCall(
    ['ai.products', 'medium'],
    (sdk, options) => sdk.ai.products({ risk: 'medium' }, options),
    slow,
  )
  return {
    earn: goods.data && products.data && earnFigures(goods.data, products.data.list),
    loans: loans.data && loanFigures(loans.data),
    ai: Array.isArray(ai.data) ? aiFigures(ai.data) : undefined,
  }
}

type Goods = { type: string; apr: Decimal; term_days: number | null; status: string }
type Product = { daily_rate: Decimal; cycle_days: number; status: string }

/**
 * Returns the highest yearly rate among the products with the shortest period. If flexible savings are offered, they
 * have the shortest period. Also returns bars with the highest yearly rates of the three shortest periods.
 */
function earnFigures(goods: readonly Goods[], products: readonly Product[]) {
  const rates = [
    ...goods.map(({ apr, term_days, status }) => ({ days: term_days, rate: apr, status })),
    ...products.map(({ daily_rate, cycle_days, status }) => ({
      days: cycle_days as number | null,
      rate: mul(daily_rate, DAYS_A_YEAR),
      status,
    })),
  ].filter(({ status }) => status === 'on_sale')
  const byPeriod = new Map<number | null, Decimal>()
  for (const { days, rate } of rates) {
    if (compare(rate, byPeriod.get(days) ?? '0') > 0) byPeriod.set(days, rate)
  }
  const sorted = [...byPeriod].sort(([a], [b]) => (a ?? 0) - (b ?? 0)).slice(0, 3)
  const highest = Math.max(...sorted.map(([, rate]) => Number(rate)))
  const first = sorted[0]
  return (
    first && {
      coin: COIN,
      rate: first[1],
      // The height of a bar needs no exact value, so the decimal string is converted to a number here.
      bars: sorted.map(([days, rate]) => ({ days, height: Number(rate) / highest })),
    }
  )
}

type Loan = {
  coin: string
  terms: readonly { days: number; daily_rate: Decimal }[]
  ltv: { initial: Decimal; margin_call: Decimal; liquidation: Decimal } | null
}

/** Returns the lowest daily rate and the LTV limits of the first loan product with collateral. */
function loanFigures(goods: readonly Loan[]) {
  const loan = goods.find(({ ltv }) => ltv !== null)
  const term = loan?.terms.toSorted((a, b) => compare(a.daily_rate, b.daily_rate))[0]
  if (!loan?.ltv || !term) return undefined
  const { initial, margin_call, liquidation } = loan.ltv
  return {
    coin: loan.coin,
    rate: term.daily_rate,
    days: term.days,
    ltv: [initial, margin_call, liquidation].map((part) => Number(mul(part, '100'))),
  }
}

type Plan = { cycle_days: number; min_rate: Decimal; max_rate: Decimal }

function aiFigures([plan]: readonly Plan[]) {
  return plan && { days: plan.cycle_days, low: mul(plan.min_rate, '100'), high: mul(plan.max_rate, '100') }
}

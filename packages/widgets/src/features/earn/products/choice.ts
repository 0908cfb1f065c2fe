import { compare, type Decimal, mul } from '@bourselet/sdk/money'
import { type EarnKind, type EarnProduct, isOpen } from '../product.ts'

export const periods = ['flexible', 'short', 'medium', 'long'] as const
export type Period = (typeof periods)[number]
export const sorts = ['featured', 'rate', 'term'] as const
export type Sort = (typeof sorts)[number]

/** The filters and the sort order of the product list. */
export type Choice = {
  kind: EarnKind | 'all'
  coin: string | null
  period: Period | null
  showClosed: boolean
  sort: Sort
}

export const everything: Choice = {
  kind: 'all',
  coin: null,
  period: null,
  showClosed: true,
  sort: 'featured',
}

const periodOf = ({ days }: EarnProduct): Period =>
  days === null ? 'flexible' : days <= 30 ? 'short' : days <= 90 ? 'medium' : 'long'

/** Returns the yearly rate of a product, so that products of all kinds can be compared. */
const yearly = ({ kind, rate }: EarnProduct): Decimal => (kind === 'savings' ? rate : mul(rate, '365'))

const orders: Record<Sort, (a: EarnProduct, b: EarnProduct) => number> = {
  featured: () => 0,
  rate: (a, b) => compare(yearly(b), yearly(a)),
  term: (a, b) => (a.days ?? 0) - (b.days ?? 0),
}

/**
 * Returns the products whose sale has not ended. Products whose sale has ended are shown only with the orders
 * of members who hold them.
 */
export const listed = (products: readonly EarnProduct[]): EarnProduct[] =>
  products.filter(({ status }) => status !== 'ended')

/** Returns the products that match the filters, in the chosen order, with closed products last. */
export function chosenProducts(products: readonly EarnProduct[], choice: Choice): EarnProduct[] {
  const { kind, coin, period, showClosed, sort } = choice
  return products
    .filter(
      (product) =>
        (kind === 'all' || product.kind === kind) &&
        (coin === null || product.coin === coin) &&
        (period === null || periodOf(product) === period) &&
        (showClosed || isOpen(product)),
    )
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || orders[sort](a, b))
}

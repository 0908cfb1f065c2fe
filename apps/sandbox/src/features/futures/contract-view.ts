import { type Decimal, fromUnits, round, toUnits, trim } from '@bourselet/sdk/money'
import { type Contract, findContract } from '../../prices/contracts.ts'

/** The contract of a stored record. */
export function contractOf(symbol: string): Contract {
  const contract = findContract(symbol)
  if (contract === undefined) throw new Error(`${symbol} is no contract`)
  return contract
}

/** With exactly 8 decimals, as amounts and quantities cross the wire. */
export function amountView(value: Decimal): Decimal {
  return fromUnits(toUnits(value))
}

/** With the decimals of the tick. */
export function priceView(price: Decimal, { priceScale }: Contract): Decimal {
  return round(price, priceScale, 'HALF_UP')
}

/** An average: as many decimals as it has, up to 8. */
export function averageView(price: Decimal): Decimal {
  return trim(round(price, 8, 'HALF_UP'))
}

import { type Decimal, decimals, fromUnits } from '@bourselet/sdk/money'

/** A price that is a multiple of the tick, with the tick's decimals. */
export function priceText(units: bigint, tick: Decimal): Decimal {
  const scale = decimals(tick)
  return fromUnits(units / 10n ** BigInt(8 - scale), scale)
}

import { type Decimal, decimals } from '@bourselet/sdk/money'

/** The coin in which accounts, limits and results are valued. */
const VALUE_COIN = 'USDT'
/** Number of decimals of USDT. No coin is shown with fewer decimals. */
const FEWEST = 2
/** Largest number of decimals that an amount can have. Amounts of a coin without a market have up to this many. */
const ALL = 8

/**
 * Returns the decimals in which amounts of a coin are shown on all screens: 2 for USDT, for other coins as many as the
 * smallest quantity step of their spot markets has, but at least 2.
 */
export function coinPlaces(
  coin: string,
  markets: readonly { base: string; step: Decimal }[] | undefined,
): number {
  if (coin === VALUE_COIN) return FEWEST
  const steps = (markets ?? []).filter(({ base }) => base === coin).map(({ step }) => decimals(step))
  return steps.length === 0 ? ALL : Math.max(FEWEST, ...steps)
}

/**
 * Returns the decimals in which a ticket shows amounts of both coins of its pair. A quote coin other than USDT has at
 * least the decimals of the price.
 */
export const pairPlaces = (pair: { base: string; quote: string; tick: Decimal; step: Decimal }) => ({
  base: coinPlaces(pair.base, [pair]),
  quote: pair.quote === VALUE_COIN ? FEWEST : Math.max(FEWEST, decimals(pair.tick)),
})

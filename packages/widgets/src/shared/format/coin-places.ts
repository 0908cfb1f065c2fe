import { type Decimal, decimals } from '@bourselet/sdk/money'

/** The coin in which accounts, limits and results are valued. */
const VALUE_COIN = 'USDT'
/** Number of decimals of USDT. No coin is shown with fewer decimals. */
const FEWEST = 2
/**
 * Largest number of decimals that an amount can have. Amounts of a coin without a market are shown with up to eight
 * decimals.
 */
const ALL = 8

/**
 * Returns the number of decimals with which amounts of a coin are shown on all screens. USDT has 2 decimals. Other
 * coins have as many decimals as the smallest quantity step of their spot markets, but at least 2. A coin without a
 * spot market has 8.
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
 * Returns the number of decimals with which amounts of a quote coin are shown. USDT has 2 decimals. Another quote coin has
 * as many decimals as the tick, but at least 2.
 */
export const quotePlaces = ({ quote, tick }: { quote: string; tick: Decimal }): number =>
  quote === VALUE_COIN ? FEWEST : Math.max(FEWEST, decimals(tick))

/** Returns the number of decimals with which a ticket shows amounts of the base coin and of the quote coin. */
export const pairPlaces = (pair: { base: string; quote: string; tick: Decimal; step: Decimal }) => ({
  base: coinPlaces(pair.base, [pair]),
  quote: quotePlaces(pair),
})

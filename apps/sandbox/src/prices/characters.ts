import type { Listing } from './listings.ts'

/** The behavior of a simulated market: its price level, volatility and trading volume. */
export interface Character {
  /** Long-term price of the base coin in the quote coin. */
  level: number
  /** Factor by which the symbol follows BTC's price moves: with 1.2, a BTC move of 1 % moves the symbol by 1.2 %. */
  beta: number
  /**
   * Standard deviation of the symbol's own price move in an hour (the part that does not follow BTC), as a
   * fraction of the price.
   */
  own: number
  /** Average turnover of a day in the quote coin. */
  turnover: number
  /** Average number of trades per second. */
  pace: number
  /** Distance between the best bid and ask as a fraction of the price. */
  spread: number
}

/** The behavior of each coin against USDT. All coins except BTC follow BTC's price moves and also move on their own. */
export const characters: Record<string, Character> = {
  BTC: { level: 60_000, beta: 1, own: 0, turnover: 620e6, pace: 1.1, spread: 0.00003 },
  ETH: { level: 3_000, beta: 1.1, own: 0.0022, turnover: 380e6, pace: 0.8, spread: 0.00005 },
  SOL: { level: 150, beta: 1.2, own: 0.005, turnover: 160e6, pace: 0.45, spread: 0.00012 },
  BNB: { level: 580, beta: 0.7, own: 0.0028, turnover: 85e6, pace: 0.3, spread: 0.00008 },
  XRP: { level: 0.55, beta: 0.8, own: 0.0045, turnover: 95e6, pace: 0.35, spread: 0.0002 },
  ADA: { level: 0.45, beta: 1, own: 0.0045, turnover: 42e6, pace: 0.22, spread: 0.0003 },
  DOGE: { level: 0.13, beta: 1.1, own: 0.0055, turnover: 72e6, pace: 0.3, spread: 0.0002 },
  LINK: { level: 14, beta: 1, own: 0.0048, turnover: 36e6, pace: 0.2, spread: 0.0003 },
  LTC: { level: 80, beta: 0.9, own: 0.0038, turnover: 26e6, pace: 0.18, spread: 0.0003 },
  TRX: { level: 0.12, beta: 0.4, own: 0.003, turnover: 21e6, pace: 0.16, spread: 0.00025 },
}

/**
 * Pairs that are not quoted in USDT. Their prices are computed from the prices of their two coins. Other values of such
 * a pair, such as turnover and spread, can be set here.
 */
export const crossCharacters: Record<string, Character> = {
  ETHBTC: { level: 0.05, beta: 0, own: 0.0012, turnover: 160, pace: 0.12, spread: 0.0004 },
}

/**
 * Returns the behavior of a symbol. If neither table contains the pair, the behavior is derived from that of its two
 * coins.
 */
export function characterOf({ symbol, base, quote }: Pick<Listing, 'symbol' | 'base' | 'quote'>): Character {
  const [coin, other] = [characters[base], characters[quote]]
  const found = crossCharacters[symbol] ?? (other && coin ? cross(coin, other) : coin)
  if (!found) throw new RangeError(`no character for ${symbol}`)
  return found
}

/**
 * Derives the behavior of a pair from that of its two coins. The turnover is one percent of the base coin's turnover;
 * the spread is slightly larger than the base coin's spread.
 */
function cross(base: Character, quote: Character): Character {
  const { level, turnover, pace, spread } = base
  return {
    level: level / quote.level,
    beta: 0,
    own: 0.0012,
    turnover: turnover / quote.level / 100,
    pace: pace / 8,
    spread: spread + 0.0003,
  }
}

import { type Noise, noiseOf } from '../../prices/noise.ts'

/** A stake that the market maker plans to place, and its time relative to the start of the round. */
export interface PlannedBet {
  afterMs: number
  direction: 'bull' | 'bear'
  /** Stake in units of 1e-8 USDT, a multiple of 0.01 USDT. */
  amount: bigint
}

/** Typical sum in USDT of the market maker's stakes on each side of a round, by symbol. */
const SIZES: Record<string, number> = { BTCUSDT: 9_000, ETHUSDT: 5_200 }

const CENT = 1_000_000n

/** Returns the stakes that the market maker plans for a round, ordered by time. */
export type BetPlan = (symbol: string, startAt: number, lengthMs: number) => PlannedBet[]

/**
 * Returns the function that plans the market maker's stakes. The stakes of a round are derived only from seed, symbol
 * and round number, so they depend neither on prices nor on members. Both sides of a round get the same sum. If the
 * sums differed, a late stake on the smaller side would, on average, win more than the fee costs.
 */
export function betPlan(seed: string): BetPlan {
  // A Noise object computes the random numbers of many prediction rounds at once. Each symbol therefore keeps its Noise
  // object; a new object for each round would compute the same numbers again.
  const noises = new Map<string, Noise>()
  return (symbol, startAt, lengthMs) => {
    const noise = noises.get(symbol) ?? noiseOf(seed, `pool/${symbol}`)
    noises.set(symbol, noise)
    const round = Math.floor(startAt / lengthMs)
    const spread = Math.exp(0.35 * Math.max(-2, Math.min(2, noise.normal(round, 100))))
    const target = (SIZES[symbol] ?? 4_000) * spread
    const [bull, bear] = (['bull', 'bear'] as const).map((direction, side) =>
      sidePlan(noise, round, 100 * (side + 1), target, lengthMs, direction),
    ) as [PlannedBet[], PlannedBet[]]
    return [...bull, ...bear, ...balancingBet(bull, bear)].sort((a, b) => a.afterMs - b.afterMs)
  }
}

/**
 * Returns a list with one more stake that makes the sums of both sides equal; an empty list if they are equal already.
 */
function balancingBet(bull: PlannedBet[], bear: PlannedBet[]): PlannedBet[] {
  const sumOf = (bets: PlannedBet[]) => bets.reduce((sum, { amount }) => sum + amount, 0n)
  const gap = sumOf(bull) - sumOf(bear)
  if (gap === 0n) return []
  const afterMs = Math.max(...[...bull, ...bear].map((bet) => bet.afterMs))
  return [{ afterMs, direction: gap < 0n ? 'bull' : 'bear', amount: gap < 0n ? -gap : gap }]
}

function sidePlan(
  noise: Noise,
  round: number,
  lane: number,
  target: number,
  lengthMs: number,
  direction: PlannedBet['direction'],
): PlannedBet[] {
  const count = 6 + Math.floor(noise.uniform(round, lane) * 7)
  const weights = Array.from({ length: count }, (_, i) => 0.2 + noise.uniform(round, lane + 10 + i))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight, i) => {
    const share = (target * weight) / whole
    // Six of ten stakes are multiples of 50 USDT, because people bet round amounts.
    const cents = noise.uniform(round, lane + 30 + i) < 0.6 ? 5_000 * Math.ceil(share / 50) : share * 100
    // Each side of a round has a pool of stakes. The first bet of each side is placed at one percent of the betting
    // time, so that neither pool stays empty.
    const moment = i === 0 ? 0.01 : 0.02 + 0.94 * noise.uniform(round, lane + 50 + i) ** 0.8
    return { afterMs: Math.floor(moment * lengthMs), direction, amount: BigInt(Math.ceil(cents)) * CENT }
  })
}

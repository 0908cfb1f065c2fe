import { HOUR_MS, MINUTE_MS } from '../clock/clock.ts'
import type { Noise } from './noise.ts'
import type { PriceSource } from './price-source.ts'

/**
 * The difference between the price of a contract and its index price, as a fraction of the index price. It is positive
 * if the contract is more expensive.
 */
export interface ContractBasis {
  at(symbol: string, ts: number): number
}

/**
 * Average basis. In the long run, contracts cost slightly more than the index, as in real markets, where the
 * demand for long positions is usually higher.
 */
const LEAN = 0.00012
/** The slow component of the basis. It changes within hours and sometimes causes extreme funding rates. */
const SLOW_WAVE = { every: 6 * HOUR_MS, lane: 1 }
const RIPPLE = { every: 3 * MINUTE_MS, lane: 2, width: 0.00004 }
/** Amplitude of the slow component, by symbol. It is larger in smaller markets. */
const WIDTHS: Record<string, number> = { BTCUSDT: 0.0006, ETHUSDT: 0.0007 }
const WIDTH = 0.0009

/** Returns the basis of each contract. It depends only on the noise of the source, the symbol and the time. */
export function contractBasis(source: Pick<PriceSource, 'noise'>): ContractBasis {
  const bases = new Map<string, (ts: number) => number>()
  const basisOf = (symbol: string) => {
    const noise = source.noise(`basis/${symbol}`)
    const [slow, ripple] = [wave(noise, SLOW_WAVE), wave(noise, RIPPLE)]
    const width = WIDTHS[symbol] ?? WIDTH
    const basis = (ts: number) => LEAN + width * slow(ts) + RIPPLE.width * ripple(ts)
    bases.set(symbol, basis)
    return basis
  }
  return { at: (symbol, ts) => (bases.get(symbol) ?? basisOf(symbol))(ts) }
}

/**
 * Returns a smooth random function of the time. Its values at multiples of `every` are normal random numbers limited to
 * ±2.5. Values between two multiples are interpolated.
 */
function wave(noise: Noise, { every, lane }: { every: number; lane: number }): (ts: number) => number {
  const at = (k: number) => Math.max(-2.5, Math.min(2.5, noise.normal(k, lane)))
  // Callers ask for consecutive times, so the values at both ends of the current interval are cached.
  let kept = { node: Number.NaN, from: 0, to: 0 }
  return (ts) => {
    const node = Math.floor(ts / every)
    if (node !== kept.node) kept = { node, from: at(node), to: at(node + 1) }
    const part = (ts - node * every) / every
    return kept.from * (1 - part) + kept.to * part
  }
}

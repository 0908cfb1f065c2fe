import type { Noise } from './noise.ts'
import { HOUR, MINUTE, type PriceSource } from './price-source.ts'

/**
 * Difference between contract price and index as a fraction of the index; positive if the contract is more
 * expensive.
 */
export interface ContractBasis {
  at(symbol: string, ts: number): number
}

/**
 * Average basis: contracts cost slightly more than the index in the long run, because more members open
 * longs.
 */
const LEAN = 0.00012
/** Slow component, which changes within hours and produces some extreme funding rates. */
const SLOW_WAVE = { every: 6 * HOUR, lane: 1 }
const RIPPLE = { every: 3 * MINUTE, lane: 2, width: 0.00004 }
/** Amplitude of the slow component by symbol; larger in smaller markets. */
const WIDTHS: Record<string, number> = { BTCUSDT: 0.0006, ETHUSDT: 0.0007 }
const WIDTH = 0.0009

/** Returns the seeded basis of each contract: a function of the source's noise, the symbol and the time. */
export function contractBasis(source: Pick<PriceSource, 'noise'>): ContractBasis {
  const noises = new Map<string, Noise>()
  const noiseFor = (symbol: string) => {
    const noise = noises.get(symbol) ?? source.noise(`basis/${symbol}`)
    noises.set(symbol, noise)
    return noise
  }
  return {
    at(symbol, ts) {
      const noise = noiseFor(symbol)
      const slow = (WIDTHS[symbol] ?? WIDTH) * wave(noise, ts, SLOW_WAVE)
      return LEAN + slow + RIPPLE.width * wave(noise, ts, RIPPLE)
    },
  }
}

/** Returns smooth noise: a normal value within 2.5 at each knot, interpolated between knots. */
function wave(noise: Noise, ts: number, { every, lane }: { every: number; lane: number }): number {
  const node = Math.floor(ts / every)
  const at = (k: number) => Math.max(-2.5, Math.min(2.5, noise.normal(k, lane)))
  const part = (ts - node * every) / every
  return at(node) * (1 - part) + at(node + 1) * part
}

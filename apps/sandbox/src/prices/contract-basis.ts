import type { Noise } from './noise.ts'
import { HOUR, MINUTE, type PriceSource } from './price-source.ts'

/** How far contracts trade from their index, as a fraction of it: above 0 they are dearer. */
export interface ContractBasis {
  at(symbol: string, ts: number): number
}

/** Contracts are a little dearer in the long run, as more people bid for a rise than for a fall. */
const LEAN = 0.00012
/** The tide turns within hours, so that some fundings are far from the rest; the ripple within minutes. */
const TIDE = { every: 6 * HOUR, lane: 1 }
const RIPPLE = { every: 3 * MINUTE, lane: 2, width: 0.00004 }
/** Width of the tide; smaller markets are pushed further. */
const WIDTHS: Record<string, number> = { BTCUSDT: 0.0006, ETHUSDT: 0.0007 }
const WIDTH = 0.0009

/** Returns the seeded basis of every contract; a function of the source's noise, symbol and time. */
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
      const tide = (WIDTHS[symbol] ?? WIDTH) * wave(noise, ts, TIDE)
      return LEAN + tide + RIPPLE.width * wave(noise, ts, RIPPLE)
    },
  }
}

/** Smooth noise: normal at every knot, within 2.5, and an even slope between. */
function wave(noise: Noise, ts: number, { every, lane }: { every: number; lane: number }): number {
  const knot = Math.floor(ts / every)
  const at = (k: number) => Math.max(-2.5, Math.min(2.5, noise.normal(k, lane)))
  const part = (ts - knot * every) / every
  return at(knot) * (1 - part) + at(knot + 1) * part
}

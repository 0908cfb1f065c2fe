import { seededRandom } from '../clock/random.ts'

/**
 * Chance by address instead of in a row: the same seed, index and lane give the same number whenever they are
 * asked, so any hour of a walk can be worked out without those before it. For simulated movements, never for money.
 */
export interface Noise {
  /** Uniform in (0, 1). */
  uniform(index: number, lane: number): number
  /** Standard normal. */
  normal(index: number, lane: number): number
}

function mix(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Noise of its own for every name under a seed. */
export function noiseOf(seed: string, name: string): Noise {
  const random = seededRandom(`${seed}/${name}`)
  const [first, second] = [random.below(2 ** 32), random.below(2 ** 32)]
  const uniform = (index: number, lane: number) => {
    const a = mix(first ^ Math.imul(index, 0x9e3779b1) ^ Math.imul(Math.floor(index / 2 ** 32), 0x7feb352d))
    return (mix(a ^ Math.imul(lane + 1, 0x846ca68b) ^ second) + 0.5) / 2 ** 32
  }
  return {
    uniform,
    normal: (index, lane) =>
      Math.sqrt(-2 * Math.log(uniform(index, 2 * lane + 1_000))) *
      Math.cos(2 * Math.PI * uniform(index, 2 * lane + 1_001)),
  }
}

import { createHash, randomBytes } from 'node:crypto'

/** The only source of randomness in the sandbox. */
export interface Random {
  bytes(length: number): Uint8Array
  /** Returns a uniformly distributed integer from 0 to `limit` - 1. `limit` is at most 2^32. */
  below(limit: number): number
  /**
   * Returns a uniformly distributed number from 0 (inclusive) to 1 (exclusive). It is used for simulated price
   * movements, never for money.
   */
  fraction(): number
  /**
   * Returns an independent source of random numbers. If this source has a seed, the same name always gives a source
   * with the same numbers.
   */
  fork(name: string): Random
}

function fromBytes(bytes: (length: number) => Uint8Array, fork: (name: string) => Random): Random {
  const word = () => new DataView(bytes(4).slice().buffer).getUint32(0)
  return {
    bytes,
    fork,
    below(limit) {
      // `fair` is the largest multiple of `limit` that is at most 2 ** 32. A number at or above `fair` is replaced by a
      // new one. Otherwise, small results would be more frequent.
      const fair = 2 ** 32 - (2 ** 32 % limit)
      for (let drawn = word(); ; drawn = word()) if (drawn < fair) return drawn % limit
    },
    fraction: () => (word() * 2 ** 21 + (word() >>> 11)) / 2 ** 53,
  }
}

/** Returns the secure random source of the operating system, for tokens, codes and salts. */
export function cryptoRandom(): Random {
  return fromBytes((length) => randomBytes(length), cryptoRandom)
}

/**
 * Returns a repeatable source of random numbers for prices, market maker and simulations. The numbers are SHA-256
 * hashes of the seed and a counter.
 */
export function seededRandom(seed: string): Random {
  let counter = 0
  let pool = new Uint8Array(0)
  const bytes = (length: number) => {
    while (pool.length < length) {
      const block = createHash('sha256').update(`${seed}:${counter++}`).digest()
      pool = new Uint8Array([...pool, ...block])
    }
    const drawn = pool.subarray(0, length)
    pool = pool.subarray(length)
    return drawn
  }
  return fromBytes(bytes, (name) => seededRandom(`${seed}/${name}`))
}

/** Returns one of the choices at random. */
export const pick = <const T>(random: Random, choices: readonly T[]): T =>
  choices[random.below(choices.length)]!

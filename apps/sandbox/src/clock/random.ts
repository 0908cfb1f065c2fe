import { createHash, randomBytes } from 'node:crypto'

/** The only source of randomness in the sandbox. */
export interface Random {
  bytes(length: number): Uint8Array
  /** Returns a uniform integer in [0, limit); `limit` is at most 2^32. */
  below(limit: number): number
  /** Returns a uniform number in [0, 1), for simulated price movements and never for money. */
  fraction(): number
  /** Returns an independent source of random numbers. The same seed and name give the same numbers. */
  fork(name: string): Random
}

function fromBytes(bytes: (length: number) => Uint8Array, fork: (name: string) => Random): Random {
  const word = () => new DataView(bytes(4).slice().buffer).getUint32(0)
  return {
    bytes,
    fork,
    below(limit) {
      // Values at or above the last multiple of `limit` are drawn again; otherwise small results would be
      // more frequent.
      const fair = 2 ** 32 - (2 ** 32 % limit)
      for (let drawn = word(); ; drawn = word()) if (drawn < fair) return drawn % limit
    },
    fraction: () => (word() * 2 ** 21 + (word() >>> 11)) / 2 ** 53,
  }
}

/** Returns the random source of the operating system, for tokens, codes and salts. */
export function cryptoRandom(): Random {
  return fromBytes((length) => randomBytes(length), cryptoRandom)
}

/**
 * Returns a repeatable random source for prices, bots and simulations: SHA-256 over the seed and a counter.
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

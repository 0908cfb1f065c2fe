import { createHash, randomBytes } from 'node:crypto'

/** The only source of chance in the sandbox. */
export interface Random {
  bytes(length: number): Uint8Array
  /** Uniform whole number in [0, limit), limit at most 2^32. */
  below(limit: number): number
  /** Uniform number in [0, 1): for simulated movements, never for money. */
  fraction(): number
  /** A stream of its own: drawing from it does not disturb this one. Same seed and name, same stream. */
  fork(name: string): Random
}

function fromBytes(bytes: (length: number) => Uint8Array, fork: (name: string) => Random): Random {
  const word = () => new DataView(bytes(4).slice().buffer).getUint32(0)
  return {
    bytes,
    fork,
    below(limit) {
      // Words beyond the last whole multiple would favour small results.
      const fair = 2 ** 32 - (2 ** 32 % limit)
      for (let drawn = word(); ; drawn = word()) if (drawn < fair) return drawn % limit
    },
    fraction: () => (word() * 2 ** 21 + (word() >>> 11)) / 2 ** 53,
  }
}

/** The system's random source: for tokens, codes and salts. */
export function cryptoRandom(): Random {
  return fromBytes((length) => randomBytes(length), cryptoRandom)
}

/** A repeatable stream: SHA-256 over seed and counter. For prices, bots and simulations. */
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

import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusals/refusal.ts'

/** argon2id, 19 MiB, two passes, one lane (reliability B2). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const WAITING = 64

/** Hashes are dear by design: two at once, 64 wait, the rest is told to come back. */
export interface PasswordHashes {
  hash(secret: string): Promise<string>
  /** `stored` null (nobody by this name) costs as much as a real comparison and is false. */
  verify(stored: string | null, secret: string): Promise<boolean>
}

export function passwordHashes(): PasswordHashes {
  let running = 0
  const waiting: (() => void)[] = []
  const decoy = hash('nobody has this password', COST)

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: 1 } })
      await new Promise<void>((next) => waiting.push(next))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return {
    hash: (secret) => turn(() => hash(secret, COST)),
    verify: (stored, secret) =>
      turn(async () => {
        const equal = await verify(stored ?? (await decoy), secret)
        return equal && stored !== null
      }),
  }
}

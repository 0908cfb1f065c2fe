import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusals/refusal.ts'
import { oneByOne } from './one-by-one.ts'

/** Cost of argon2id: 19 MiB of memory, two passes, one lane (docs/rules.md#sessions-and-passwords). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const WAITING = 64
/** Maximum number of waiting calls for each owner of secrets, such as `member 10001`. */
const WAITING_EACH = 2

/**
 * Password hashing with limited concurrency: two computations run, 64 wait, and further ones are refused with
 * TOO_MANY_REQUESTS. Do not await a hash inside a transaction, because the transaction would hold its locks meanwhile.
 */
export interface PasswordHashes {
  /**
   * Runs the work of one owner of secrets, such as `member 10001`, one call at a time. Throws TOO_MANY_REQUESTS if two
   * calls of the owner wait already.
   */
  inTurn<T>(owner: string, work: () => Promise<T>): Promise<T>
  hash(secret: string): Promise<string>
  /**
   * Returns true if a secret matches a stored hash. If the hash is null or `!`, the comparison takes the same time
   * and returns false.
   */
  verify(stored: string | null, secret: string): Promise<boolean>
}

let decoy: Promise<string> | undefined

/** Returns the hash with which a secret is compared if there is no stored hash. All sandboxes of a process share it. */
const decoyHash = () => (decoy ??= hash('nobody has this password', COST))

export function passwordHashes(): PasswordHashes {
  let running = 0
  const waiting: (() => void)[] = []
  // The hash is computed at the start, so that the first comparison takes no longer than the others.
  void decoyHash()

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
    inTurn: oneByOne<string>(WAITING_EACH),
    hash: (secret) => turn(() => hash(secret, COST)),
    verify: (stored, secret) =>
      turn(async () => {
        const known = stored?.startsWith('$') ? stored : null
        const equal = await verify(known ?? (await decoyHash()), secret)
        return equal && known !== null
      }),
  }
}

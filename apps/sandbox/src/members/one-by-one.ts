import { Refusal } from '../refusals/refusal.ts'

/**
 * Creates a function that runs the calls with the same key one after another, in order. If `waiting` calls of a key
 * wait already, further ones are refused with TOO_MANY_REQUESTS, so that one member cannot fill the queues of the
 * server.
 */
export function oneByOne<Key>(waiting: number) {
  const lines = new Map<Key, { length: number; last: Promise<unknown> }>()
  return async <T>(key: Key, run: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { length: 0, last: Promise.resolve() }
    if (line.length > waiting) throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: 1 } })
    lines.set(key, line)
    line.length++
    const mine = line.last.then(run, run)
    line.last = mine
    try {
      return await mine
    } finally {
      line.length--
      if (line.length === 0) lines.delete(key)
    }
  }
}

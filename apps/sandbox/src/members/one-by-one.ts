import { Refusal } from '../refusals/refusal.ts'

/**
 * Creates a function that runs the calls with the same key one after another, in the sequence of their arrival. If
 * `waiting` calls of a key wait already, further calls are refused with TOO_MANY_REQUESTS, so that one member cannot
 * fill the queues of the server.
 */
export const oneByOne = <Key>(waiting: number) => fewAtOnce<Key>(1, waiting)

/**
 * Creates a function that runs up to `atOnce` calls with the same key at the same time. Up to `waiting` further calls
 * of a key wait; others are refused with TOO_MANY_REQUESTS.
 */
export function fewAtOnce<Key>(atOnce: number, waiting: number) {
  const lines = new Map<Key, { running: number; next: (() => void)[] }>()
  return async <T>(key: Key, run: () => Promise<T> | T): Promise<T> => {
    const line = lines.get(key) ?? { running: 0, next: [] }
    lines.set(key, line)
    if (line.running < atOnce) line.running++
    else if (line.next.length < waiting) await new Promise<void>((turn) => line.next.push(turn))
    else throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: 1 } })
    try {
      return await run()
    } finally {
      // The next waiting call starts as this call ends, so the number of running calls does not change.
      const next = line.next.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(key)
    }
  }
}

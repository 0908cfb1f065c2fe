import { Refusal } from '../refusals/refusal.ts'

/** Maximum number of concurrent forms of one member: enough for the front and back of a document. */
const A_MEMBER = 2
const ALL = 16
/** Maximum number of forms that wait for a slot. Their bodies are not in memory yet. */
const WAITING = 64
/**
 * Maximum share of the slots and of the waiting forms that one network may use. Slow forms of many members of one network
 * therefore do not keep out members elsewhere.
 */
const A_NETWORK = 1 / 2
const WAIT_MS = 10_000
const RETRY_SECONDS = 2

/** The slots for forms with files. Their number limits how many such forms are in memory at the same time. */
export interface FormSlots {
  /**
   * Takes a slot for a form. Waits if no slot is free, or if forms from the same network use half of all slots. Returns
   * a function that releases the slot. Rejects with TOO_MANY_REQUESTS if the member already has two forms in progress,
   * if too many forms wait, or if no slot becomes free in time.
   */
  enter(memberId: number, network: string): Promise<() => void>
}

interface Waiting {
  network: string
  admit(): void
}

export function formSlots({ all = ALL, waitMs = WAIT_MS } = {}): FormSlots {
  const own = new Map<number, number>()
  const networks = new Map<string, number>()
  const queue = new Set<Waiting>()
  let held = 0

  const hasRoom = (network: string) => held < all && (networks.get(network) ?? 0) < all * A_NETWORK
  const take = (network: string) => {
    held += 1
    count(networks, network, 1)
  }
  const free = (network: string) => {
    held -= 1
    count(networks, network, -1)
    const next = [...queue].find((waiting) => hasRoom(waiting.network))
    if (!next) return
    queue.delete(next)
    take(next.network)
    next.admit()
  }
  const isFull = (network: string) => {
    const sameNetwork = [...queue].filter((waiting) => waiting.network === network)
    return queue.size >= WAITING || sameNetwork.length >= WAITING * A_NETWORK
  }
  const turn = (network: string) =>
    new Promise<void>((admit, reject) => {
      const waiting = { network, admit }
      queue.add(waiting)
      const timer = setTimeout(() => {
        if (queue.delete(waiting)) reject(tooMany())
      }, waitMs)
      waiting.admit = () => {
        clearTimeout(timer)
        admit()
      }
    })

  return {
    async enter(memberId, network) {
      if ((own.get(memberId) ?? 0) >= A_MEMBER || isFull(network)) throw tooMany()
      count(own, memberId, 1)
      try {
        if (hasRoom(network)) take(network)
        else await turn(network)
      } catch (error) {
        count(own, memberId, -1)
        throw error
      }
      return () => {
        count(own, memberId, -1)
        free(network)
      }
    },
  }
}

/** Changes the count of a key by a number. A count of zero is removed. */
function count<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  const left = (counts.get(key) ?? 0) + change
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}

const tooMany = () => new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: RETRY_SECONDS } })

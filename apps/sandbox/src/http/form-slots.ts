import { Refusal } from '../refusals/refusal.ts'

/** Maximum number of concurrent forms of one member: enough for the front and back of a document. */
const A_MEMBER = 2
const ALL = 16
/** Maximum number of forms that wait for a slot. Their bodies are not in memory yet. */
const WAITING = 64
const WAIT_MS = 10_000
const RETRY_SECONDS = 2

/** The slots for forms with files. Their number limits how many such forms are in memory at the same time. */
export interface FormSlots {
  /**
   * Takes a slot for a form, and waits if none is free. Returns a function that releases the slot. Rejects with
   * TOO_MANY_REQUESTS if the member already has two forms in progress, if too many forms wait, or if no slot becomes
   * free in time.
   */
  enter(memberId: number): Promise<() => void>
}

interface Waiting {
  admit(): void
}

export function formSlots({ all = ALL, waitMs = WAIT_MS } = {}): FormSlots {
  const own = new Map<number, number>()
  const queue = new Set<Waiting>()
  let held = 0

  const count = (memberId: number, change: number) => {
    const left = (own.get(memberId) ?? 0) + change
    if (left > 0) own.set(memberId, left)
    else own.delete(memberId)
  }
  const free = () => {
    const [next] = queue
    if (!next) held -= 1
    else {
      queue.delete(next)
      next.admit()
    }
  }
  const turn = () =>
    new Promise<void>((admit, reject) => {
      const waiting = { admit }
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
    async enter(memberId) {
      if ((own.get(memberId) ?? 0) >= A_MEMBER || queue.size >= WAITING) throw tooMany()
      count(memberId, 1)
      try {
        if (held < all) held += 1
        else await turn()
      } catch (error) {
        count(memberId, -1)
        throw error
      }
      return () => {
        count(memberId, -1)
        free()
      }
    },
  }
}

const tooMany = () => new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: RETRY_SECONDS } })

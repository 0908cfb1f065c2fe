import { Refusal } from '../refusals/refusal.ts'

/** Of one member: front and back of a document at once. */
const A_MEMBER = 2
const ALL = 16
const WAIT_SECONDS = 2

/** How many forms with files may be in memory at once. */
export interface FormSlots {
  /** Takes a place and returns what gives it back. Throws TOO_MANY_REQUESTS. */
  enter(memberId: number): () => void
}

export function formSlots(): FormSlots {
  const held: number[] = []
  return {
    enter(memberId) {
      const own = held.filter((holder) => holder === memberId).length
      if (own >= A_MEMBER || held.length >= ALL)
        throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: WAIT_SECONDS } })
      held.push(memberId)
      return () => {
        held.splice(held.indexOf(memberId), 1)
      }
    },
  }
}

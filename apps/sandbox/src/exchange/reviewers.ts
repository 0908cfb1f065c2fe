/** What waits for a person's decision. */
export type ReviewType = 'kyc' | 'withdraw' | 'loan' | 'deposit'

/** A decision; `reason` is what the member reads of a refusal. */
export interface Decision {
  /** The number of what is decided on: an order number, or the member's number for his identity. */
  id: string
  approve: boolean
  reason: string
}

/** Applies a decision and answers what became of it. Refuses what is unknown (NOT_FOUND) or decided (ORDER_CLOSED). */
export type Reviewer = (decision: Decision) => Promise<unknown>

/** The reviewer's desk: each feature with something to review joins it. */
export interface Reviewers {
  join(type: ReviewType, reviewer: Reviewer): void
  /** Undefined while no feature reviews such. */
  find(type: ReviewType): Reviewer | undefined
}

export function openReviewers(): Reviewers {
  const reviewers = new Map<ReviewType, Reviewer>()
  return {
    join(type, reviewer) {
      reviewers.set(type, reviewer)
    },
    find: (type) => reviewers.get(type),
  }
}

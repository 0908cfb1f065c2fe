/** Kinds of records that wait for a reviewer. */
export type ReviewType = 'kyc' | 'withdraw' | 'loan' | 'deposit'

/** A reviewer's decision; the member reads the `reason` of a rejection. */
export interface Decision {
  /** Order number of the record; for an identity verification, the member's number. */
  id: string
  approve: boolean
  reason: string
}

/**
 * Applies a decision and returns the record. Refuses an unknown record (NOT_FOUND) and a record that is
 * already decided (ORDER_CLOSED).
 */
type Reviewer = (decision: Decision) => Promise<unknown>

/** The reviewers of the features by record type. */
export type Reviewers = Partial<Record<ReviewType, Reviewer>>

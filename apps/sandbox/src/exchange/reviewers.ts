/** The decision of a reviewer. The member can read the `reason` of a rejection. */
export interface Decision {
  /** Order number of the record or, for an identity verification, the member's id. */
  id: string
  approve: boolean
  reason: string
}

/**
 * Applies a decision and returns the record. Throws NOT_FOUND if the record is unknown, and ORDER_CLOSED if it
 * has been decided already.
 */
type Reviewer = (decision: Decision) => Promise<unknown>

/** The reviewer functions of the features, by the type of record that the control `review` names. */
export type Reviewers = Record<string, Reviewer>

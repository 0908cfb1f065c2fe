import type { Control } from '../exchange/control.ts'
import type { Reviewers, ReviewType } from '../exchange/reviewers.ts'
import { invalid } from '../refusals/refusal.ts'

interface Reviewed {
  type: ReviewType
  id: string | number
  approve: boolean
  reason?: string
}

/** Returns the control that applies a reviewer's decision to a record of a member. */
export function reviewControl(reviewers: () => Reviewers): Control {
  return {
    method: 'POST',
    body: {
      required: ['type', 'id', 'approve'],
      properties: {
        type: { enum: ['kyc', 'withdraw', 'loan', 'deposit'] },
        id: { type: ['string', 'integer'], maxLength: 64 },
        approve: { type: 'boolean' },
        reason: { type: 'string', maxLength: 500 },
      },
    },
    async run(body) {
      const { type, id, approve, reason = '' } = body as unknown as Reviewed
      const reviewer = reviewers()[type]
      if (!reviewer) throw invalid({ type: 'ENUM' })
      return reviewer({ id: String(id), approve, reason })
    },
  }
}

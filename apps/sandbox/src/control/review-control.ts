import type { Control } from '../exchange/control.ts'
import type { Reviewers } from '../exchange/reviewers.ts'
import { invalid } from '../refusals/refusal.ts'

interface Reviewed {
  type: string
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
        type: { type: 'string', maxLength: 32 },
        id: { type: ['string', 'integer'], maxLength: 64 },
        approve: { type: 'boolean' },
        reason: { type: 'string', maxLength: 500 },
      },
    },
    async run(body) {
      const { type, id, approve, reason = '' } = body as unknown as Reviewed
      const reviewer = Object.hasOwn(reviewers(), type) ? reviewers()[type] : undefined
      if (!reviewer) throw invalid({ type: 'ENUM' })
      return reviewer({ id: String(id), approve, reason })
    },
  }
}

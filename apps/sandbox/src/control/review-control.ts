import type { Control } from '../exchange/control.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { ReviewType } from '../exchange/reviewers.ts'
import { invalid } from '../refusals/refusal.ts'

interface Reviewed {
  type: ReviewType
  id: string | number
  approve: boolean
  reason?: string
}

/** The reviewer's decision on what a member handed in. */
export function reviewControl(exchange: () => Exchange): Control {
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
      const reviewer = exchange().reviewers.find(type)
      if (!reviewer) throw invalid({ type: 'ENUM' })
      return reviewer({ id: String(id), approve, reason })
    },
  }
}

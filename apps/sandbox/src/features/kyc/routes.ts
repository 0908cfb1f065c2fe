import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { kycView } from './kyc-view.ts'
import { rejectReason } from './reject-reason.ts'
import { isNumberTaken, lastSubmission } from './submissions.ts'
import { submitKyc } from './submit.ts'

export function kycRoutes(exchange: Exchange) {
  const { database, members, kyc } = exchange
  const standing = async (memberId: number) => {
    const { kyc_status, kyc_level } = await members.get(database.db, memberId)
    return { status: kyc_status, level: kyc_level as 0 | 1 | 2 }
  }
  return defineRoutes({
    'kyc.status': async (_request, { memberId, language }) => {
      const row = await lastSubmission(database.db, memberId)
      return {
        ...(await standing(memberId)),
        reject_reason: row ? rejectReason(row, language) : null,
        submitted_at: row?.submitted_at ?? null,
        reviewed_at: row?.reviewed_at ?? null,
      }
    },
    'kyc.submit': (request, context) => submitKyc(exchange, request, context),
    'kyc.check': async (request, { memberId }) => {
      const { action, id_number, country } = request ?? {}
      const { status, level } = await standing(memberId)
      const required_level = action === undefined ? 0 : kyc.requiredLevel(action)
      return {
        passed: level >= required_level,
        required_level,
        level,
        status,
        id_number_free:
          id_number === undefined ? null : !(await isNumberTaken(database.db, memberId, id_number, country)),
      }
    },
    'kyc.info': async (_request, { memberId, language }) => {
      const row = await lastSubmission(database.db, memberId)
      return row ? kycView(row, language) : null
    },
  })
}

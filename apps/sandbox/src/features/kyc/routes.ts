import type { Reader } from '../../database/transaction.ts'
import type { Files } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { kycView } from './kyc-view.ts'
import { rejectReason } from './reject-reason.ts'
import { lastSubmission, type Submission } from './submissions.ts'
import { submitKyc } from './submit.ts'

export function kycRoutes(exchange: Exchange, files: Files) {
  const { members, kyc, vault } = exchange
  const standing = async (db: Reader, memberId: number) => {
    const { kyc_status, kyc_level } = await members.get(db, memberId)
    return { status: kyc_status, level: kyc_level as 0 | 1 | 2 }
  }
  return defineRoutes({
    'kyc.status': async (_request, { memberId, language, db }) => {
      const row = await lastSubmission(vault, db, memberId)
      return {
        ...(await standing(db, memberId)),
        reject_reason: row ? rejectReason(row, language) : null,
        submitted_at: row?.submitted_at ?? null,
        reviewed_at: row?.reviewed_at ?? null,
      }
    },
    'kyc.submit': (request, context) => submitKyc(files, request, context),
    'kyc.check': async (request, { memberId, db }) => {
      const { action, id_number } = request ?? {}
      const { status, level } = await standing(db, memberId)
      const required_level = action === undefined ? 0 : kyc.requiredLevel(action)
      return {
        passed: level >= required_level,
        required_level,
        level,
        status,
        // The answer does not depend on whether the number is in use. Otherwise, members could find out which document
        // numbers other members have.
        id_number_free: id_number === undefined ? null : true,
      }
    },
    'kyc.info': async (_request, { memberId, language, db }) => {
      const row = await lastSubmission(vault, db, memberId)
      return row ? kycView({ ...row, ...(await keptPhotos(files, db, row)) }, language) : null
    },
  })
}

/**
 * Returns the addresses of a submission's photos; null for a photo that was deleted after the submission was rejected.
 */
async function keptPhotos(files: Files, db: Reader, { member_id, status, id_front, id_back }: Submission) {
  if (status !== 'rejected') return { id_front, id_back }
  const kept = async (url: string | null) =>
    url !== null && (await files.owned(db, member_id, url, 'kyc')) ? url : null
  return { id_front: await kept(id_front), id_back: await kept(id_back) }
}

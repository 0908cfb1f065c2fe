import type { Schema } from '@bourselet/openapi'
import type { Language } from '../../http/routes.ts'
import { maskIdNumber, maskName } from '../../members/mask.ts'
import { rejectReason } from './reject-reason.ts'
import type { Submission } from './submissions.ts'

/**
 * Returns an identity check in the format of the API. Name and number are masked, even for the member who
 * submitted them.
 */
export function kycView(
  row: Omit<Submission, 'id_front'> & { id_front: string | null },
  language: Language,
): Schema<'Kyc'> {
  return {
    real_name: maskName(row.real_name),
    id_type: row.id_type,
    id_number: maskIdNumber(row.id_number),
    country: row.country,
    id_front: row.id_front,
    id_back: row.id_back,
    status: row.status,
    level: row.status === 'verified' ? 1 : 0,
    reject_reason: rejectReason(row, language),
    submitted_at: row.submitted_at,
    reviewed_at: row.reviewed_at,
  }
}

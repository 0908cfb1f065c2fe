import type { Migration } from '../../database/migrate.ts'
import type { Reader } from '../../database/transaction.ts'
import { maskIdNumber, maskName } from '../../members/mask.ts'
import type { Vault } from '../../members/vault.ts'
import type { SubmissionRow } from './kyc.migration.ts'

const NAME = 'kyc_submissions.real_name'
const NUMBER = 'kyc_submissions.id_number'

/** A submitted identity check with name and number decrypted. */
export type Submission = Omit<SubmissionRow, 'number_digest'>

/** Encrypts the name and number of a submission, so that it can be stored. */
export function sealSubmission(vault: Vault, submission: Submission): SubmissionRow {
  const { real_name, id_number, country } = submission
  return {
    ...submission,
    real_name: vault.seal(NAME, real_name),
    id_number: vault.seal(NUMBER, id_number),
    number_digest: digestOf(vault, country, id_number.replaceAll('-', '')),
  }
}

function digestOf(vault: Vault, country: string, number: string): Buffer {
  return vault.fingerprint(NUMBER, `${country} ${number.toUpperCase()}`)
}

/**
 * Returns true if a pending or approved submission from an earlier version has the same number with the same hyphens.
 * Earlier versions computed the digest from the number with its hyphens. Later versions remove the hyphens first, so
 * the unique index does not find the earlier digest.
 */
export async function isInUseWithHyphens(
  vault: Vault,
  reader: Reader,
  { country, id_number }: Submission,
): Promise<boolean> {
  if (!id_number.includes('-')) return false
  const row = await reader
    .selectFrom('kyc_submissions')
    .select('id')
    .where('number_digest', '=', digestOf(vault, country, id_number))
    .where('status', 'in', ['pending', 'verified'])
    .executeTakeFirst()
  return row !== undefined
}

/** Decrypts the name and number of a stored submission. */
export function openSubmission(vault: Vault, row: SubmissionRow): Submission {
  const { number_digest: _, real_name, id_number, ...rest } = row
  return { ...rest, real_name: vault.open(NAME, real_name), id_number: vault.open(NUMBER, id_number) }
}

/** Returns the latest identity check that a member has submitted. */
export async function lastSubmission(
  vault: Vault,
  reader: Reader,
  memberId: number,
): Promise<Submission | undefined> {
  const row = await reader
    .selectFrom('kyc_submissions')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && openSubmission(vault, row)
}

/**
 * Returns the migration that encrypts submissions stored as plain text by earlier versions, and masks the copies
 * of their names and numbers in the members table.
 */
export function sealOldSubmissions(vault: Vault): Migration {
  return {
    name: 'kyc-seal-1',
    async up(tx) {
      const rows = await tx
        .selectFrom('kyc_submissions')
        .selectAll()
        .where('number_digest', 'is', null)
        .execute()
      for (const row of rows) {
        const { real_name, id_number, number_digest } = sealSubmission(vault, row)
        await tx
          .updateTable('kyc_submissions')
          .set({ real_name, id_number, number_digest })
          .where('id', '=', row.id)
          .execute()
      }
      const members = await tx
        .selectFrom('members')
        .select(['id', 'real_name', 'id_number'])
        .where('id_number', 'is not', null)
        .execute()
      for (const { id, real_name, id_number } of members)
        await tx
          .updateTable('members')
          .set({
            real_name: real_name && maskName(real_name),
            id_number: id_number && maskIdNumber(id_number),
          })
          .where('id', '=', id)
          .execute()
    },
  }
}

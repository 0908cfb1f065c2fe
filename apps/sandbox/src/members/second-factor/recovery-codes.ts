import type { Random } from '../../clock/random.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Pepper } from '../pepper.ts'

/** Letters and digits that are not confused with each other when they are read from paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const COUNT = 10
const GROUPS = 5
const GROUP_LENGTH = 5

/** Creates the store of recovery codes. Only digests of the codes are stored. */
export function recoveryCodesOf({ random, pepper }: { random: Random; pepper: Pepper }) {
  const letter = () => ALPHABET.charAt(random.below(ALPHABET.length))
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  const newCode = () => Array.from({ length: GROUPS }, group).join('-')
  const digest = (memberId: number, code: string) =>
    pepper.digest('recovery code', String(memberId), code.toUpperCase().replace(/[^A-Z0-9]/g, ''))

  return {
    /** Replaces all recovery codes of a member and returns the new ones. */
    async replace(tx: Tx, memberId: number): Promise<string[]> {
      const codes = Array.from({ length: COUNT }, newCode)
      await this.remove(tx, memberId)
      await tx
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ member_id: memberId, digest: digest(memberId, code) })))
        .execute()
      return codes
    },
    remove: (tx: Tx, memberId: number) =>
      tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute(),
    /** Returns the digest of a recovery code that the member can use; null for any other text. */
    async find(reader: Reader, memberId: number, code: string): Promise<Buffer | null> {
      const row = await reader
        .selectFrom('recovery_codes')
        .select('digest')
        .where('member_id', '=', memberId)
        .where('digest', '=', digest(memberId, code))
        .executeTakeFirst()
      return row?.digest ?? null
    },
    /** Deletes a used recovery code. Returns false if another transaction has already used it. */
    async spend(tx: Tx, memberId: number, found: Buffer): Promise<boolean> {
      const deleted = await tx
        .deleteFrom('recovery_codes')
        .where('member_id', '=', memberId)
        .where('digest', '=', found)
        .executeTakeFirst()
      return deleted.numDeletedRows === 1n
    },
    async left(reader: Reader, memberId: number): Promise<number> {
      const { left } = await reader
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      return Number(left)
    },
  }
}

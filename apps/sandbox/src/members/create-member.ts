import type { Random } from '../clock/random.ts'
import type { Sequences } from '../database/sequences.ts'
import type { Tx } from '../database/transaction.ts'
import { addressKey, type MemberAddress } from './member-address.ts'
import type { NewMember } from './members.migration.ts'
import { defaultNickname, keepNickname } from './nicknames.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The data of a new member. Missing fields get default values. */
export interface Registration {
  id?: number
  address?: MemberAddress
  passwordHash: string
  inviterId: number | null
  inviteCode?: string
  nickname?: string
  fundPasswordHash?: string
  lang: string
  now: number
}

/** Creates a member and returns their id; null if another member has the same address. */
export async function createMember(
  tx: Tx,
  sequences: Sequences,
  random: Random,
  given: Registration,
): Promise<number | null> {
  const id = given.id ?? sequences.next('members')
  const inviteCode = given.inviteCode ?? (await freeInviteCode(tx, random))
  const row: NewMember = {
    id,
    email: given.address && 'email' in given.address ? addressKey(given.address) : null,
    area_code: given.address && 'phone' in given.address ? given.address.areaCode : null,
    phone: given.address && 'phone' in given.address ? given.address.phone : null,
    password_hash: given.passwordHash,
    fund_password_hash: given.fundPasswordHash ?? null,
    fund_password_failures: 0,
    fund_password_locked_until: 0,
    nickname: given.nickname ?? defaultNickname(id),
    gender: 0,
    lang: given.lang,
    level: 0,
    credit_score: 60,
    kyc_status: 'none',
    kyc_level: 0,
    invite_code: inviteCode,
    inviter_id: given.inviterId,
    disabled: false,
    created_at: given.now,
  }
  const done = await tx
    .insertInto('members')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (done.numInsertedOrUpdatedRows !== 1n) return null
  if (given.nickname !== undefined) await keepNickname(tx, id, given.nickname)
  return id
}

async function freeInviteCode(tx: Tx, random: Random): Promise<string> {
  for (;;) {
    const code = Array.from({ length: 6 }, () => LETTERS[random.below(LETTERS.length)]).join('')
    const taken = await tx
      .selectFrom('members')
      .select('id')
      .where('invite_code', '=', code)
      .executeTakeFirst()
    if (!taken) return code
  }
}

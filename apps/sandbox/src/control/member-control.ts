import type { Tx } from '../database/transaction.ts'
import type { Control } from '../exchange/control.ts'
import type { ServerExchange } from '../exchange/exchange.ts'
import { depositPosting } from '../ledger/deposit-posting.ts'
import { createMember } from '../members/create-member.ts'
import { CREDIT_SCORE, changeCredit } from '../members/credit-score.ts'
import { Refusal } from '../refusals/refusal.ts'

const text = { type: 'string', minLength: 1, maxLength: 254 }
const amount = { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$' }

interface NewMember {
  email: string
  password?: string
  trade_password?: string
  /** Spot balances by coin, as decimal strings. */
  balances?: Record<string, string>
  /** USDT in the futures wallet, as a decimal string. */
  futures_balance?: string
  /** Invitation code of the inviter. Without it, the new member has no inviter. */
  invite_code?: string
  /** Verifies the member's identity, which also increases their credit score. */
  verified?: boolean
}

/**
 * Returns the control that creates a member with money and a session, for tests and load runs. The money is booked
 * like a deposit, so that the ledger balances.
 */
export function memberControl(exchange: () => ServerExchange): Control {
  return {
    method: 'POST',
    body: {
      required: ['email'],
      properties: {
        email: text,
        password: text,
        trade_password: text,
        balances: { type: 'object', maxProperties: 50, additionalProperties: amount },
        futures_balance: amount,
        invite_code: text,
        verified: { type: 'boolean' },
      },
    },
    run: (body) => addMember(exchange(), body as unknown as NewMember),
  }
}

async function addMember(exchange: ServerExchange, member: NewMember) {
  const { email, password, trade_password, balances = {}, futures_balance = '0', verified } = member
  const { members, database, sequences, random, ledger, clock } = exchange
  // No password has the hash `!`. A member created without a password can use only the session token that this control
  // endpoint returns.
  const passwordHash = password === undefined ? '!' : await members.passwords.hash(password)
  const fundPasswordHash = trade_password && (await members.fundPasswords.hash(trade_password))
  return database.jobs.transaction(async (tx) => {
    const memberId = await createMember(tx, sequences, random, {
      address: { email: email.toLowerCase() },
      ...{ passwordHash, fundPasswordHash },
      inviterId: await inviterOf(tx, member.invite_code),
      lang: 'en',
      now: clock.now(),
    })
    if (memberId === null) throw new Refusal('ACCOUNT_EXISTS', { field: 'email' })
    for (const [wallet, amounts] of [
      ['spot', balances],
      ['futures', { USDT: futures_balance }],
    ] as const) {
      const money = Object.fromEntries(
        Object.entries(amounts).filter(([, value]) => !/^0(\.0+)?$/.test(value)),
      )
      if (Object.keys(money).length > 0)
        await ledger.post(tx, depositPosting(memberId, `member-${memberId}`, money, wallet))
    }
    if (verified) {
      const change = { kyc_status: 'verified' as const, kyc_level: 1 }
      await tx.updateTable('members').set(change).where('id', '=', memberId).execute()
      await changeCredit(tx, memberId, CREDIT_SCORE.verified)
    }
    const { token } = await members.issueToken(tx, memberId)
    return { member_id: memberId, token }
  })
}

async function inviterOf(tx: Tx, code: string | undefined): Promise<number | null> {
  if (code === undefined) return null
  const inviter = await tx
    .selectFrom('members')
    .select('id')
    .where('invite_code', '=', code)
    .executeTakeFirst()
  if (!inviter) throw new Refusal('INVITE_CODE_INVALID', { field: 'invite_code' })
  return inviter.id
}

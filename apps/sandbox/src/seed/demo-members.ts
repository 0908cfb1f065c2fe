import type { Migration } from '../database/migrate.ts'
import type { Tx } from '../database/transaction.ts'
import type { Exchange, ServerExchange } from '../exchange/exchange.ts'
import { depositPosting } from '../ledger/deposit-posting.ts'
import { createMember } from '../members/create-member.ts'
import { ROOT_CODE } from '../members/members.migration.ts'

/**
 * Id of the member who owns the first invitation code. Nobody can log in as this member: the account has neither an
 * e-mail address nor a phone number, and no password matches its hash.
 */
const ROOT_ID = 10_000

export const DEMO = {
  password: 'demo1234',
  fundPassword: '123456',
  members: [
    { email: 'demo@example.com', money: { USDT: '10000', BTC: '0.5', ETH: '5' } },
    { email: 'demo2@example.com', money: { USDT: '10000', BTC: '0.5', ETH: '5' } },
  ],
}

/** Returns the migration that creates the member who owns the first invitation code. */
export function rootMember({ sequences, random, clock }: Exchange): Migration {
  return {
    name: 'seed-root-1',
    async up(tx) {
      const root = {
        id: ROOT_ID,
        passwordHash: '!',
        inviterId: null,
        inviteCode: ROOT_CODE,
        nickname: 'Bourselet',
      }
      await createMember(tx, sequences, random, { ...root, lang: 'en', now: clock.now() })
    },
  }
}

/** Returns the migration that creates the demo members, whose passwords are publicly known. */
export function demoMembers(exchange: Exchange): Migration {
  return {
    name: 'seed-demo-1',
    async up(tx) {
      for (const { email, money } of DEMO.members) await demoMember(exchange, tx, email, money)
    },
  }
}

/**
 * Returns true if the database contains demo members, even if they were created by an earlier start with other
 * settings.
 */
export async function hasDemoMembers({ database }: ServerExchange): Promise<boolean> {
  const emails = DEMO.members.map(({ email }) => email)
  const found = await database.db.selectFrom('members').select('id').where('email', 'in', emails).execute()
  return found.length > 0
}

async function demoMember(exchange: Exchange, tx: Tx, email: string, money: Record<string, string>) {
  const { members, ledger, sequences, random, clock } = exchange
  const id = await createMember(tx, sequences, random, {
    address: { email },
    passwordHash: await members.passwords.hash(DEMO.password),
    fundPasswordHash: await members.fundPasswords.hash(DEMO.fundPassword),
    inviterId: ROOT_ID,
    lang: 'en',
    now: clock.now(),
  })
  if (id === null) throw new Error(`${email} exists already`)
  await ledger.post(tx, depositPosting(id, `demo-${id}`, money))
}

import type { Migration } from '../database/migrate.ts'
import type { Tx } from '../database/transaction.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { depositPosting } from '../ledger/deposit-posting.ts'
import { createMember } from '../members/create-member.ts'

/** Owns the first invitation code; has no address and no password that anything hashes to. */
const ROOT_ID = 10_000
const ROOT_CODE = 'DEMQ24'

export const DEMO = {
  password: 'demo1234',
  fundPassword: '123456',
  members: [
    { email: 'demo@example.com', money: { USDT: '10000', BTC: '0.5', ETH: '5' } },
    { email: 'demo2@example.com', money: { USDT: '10000', BTC: '0.5', ETH: '5' } },
  ],
}

/** The members everybody may sign in as (rulebook 6), and the root of all invitations. */
export function demoMembers(exchange: Exchange): Migration {
  return {
    name: 'seed-demo-1',
    async up(tx) {
      const { database, random, clock } = exchange
      const root = {
        id: ROOT_ID,
        passwordHash: '!',
        inviterId: null,
        inviteCode: ROOT_CODE,
        nickname: 'Bourselet',
      }
      await createMember(tx, database.sequences, random, { ...root, lang: 'en', now: clock.now() })
      for (const { email, money } of DEMO.members) await demoMember(exchange, tx, email, money)
    },
  }
}

async function demoMember(exchange: Exchange, tx: Tx, email: string, money: Record<string, string>) {
  const { members, ledger, database, random, clock } = exchange
  const id = await createMember(tx, database.sequences, random, {
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

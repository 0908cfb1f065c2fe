import type { Clock } from '../../clock/clock.ts'
import type { Random } from '../../clock/random.ts'
import type { Database } from '../../database/database.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import type { GuessBudget, LoginFailures } from '../login-failures.ts'
import type { MemberRow } from '../members.migration.ts'
import { oneByOne } from '../one-by-one.ts'
import type { Pepper } from '../pepper.ts'
import type { Vault } from '../vault.ts'
import { recoveryCodesOf } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Column name under which the vault encrypts secrets of authenticators. */
export const AUTHENTICATOR = 'members.authenticator_secret'
/** Maximum number of checks of one member that can wait for another check. */
const WAITING = 2

/** The fields of a request that prove the second factor. */
export interface FactorProof {
  second_factor?: string
  recovery_code?: string
}

/**
 * A second factor that was checked and has not been used yet. The kind is `none` if the member has no authenticator.
 */
export type RightFactor =
  | { kind: 'none' }
  | { kind: 'code'; secret: string; step: number }
  | { kind: 'recovery'; digest: Buffer }

interface Parts {
  clock: Clock
  random: Random
  database: Database
  pepper: Pepper
  vault: Vault
  loginFailures: LoginFailures
}

/** Checks of authenticator codes and recovery codes (docs/rules.md#second-factor). */
export type SecondFactor = ReturnType<typeof secondFactorOf>

export function secondFactorOf({ clock, random, database, pepper, vault, loginFailures }: Parts) {
  const inTurn = oneByOne<number>(WAITING)
  const recoveryCodes = recoveryCodesOf({ random, pepper })

  async function compare(memberId: number, { second_factor: code, recovery_code }: FactorProof) {
    const { db } = database
    if (code === undefined) {
      const digest = await recoveryCodes.find(db, memberId, recovery_code ?? '')
      return digest && { kind: 'recovery' as const, digest }
    }
    const { authenticator_secret: secret, authenticator_step: last } = await db
      .selectFrom('members')
      .select(['authenticator_secret', 'authenticator_step'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const step = secret && stepOf(vault.open(AUTHENTICATOR, secret), code, clock.now())
    return secret && step && step > last ? { kind: 'code' as const, secret, step } : null
  }

  return {
    recoveryCodes,

    /**
     * Checks the second factor of a request. This happens before the command's transaction, so that a rollback cannot
     * undo the count of wrong codes. If the member has no authenticator, the request's codes are ignored. Throws
     * SECOND_FACTOR_REQUIRED, _WRONG or _LOCKED.
     */
    async check(
      { id, authenticator_secret }: MemberRow,
      proof: FactorProof,
      ...budgets: [GuessBudget, ...GuessBudget[]]
    ): Promise<RightFactor> {
      const { second_factor, recovery_code } = proof
      if (second_factor !== undefined && recovery_code !== undefined)
        throw invalid({ recovery_code: 'MODE_INVALID' })
      if (authenticator_secret === null) return { kind: 'none' }
      if (second_factor === undefined && recovery_code === undefined)
        throw new Refusal('SECOND_FACTOR_REQUIRED', { field: 'second_factor' })
      return inTurn(id, async () => {
        const counted = await loginFailures.admit(...budgets)
        const right = await compare(id, proof)
        if (!right) throw wrong(proof)
        await loginFailures.forget(database.db, counted)
        return right
      })
    },

    /**
     * Marks a checked second factor as used, in the command's transaction: if the command fails, it stays valid.
     * Throws SECOND_FACTOR_WRONG if another command has used it, and SECOND_FACTOR_REQUIRED if the authenticator was
     * turned on after the check.
     */
    async spend(tx: Tx, memberId: number, factor: RightFactor): Promise<void> {
      if (factor.kind === 'none') return refuseTurnedOn(tx, memberId)
      if (factor.kind === 'recovery') {
        if (!(await recoveryCodes.spend(tx, memberId, factor.digest))) throw wrong({ recovery_code: '' })
        return
      }
      const spent = await tx
        .updateTable('members')
        .set({ authenticator_step: factor.step })
        .where('id', '=', memberId)
        .where('authenticator_secret', '=', factor.secret)
        .where('authenticator_step', '<', factor.step)
        .executeTakeFirst()
      if (spent.numUpdatedRows !== 1n) throw wrong({})
    },
  }
}

const wrong = ({ recovery_code }: FactorProof) =>
  new Refusal('SECOND_FACTOR_WRONG', {
    field: recovery_code === undefined ? 'second_factor' : 'recovery_code',
  })

async function refuseTurnedOn(reader: Reader, memberId: number): Promise<void> {
  const { authenticator_secret } = await reader
    .selectFrom('members')
    .select('authenticator_secret')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (authenticator_secret !== null) throw new Refusal('SECOND_FACTOR_REQUIRED', { field: 'second_factor' })
}

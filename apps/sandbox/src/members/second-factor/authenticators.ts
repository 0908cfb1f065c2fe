import type { Clock } from '../../clock/clock.ts'
import type { Random } from '../../clock/random.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { Vault } from '../vault.ts'
import { AUTHENTICATOR } from './second-factor.ts'
import { newSecret, setupUri, stepOf } from './totp.ts'

/** Time limit in ms for confirming the set-up of an authenticator. */
export const SETUP_MS = 15 * 60_000

/** An authenticator set-up that was confirmed with the correct code. */
export interface RightSetup {
  /** The encrypted secret of the authenticator. */
  secret: string
  step: number
}

/** Creates the functions that set up, confirm and turn off authenticators. */
export function authenticatorsOf({ clock, random, vault }: { clock: Clock; random: Random; vault: Vault }) {
  return {
    /**
     * Starts a set-up: creates a secret and returns it for the authenticator app. An authenticator in use stays valid
     * until the set-up is confirmed. `label` is the account name that the app shows.
     */
    async start(tx: Tx, memberId: number, label: string): Promise<{ uri: string; secret: string }> {
      const secret = newSecret(random)
      const row = { secret: vault.seal(AUTHENTICATOR, secret), started_at: clock.now() }
      await tx
        .insertInto('authenticator_setups')
        .values({ member_id: memberId, ...row })
        .onConflict((earlier) => earlier.column('member_id').doUpdateSet(row))
        .execute()
      return { uri: setupUri(secret, label), secret }
    },

    /**
     * Checks the code that confirms a set-up. Throws NOT_FOUND if no set-up has been started, and SECOND_FACTOR_WRONG
     * for a wrong code.
     */
    async checkSetup(reader: Reader, memberId: number, code: string): Promise<RightSetup> {
      const row = await reader
        .selectFrom('authenticator_setups')
        .select('secret')
        .where('member_id', '=', memberId)
        .where('started_at', '>', clock.now() - SETUP_MS)
        .executeTakeFirst()
      if (!row) throw new Refusal('NOT_FOUND', { field: 'authenticator' })
      const step = stepOf(vault.open(AUTHENTICATOR, row.secret), code, clock.now())
      if (step === null) throw new Refusal('SECOND_FACTOR_WRONG', { field: 'second_factor' })
      return { secret: row.secret, step }
    },

    /**
     * Turns the authenticator on with the secret of the set-up. Throws NOT_FOUND if a newer set-up has replaced this
     * one.
     */
    async confirm(tx: Tx, memberId: number, { secret, step }: RightSetup): Promise<void> {
      const used = await tx
        .deleteFrom('authenticator_setups')
        .where('member_id', '=', memberId)
        .where('secret', '=', secret)
        .executeTakeFirst()
      if (used.numDeletedRows !== 1n) throw new Refusal('NOT_FOUND', { field: 'authenticator' })
      await store(tx, memberId, { authenticator_secret: secret, authenticator_step: step })
    },

    async turnOff(tx: Tx, memberId: number): Promise<void> {
      await tx.deleteFrom('authenticator_setups').where('member_id', '=', memberId).execute()
      await store(tx, memberId, { authenticator_secret: null })
    },
  }

  function store(
    tx: Tx,
    memberId: number,
    changes: { authenticator_secret: string | null; authenticator_step?: number },
  ) {
    const changed = { ...changes, authenticator_changed_at: clock.now() }
    return tx.updateTable('members').set(changed).where('id', '=', memberId).execute()
  }
}

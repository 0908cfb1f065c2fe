import { createHash } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Reader, Tx } from '../database/transaction.ts'

/** Number of devices that are stored for a member. If there are more, the least recently used ones are deleted. */
const KEPT = 10
/** Member id that no member has. */
const NOBODY = 0

const deviceRequester = (hash: Buffer) => `device ${hash.toString('hex')}`
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Creates the store of devices from which members have logged in. Each device has a secret token, of which only the
 * hash is stored. The token does not authenticate the member; it only exempts the device from limits that strangers
 * can use up.
 */
export function knownDevicesOf({ clock, random }: { clock: Clock; random: Random }) {
  const ofToken = (reader: Reader, token: string) =>
    reader.selectFrom('known_devices').select('member_id').where('token_hash', '=', hashOf(token))

  return {
    /**
     * Records a log-in from a device. Returns the device token that the client sent, if the server has issued it;
     * otherwise a new one.
     */
    async remember(tx: Tx, memberId: number, sent?: string): Promise<string> {
      const isIssued = sent !== undefined && (await ofToken(tx, sent).executeTakeFirst()) !== undefined
      const token = isIssued ? sent : Buffer.from(random.bytes(16)).toString('hex')
      const row = { member_id: memberId, token_hash: hashOf(token), last_seen_at: clock.now() }
      await tx
        .insertInto('known_devices')
        .values(row)
        .onConflict((known) =>
          known.columns(['member_id', 'token_hash']).doUpdateSet({ last_seen_at: row.last_seen_at }),
        )
        .execute()
      const surplus = tx
        .selectFrom('known_devices')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('token_hash')
        .offset(KEPT)
      await tx
        .deleteFrom('known_devices')
        .where('member_id', '=', memberId)
        .where('token_hash', 'in', surplus)
        .execute()
      return token
    },

    /** Returns true if the device with this token has logged in to the account of the member. */
    knows: async (reader: Reader, token: string | undefined, memberId: number): Promise<boolean> =>
      token !== undefined &&
      (await ofToken(reader, token).where('member_id', '=', memberId).executeTakeFirst()) !== undefined,

    /**
     * Returns the requester of a verification code: the device if the owner of the address has logged in from it,
     * otherwise the network in the format of `networkOf`. For a code that adds a new address (`none yet`), a device
     * from which any member has logged in is sufficient. The queries are the same for an address without an account, so
     * that their duration does not reveal that there is no account.
     */
    async requester(
      reader: Reader,
      {
        token,
        owner,
        network,
      }: { token: string | undefined; owner: number | 'none yet' | undefined; network: string },
    ): Promise<string> {
      if (token === undefined) return `ip ${network}`
      const found = ofToken(reader, token)
      const known = owner === 'none yet' ? found : found.where('member_id', '=', owner ?? NOBODY)
      return (await known.executeTakeFirst()) ? deviceRequester(hashOf(token)) : `ip ${network}`
    },

    /** Returns the requester names (`device …`) of all known devices of a member. */
    async requesters(reader: Reader, memberId: number): Promise<string[]> {
      const rows = await reader
        .selectFrom('known_devices')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .execute()
      return rows.map(({ token_hash }) => deviceRequester(token_hash))
    },
  }
}

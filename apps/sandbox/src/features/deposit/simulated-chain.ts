import { createHash } from 'node:crypto'
import { BLOCK_SECONDS } from '../../prices/coin-chains.ts'

export const BLOCK_MS = BLOCK_SECONDS * 1000

export const blockAt = (time: number) => Math.floor(time / BLOCK_MS)

/**
 * Returns the id of the transaction that the sandbox generates for a deposit without a declared transaction id.
 */
export const simulatedTxid = (orderNo: string) => createHash('sha256').update(orderNo).digest('hex')

/**
 * Returns a transaction id in the spelling of the database: lower case and without the prefix 0x. Members may
 * write it in upper case and with the prefix.
 */
export function plainTxid(txid: string): string {
  const hash = /^(?:0x)?([0-9a-f]{64})$/i.exec(txid)?.[1]
  return hash?.toLowerCase() ?? txid
}

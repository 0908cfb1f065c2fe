import type { Schema } from '@bourselet/openapi'
import { compare, DAY_MS, fromUnits, toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Files } from '../../exchange/capabilities.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { lockMember } from '../../exchange/lock-member.ts'
import type { Request } from '../../http/routes.ts'
import { usdtPrice, usdtValue } from '../../prices/valuation.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { publishDeposit } from './change-deposit.ts'
import type { DepositRow } from './deposit.migration.ts'
import { openChain, placeOf } from './deposit-address.ts'
import { depositView } from './deposit-view.ts'
import { blockAt, plainTxid, simulatedTxid } from './simulated-chain.ts'

const FAUCET_USDT = '100000'
/** Time in ms after which the sandbox accepts a voucher (a picture that proves the transfer) without a reviewer. */
const REVIEW_MS = 60_000
/**
 * Output index that is stored with a transaction id: 0 if the member declared the id, 1 if the sandbox generated it.
 * The unique key contains the index, so a generated id never conflicts with an id that a member has declared.
 */
const [DECLARED, MADE] = [0, 1]

/**
 * Records a deposit that a member declares. A deposit below the minimum amount ends at once. A deposit with a voucher
 * (a picture that proves the transfer) and without a transaction id waits for the review of the voucher. Every other
 * deposit waits for simulated confirmations of its transaction.
 */
export async function declareDeposit(
  exchange: TxExchange,
  tx: Tx,
  files: Files,
  memberId: number,
  { coin, chain, amount, txid, voucher }: Request<'deposit.declare'>,
): Promise<Schema<'Deposit'>> {
  const { orderNo, sequences, clock } = exchange
  const { deposit: terms } = openChain(coin, chain)
  if (voucher !== undefined && !(await files.owned(tx, memberId, voucher, 'voucher')))
    throw new Refusal('FILE_NOT_OWNED', { field: 'voucher' })
  const now = clock.now()
  const id = sequences.next('deposits')
  const order_no = orderNo('R', now, id)
  const tooSmall = compare(amount, terms.min) < 0
  const inReview = !tooSmall && voucher !== undefined && txid === undefined
  const row: DepositRow = {
    id,
    order_no,
    member_id: memberId,
    coin,
    chain,
    address: placeOf(exchange, memberId, chain),
    txid: inReview ? null : txid === undefined ? simulatedTxid(order_no) : plainTxid(txid),
    output: txid === undefined ? MADE : DECLARED,
    amount: toUnits(amount),
    credited: 0n,
    value_usdt: usdtValue(exchange.index, coin, toUnits(amount)),
    confirmations: 0,
    required: terms.confirmations,
    last_block: blockAt(now),
    status: tooSmall ? 'below_min' : inReview ? 'review' : 'pending',
    voucher: voucher ?? null,
    remark: '',
    review_at: inReview ? now + REVIEW_MS : null,
    created_at: now,
    credited_at: null,
  }
  if (txid !== undefined) await refuseUsed(tx, row)
  if (!tooSmall) await refuseAboveLimit(exchange, tx, row)
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('deposits')
    .values(row)
    .onConflict((other) =>
      other.columns(['chain', 'txid', 'output']).where(sql<boolean>`status <> 'rejected'`).doNothing(),
    )
    .executeTakeFirstOrThrow()
  if (inserted !== 1n) throw new Refusal('TXID_USED', { field: 'txid' })
  await publishDeposit(exchange, tx, row)
  return depositView(row)
}

/**
 * Refuses a deposit whose transaction belongs to another deposit, unless that deposit was rejected, for example after a
 * reorganization.
 */
async function refuseUsed(tx: Tx, { chain, txid }: DepositRow) {
  const used = await tx
    .selectFrom('deposits')
    .select('id')
    .where('chain', '=', chain)
    .where('txid', '=', txid)
    .where('status', '!=', 'rejected')
    .executeTakeFirst()
  if (used) throw new Refusal('TXID_USED', { field: 'txid' })
}

/**
 * Refuses a deposit with which the member would exceed the daily limit of paper money. The limit counts all deposits
 * declared on one UTC day, except rejected deposits and those below the minimum.
 */
async function refuseAboveLimit(exchange: TxExchange, tx: Tx, row: DepositRow) {
  if (usdtPrice(exchange.index, row.coin) === null) throw new Refusal('DEPOSIT_DISABLED', { field: 'coin' })
  // Without the lock, two concurrent declarations of one member would not count each other and could exceed the limit
  // together.
  await lockMember(exchange, tx, row.member_id)
  const day = row.created_at - (row.created_at % DAY_MS)
  const { used } = await tx
    .selectFrom('deposits')
    .select(({ fn }) => fn.sum<bigint | null>('value_usdt').as('used'))
    .where('member_id', '=', row.member_id)
    .where('created_at', '>=', day)
    .where('status', 'in', ['pending', 'review', 'success'])
    .executeTakeFirstOrThrow()
  if (compare(fromUnits((used ?? 0n) + row.value_usdt), FAUCET_USDT) > 0)
    throw new Refusal('SANDBOX_FAUCET_LIMIT', { field: 'amount', params: { max: FAUCET_USDT } })
}

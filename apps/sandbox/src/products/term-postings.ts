import type { Schema } from '@bourselet/openapi'
import { type Entry, memberAccount, type Posting } from '../ledger/posting.ts'
import type { Position } from './products.migration.ts'

type Leg = [account: string, bucket: string, amount: bigint]

function posting(position: Position, change: Schema<'ChangeType'>, legs: Leg[]): Posting {
  const entries: Entry[] = legs
    .filter(([, , amount]) => amount !== 0n)
    .map(([account, bucket, amount]) => ({ account, bucket, coin: position.coin, amount }))
  return { change, refType: position.kind, refNo: position.order_no, entries }
}

const spot = ({ member_id }: Position) => memberAccount(member_id, 'spot')
const finance = ({ member_id }: Position) => memberAccount(member_id, 'finance')

/** Returns the booking that moves an amount from the spot account into a position. */
export const lockPosting = (position: Position, change: Schema<'ChangeType'>, amount: bigint): Posting =>
  posting(position, change, [
    [spot(position), 'available', -amount],
    [finance(position), 'locked', amount],
  ])

/** Returns the booking that pays income of a position to the spot account. */
export const incomePosting = (position: Position, change: Schema<'ChangeType'>, amount: bigint): Posting =>
  posting(position, change, [
    ['sys:interest', '', -amount],
    [spot(position), 'available', amount],
  ])

/**
 * Returns the booking that releases principal and pays `payout` for it. The difference is interest paid or received
 * by the exchange.
 */
export const releasePosting = (
  position: Position,
  change: Schema<'ChangeType'>,
  { principal, payout }: { principal: bigint; payout: bigint },
): Posting =>
  posting(position, change, [
    [finance(position), 'locked', -principal],
    [spot(position), 'available', payout],
    ['sys:interest', '', principal - payout],
  ])

/**
 * Returns the booking of the costs of an early redemption: `clawback` is income that is taken back, `penalty` a fee.
 */
export const clawbackPosting = (
  position: Position,
  change: Schema<'ChangeType'>,
  { clawback, penalty }: { clawback: bigint; penalty: bigint },
): Posting =>
  posting(position, change, [
    [spot(position), 'available', -(clawback + penalty)],
    ['sys:interest', '', clawback],
    ['sys:fee', '', penalty],
  ])

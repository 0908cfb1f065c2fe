import type { Schema } from '@bourselet/openapi'
import { fromUnits, SCALE } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../database/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Offer, Position } from './products.migration.ts'

/** Returns the status of an offer at a time; null if members cannot see the offer yet. */
export function offerStatus(offer: Offer, now: number): Schema<'ProductStatus'> | null {
  const { presale_at, sale_at, end_at, total_copies, sold_copies } = offer
  if (now < (presale_at ?? sale_at)) return null
  if (end_at !== null && now >= end_at) return 'ended'
  if (total_copies !== null && sold_copies >= total_copies) return 'sold_out'
  return now < sale_at ? 'presale' : 'on_sale'
}

/**
 * Throws PRODUCT_CLOSED if an offer is not open yet or has ended. An offer opens at the start of its presale or,
 * without a presale, of its sale. Does not check whether the offer is sold out; `refuseAmount` does.
 */
export function refuseClosed(offer: Offer, now: number): void {
  const status = offerStatus(offer, now)
  if (status === null || status === 'ended') throw new Refusal('PRODUCT_CLOSED')
}

/**
 * Returns the number of copies (units of a fixed price) that an amount pays for; null if the offer is not sold in
 * copies.
 */
export const copiesOf = ({ copy_price }: Offer, amount: bigint): number | null =>
  copy_price === null ? null : Number(amount / copy_price)

interface Added {
  memberId: number
  offer: Offer
  amount: bigint
  /** Name of the request field that contains the amount. */
  field: string
}

/**
 * Checks an amount that a member wants to invest. Throws STEP, INVEST_ABOVE_MAX or COPIES_SOLD_OUT if the offer does
 * not accept it.
 */
export async function refuseAmount(reader: Reader, { memberId, offer, amount, field }: Added): Promise<void> {
  const { max_amount, step, total_copies, sold_copies } = offer
  if (amount % step !== 0n) throw new Refusal('STEP', { field, params: { step: short(step) } })
  const { held } = await reader
    .selectFrom('term_positions')
    .select(({ fn }) => fn.sum<bigint | null>('principal').as('held'))
    .where('member_id', '=', memberId)
    .where('offer_id', '=', offer.id)
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow()
  if (BigInt(held ?? 0n) + amount > max_amount)
    throw new Refusal('INVEST_ABOVE_MAX', { field, params: { max: short(max_amount) } })
  const left = total_copies === null ? Number.POSITIVE_INFINITY : total_copies - sold_copies
  if ((copiesOf(offer, amount) ?? 0) > left) throw new Refusal('COPIES_SOLD_OUT', { field, params: { left } })
}

/**
 * Maximum number of running positions that a member may have in one offer. The limit is needed because the daily
 * booking books each position separately and stores rows for each.
 */
const MOST_RUNNING = 100

/**
 * Throws INVEST_MAX_ORDERS if a member already has the maximum number of running positions in an offer. The caller must
 * hold the lock of the offer, so that no other request opens a position after this check.
 */
export async function refuseManyRunning(reader: Reader, memberId: number, offer: Offer): Promise<void> {
  const { running } = await reader
    .selectFrom('term_positions')
    .select(({ fn }) => fn.countAll<number>().as('running'))
    .where('member_id', '=', memberId)
    .where('offer_id', '=', offer.id)
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow()
  if (running >= MOST_RUNNING) throw new Refusal('INVEST_MAX_ORDERS', { params: { max: MOST_RUNNING } })
}

/** Throws INVEST_BELOW_MIN if the first amount of a position is below the minimum of the offer. */
export function refuseBelowMin({ min_amount }: Offer, amount: bigint, field: string): void {
  if (amount < min_amount)
    throw new Refusal('INVEST_BELOW_MIN', { field, params: { min: short(min_amount) } })
}

/**
 * Adds the copies that an amount pays for to the sold copies of the offer. The caller must hold the lock of the offer.
 */
export async function takeCopies(tx: Tx, offer: Offer, amount: bigint): Promise<void> {
  const copies = copiesOf(offer, amount)
  if (copies === null) return
  await tx
    .updateTable('term_offers')
    .set({ sold_copies: offer.sold_copies + copies })
    .where('id', '=', offer.id)
    .execute()
}

/** Returns an amount as a decimal without trailing zeros, for limits and steps. */
export const short = (units: bigint): string => fromUnits(units, SCALE, false)

/** Returns the names of the offers to which the given positions belong, by offer id. `positions` must not be empty. */
export async function offerNames(
  db: Reader,
  positions: readonly Pick<Position, 'offer_id'>[],
): Promise<Map<number, string>> {
  const ids = [...new Set(positions.map(({ offer_id }) => offer_id))]
  const rows = await db.selectFrom('term_offers').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

import { dayNumber, fromUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../database/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import {
  copiesOf,
  refuseAmount,
  refuseBelowMin,
  refuseClosed,
  refuseManyRunning,
  takeCopies,
} from './offers.ts'
import type { Offer, Position } from './products.migration.ts'
import { dateOf, lastDueDate, lotsOf, maturityDate, openTermBooking } from './term-booking.ts'
import { clawbackPosting, lockPosting, releasePosting } from './term-postings.ts'
import type { TermParts, TermProduct, TermRules } from './term-rules.ts'

/** Maximum number of lots (additions of principal) of a position. It is limited because answers list all lots. */
export const MAX_LOTS = 1_000

/** Creates a term product with the given rules, on the tables that all term products share. */
export function openTermProduct<Terms>(parts: TermParts, rules: TermRules<Terms>): TermProduct<Terms> {
  const { clock, ledger, sequences, orderNo } = parts
  const { changes } = rules
  const booking = openTermBooking(parts, rules)
  const { expectedOf, update, end, publish, lockRunning, nextBooking, bookDue } = booking
  const today = () => dateOf(clock.now())
  const amountField = (offer: Offer) => (offer.copy_price === null ? 'amount' : 'copies')

  const offersOf = (reader: Reader) =>
    reader.selectFrom('term_offers').selectAll().where('kind', 'in', rules.kinds)
  const lockOffer = async (tx: Tx, id: number, field: string) => {
    const offer = await offersOf(tx).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!offer) throw new Refusal('NOT_FOUND', { field })
    refuseClosed(offer, clock.now())
    return offer as Offer<Terms>
  }
  /**
   * Locks the offer of a member's position. A transaction locks the offer first, then the position, then the wallets,
   * in the same order as a subscription. With a different order, the transaction and a subscription could deadlock.
   */
  const lockOfferOf = (tx: Tx, memberId: number, order_no: string) => {
    const own = tx
      .selectFrom('term_positions')
      .where('order_no', '=', order_no)
      .where('member_id', '=', memberId)
    const offers = offersOf(tx).where('id', '=', own.select('offer_id'))
    return offers.forUpdate().executeTakeFirst() as Promise<Offer<Terms> | undefined>
  }
  const addLot = async (tx: Tx, position: Position<Terms>, offer: Offer<Terms>, amount: bigint) => {
    const { length } = await lotsOf(tx, position.id)
    const lot = { position_id: position.id, number: length + 1, date: today(), amount }
    await tx.insertInto('term_lots').values(lot).execute()
    await takeCopies(tx, offer, amount)
    await ledger.post(tx, lockPosting(position, changes.open, amount))
    const expected = expectedOf(position, await lotsOf(tx, position.id))
    const changed = await update(tx, position, {
      principal: position.principal,
      copies: position.copies,
      expected,
    })
    publish(tx, changed)
    return changed
  }

  return {
    nextBooking,
    bookDue,
    lockOffer,
    job: { name: rules.name, due: nextBooking, run: bookDue },
    offers: (reader) => offersOf(reader).orderBy('id').execute() as Promise<Offer<Terms>[]>,
    async addOffer(tx, offer) {
      const id = sequences.next('term_offers')
      const row = { id, ...offer, terms: JSON.stringify(offer.terms) }
      await tx.insertInto('term_offers').values(row).execute()
      return id
    },
    async checkAmount(reader, memberId, offer, amount) {
      const field = amountField(offer)
      refuseBelowMin(offer, amount, field)
      await refuseAmount(reader, { memberId, offer, amount, field })
      await refuseManyRunning(reader, memberId, offer)
    },
    async open(tx, memberId, offer, amount, options = {}) {
      const [id, now, date] = [sequences.next('term_positions'), clock.now(), today()]
      const { kind, coin } = offer
      const { termDays = offer.term_days, terms = offer.terms, startDate = date } = options
      const { earlyRedeem: early_redeem = offer.early_redeem } = options
      const position: Position<Terms> = {
        ...{ id, order_no: options.orderNo ?? orderNo(rules.letter, now, id), member_id: memberId },
        ...{ offer_id: offer.id, kind, coin, term_days: termDays, terms, early_redeem },
        ...{ principal: amount, copies: copiesOf(offer, amount), accrued: 0n, expected: 0n },
        ...{ start_date: startDate, booked_date: startDate, status: 'running', paid_back: null },
        ...{ created_at: now, ended_at: null },
      }
      await tx
        .insertInto('term_positions')
        .values({ ...position, terms: JSON.stringify(terms) })
        .execute()
      return addLot(tx, position, offer, amount)
    },
    async append(tx, memberId, order_no, amount) {
      const offer = await lockOfferOf(tx, memberId, order_no)
      const position = await lockRunning(tx, memberId, order_no, lastDueDate(clock.now()))
      if (!offer) throw new Refusal('ORDER_NOT_FOUND', { field: 'order_no' })
      refuseClosed(offer, clock.now())
      const maturity = maturityDate(position)
      const isFull = (await lotsOf(tx, position.id)).length >= MAX_LOTS
      if (isFull || !offer.append_allowed || (maturity !== null && today() >= maturity))
        throw new Refusal('APPEND_NOT_ALLOWED', { field: 'order_no' })
      await refuseAmount(tx, { memberId, offer, amount, field: 'amount' })
      const principal = position.principal + amount
      return addLot(tx, { ...position, principal, copies: copiesOf(offer, principal) }, offer, amount)
    },
    async redeem(tx, memberId, order_no, amount) {
      // The income of earlier dates is booked first. Otherwise, a member who redeems in the ten minutes between
      // midnight and the daily booking would lose income.
      const position = await lockRunning(tx, memberId, order_no, today())
      const { principal } = position
      if (!position.early_redeem) throw new Refusal('REDEEM_NOT_ALLOWED', { field: 'order_no' })
      const part = amount ?? principal
      if (part > principal) {
        const params = { available: fromUnits(principal) }
        throw new Refusal('INSUFFICIENT_BALANCE', { field: 'amount', params })
      }
      if (part < principal && !rules.redeemsParts?.(position))
        throw new Refusal('REDEEM_NOT_ALLOWED', { field: 'amount' })
      await ledger.post(tx, releasePosting(position, changes.back, { principal: part, payout: part }))
      if (part < principal) {
        const rest = await update(tx, position, { principal: principal - part })
        publish(tx, rest)
        return rest
      }
      const kept = rules.kept?.(position) ?? { clawback: 0n, penalty: 0n }
      const sum = kept.clawback + kept.penalty
      if (sum > 0n && changes.clawback)
        await ledger.post(tx, clawbackPosting(position, changes.clawback, kept))
      const redeemed = await end(tx, position, 'redeemed', principal - sum)
      publish(tx, redeemed)
      return redeemed
    },
    async finish(tx, memberId, order_no) {
      const due = lastDueDate(clock.now())
      const position = await lockRunning(tx, memberId, order_no, due)
      if (!position.early_redeem) throw new Refusal('REDEEM_NOT_ALLOWED', { field: 'order_no' })
      const days = dayNumber(due) + 1 - dayNumber(position.start_date)
      const term_days = Math.min(Math.max(days, 1), position.term_days ?? days)
      const finished = await update(tx, position, { term_days })
      publish(tx, finished)
      return finished
    },
  }
}

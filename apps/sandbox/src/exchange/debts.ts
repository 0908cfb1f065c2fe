import type { Reader } from '../database/transaction.ts'

/** The amount that repays a debt, in units of 1e-8. */
interface Debt {
  coin: string
  units: bigint
}

/** Returns the amounts that repay a member's debts at a given time. */
export type DebtsAt = (memberId: number, at: number) => Debt[]

/**
 * The members' debts that the wallet shows as loans. A debt of the futures account is not among them, because the balance
 * of that account contains it.
 */
export interface Debts {
  /** Returns the amounts that repay a member's debts at a given time. */
  of(reader: Reader, memberId: number, at: number): Promise<Debt[]>
  /** Reads the debts of all members. The returned function returns what `of` returns, without another query. */
  ofAll(reader: Reader): Promise<DebtsAt>
}

/** Returns the members' debts from several features together. */
export const joinDebts = (parts: readonly Debts[]): Debts => ({
  async of(reader, memberId, at) {
    const found: Debt[] = []
    for (const part of parts) found.push(...(await part.of(reader, memberId, at)))
    return found
  },
  async ofAll(reader) {
    const found: DebtsAt[] = []
    for (const part of parts) found.push(await part.ofAll(reader))
    return (memberId, at) => found.flatMap((debtsAt) => debtsAt(memberId, at))
  },
})

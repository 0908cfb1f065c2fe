import { compare, type Decimal } from '@bourselet/sdk/money'
import type { VenueDesk } from '../venue-port.ts'
import type { MemberAccount } from './member-account.ts'

const RATIO_PCT = '80'
const EVERY_MS = 3_600_000

/** Whether a margin ratio is one to warn of; null: nothing is left. */
export function isWorrying(ratio: Decimal | null): boolean {
  return ratio === null || compare(ratio, RATIO_PCT) >= 0
}

/** Warns of such a margin ratio, once an hour for each isolated position and the cross account. */
export function warn(
  account: MemberAccount,
  symbol: string | null,
  ratio: Decimal | null,
  desk: VenueDesk,
): void {
  if (ratio === null) return
  const key = symbol ?? 'cross'
  if (desk.now < (account.warnedAt.get(key) ?? Number.NEGATIVE_INFINITY) + EVERY_MS) return
  account.warnedAt.set(key, desk.now)
  const params = { margin_ratio_pct: ratio }
  desk.change.notices.push({ memberId: account.id, kind: 'margin_warning', symbol, params })
}

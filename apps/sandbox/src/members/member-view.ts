import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { WalletRow } from '../ledger/balances.ts'
import { type LatestPrices, usdtValue } from '../prices/valuation.ts'
import { levelOf } from './levels.ts'
import { maskEmail, maskIdNumber, maskName, maskPhone } from './mask.ts'
import type { MemberRow } from './members.migration.ts'
import { reviewUntil } from './review-times.ts'

/** Returns the USDT value of a member's available and frozen balances, without amounts that are locked in products. */
export function assetsOf(wallet: WalletRow[], index: LatestPrices) {
  const sum = (rows: WalletRow[]) =>
    rows.reduce((total, { coin, amount }) => total + usdtValue(index, coin, amount), 0n)
  const trading = wallet.filter((row) => row.wallet !== 'finance')
  return {
    available_usdt: fromUnits(sum(trading.filter((row) => row.bucket === 'available'))),
    frozen_usdt: fromUnits(sum(trading.filter((row) => row.bucket !== 'available'))),
  }
}

/** Returns the address of the registration page with an invitation code filled in. */
export const inviteLink = (code: string) => `/register?code=${code}`

/** Returns a member's account as the member sees it. */
export function memberView(
  row: MemberRow,
  wallet: WalletRow[],
  index: LatestPrices,
  now: number,
): Schema<'Member'> {
  const { level, name } = levelOf(row.level)
  const { available_usdt, frozen_usdt } = assetsOf(wallet, index)
  return {
    id: row.id,
    uid: String(row.id),
    email: row.email && maskEmail(row.email),
    email_bound: row.email !== null,
    area_code: row.area_code,
    phone: row.phone && maskPhone(row.phone),
    nickname: row.nickname,
    avatar: row.avatar,
    real_name: row.real_name && maskName(row.real_name),
    id_number: row.id_number && maskIdNumber(row.id_number),
    level: { id: level + 1, level, name },
    credit_score: row.credit_score,
    kyc_status: row.kyc_status,
    kyc_level: row.kyc_level as 0 | 1 | 2,
    invite_code: row.invite_code,
    invite_link: inviteLink(row.invite_code),
    has_trade_password: row.fund_password_hash !== null,
    has_authenticator: row.authenticator_secret !== null,
    available_usdt,
    frozen_usdt,
    withdraw_review_until: reviewUntil(row, now),
    lang: row.lang as Schema<'Member'>['lang'],
    created_at: row.created_at,
    last_login_at: row.last_login_at,
  }
}

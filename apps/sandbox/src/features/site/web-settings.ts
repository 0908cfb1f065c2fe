import { REVIEW_AFTER_CHANGE_MS } from '@bourselet/sdk/money'
import { HOUR_MS } from '../../clock/clock.ts'
import type { RoundRules } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { MAX_SIDE, MIN_SIDE } from '../../files/image-head.ts'
import { MAX_FILE_BYTES } from '../../files/too-large.ts'
import { languages } from '../../http/language.ts'
import type { Data } from '../../http/routes.ts'
import { CREDIT_SCORE } from '../../members/credit-score.ts'
import { ROOT_CODE } from '../../members/members.migration.ts'
import { BANK_PAYOUT } from '../../prices/coin-chains.ts'
import { CONVERT_BOUNDS, QUOTE_SECONDS, spreads } from '../../prices/convert-terms.ts'
import { ADDRESS_LIMIT, DAILY_LIMITS } from '../../prices/withdraw-limits.ts'

/** Returns the settings of the sandbox that clients read, such as limits and available features. */
export function webSettings(
  { settings, index, clock }: Pick<Exchange, 'settings' | 'index' | 'clock'>,
  option: RoundRules,
): Data<'site.settings'> {
  return {
    site_name: 'Bourselet',
    logo: '/favicon.svg',
    languages: [...languages],
    default_lang: 'en',
    register_types: ['email', 'phone'],
    register_invite_required: true,
    register_invite_code: ROOT_CODE,
    login_code_required: false,
    withdraw_code_required: settings.withdrawCodeRequired,
    withdraw_daily_limits: DAILY_LIMITS,
    withdraw_review_hours: REVIEW_AFTER_CHANGE_MS / HOUR_MS,
    withdraw_address_limit: ADDRESS_LIMIT,
    bank_withdraw_enabled: settings.bankWithdrawEnabled,
    bank_withdraw_terms: bankTerms,
    loan_repay_review: false,
    credit_score: CREDIT_SCORE,
    convert: { ...CONVERT_BOUNDS, quote_seconds: QUOTE_SECONDS, spreads: spreads(index) },
    spot_order_types: [...settings.spotOrderTypes],
    spot_amend: true,
    futures_order_types: [...settings.futuresOrderTypes],
    futures_amend: true,
    futures_reverse: true,
    deposit_min: '0.001',
    deposit_confirmations: 3,
    upload: {
      formats: ['image/jpeg', 'image/png'],
      max_bytes: MAX_FILE_BYTES,
      min_side: MIN_SIDE,
      max_side: MAX_SIDE,
      per_day: settings.uploadsPerDay,
    },
    mobile_breakpoint: 1024,
    service_hours: '24h',
    download: { ios: null, android: null },
    social: [],
    option,
    sandbox: true,
    server_time: clock.now(),
  }
}

const { coin, withdraw: bank } = BANK_PAYOUT
const bankTerms = {
  coin,
  withdraw_min: bank.min,
  withdraw_max: bank.max,
  fee_fixed: bank.fee_fixed,
  fee_rate: bank.fee_rate,
}

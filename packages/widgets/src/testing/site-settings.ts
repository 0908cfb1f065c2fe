import type { Data } from '@bourselet/sdk'

type Settings = Data<'site.settings'>

/** Returns the operator's settings. `changes` replace some of them. */
export const siteSettings = (changes: Partial<Settings> = {}): Settings => ({
  site_name: 'Bourselet',
  logo: '/favicon.svg',
  languages: ['en'],
  default_lang: 'en',
  register_types: ['email'],
  register_invite_required: false,
  register_invite_code: null,
  login_code_required: false,
  withdraw_code_required: false,
  withdraw_daily_limits: { unverified: '1000', verified: '100000' },
  withdraw_review_hours: 24,
  withdraw_address_limit: 20,
  bank_withdraw_enabled: false,
  bank_withdraw_terms: {
    coin: 'USDT',
    withdraw_min: '50',
    withdraw_max: '50000',
    fee_fixed: '2',
    fee_rate: '0.005',
  },
  loan_repay_review: false,
  credit_score: { verified: 20, repaid: 5, overdue: -10, defaulted: -30, loan_min: 60 },
  convert: {
    min_value_usdt: '1',
    max_value_usdt: '100000',
    quote_seconds: 10,
    spreads: ['USDT', 'BTC', 'ETH'].map((coin) => ({ coin, spread: '0.001' })),
  },
  spot_order_types: ['limit', 'market', 'stop_limit', 'stop_market', 'trailing_stop', 'oco'],
  deposit_min: '0.001',
  deposit_confirmations: 3,
  upload: {
    formats: ['image/jpeg', 'image/png'],
    max_bytes: 5 * 1024 * 1024,
    min_side: 300,
    max_side: 8192,
    per_day: 10,
  },
  mobile_breakpoint: 1024,
  service_hours: '24h',
  download: { ios: null, android: null },
  social: [],
  option: { tie_rule: 'refund', one_sided_rule: 'refund' },
  sandbox: true,
  server_time: Date.now(),
  ...changes,
})

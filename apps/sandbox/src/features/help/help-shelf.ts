import type { CategoryName, GuideName, PaperCoin, QuestionName } from './help-texts.ts'

/**
 * Categories of the help center. The id of a category is its index in this list, counted from 1. New categories must be
 * added at the end, so that the ids of the existing ones do not change. The same rules apply to the guides, questions
 * and whitepapers below.
 */
export const CATEGORIES: readonly CategoryName[] = [
  'start',
  'funds',
  'trading',
  'options',
  'earn',
  'security',
]

const guidesOf = (cate: CategoryName, ...names: GuideName[]) => names.map((name) => ({ cate, name }))

export const GUIDES = [
  ...guidesOf('start', 'register', 'first_steps'),
  ...guidesOf('funds', 'deposit', 'withdraw'),
  ...guidesOf('trading', 'spot', 'futures'),
  ...guidesOf('options', 'options', 'rounds'),
  ...guidesOf('earn', 'earn', 'loans'),
  ...guidesOf('security', 'security'),
]

const questionsOf = (cate: CategoryName, ...names: QuestionName[]) => names.map((name) => ({ cate, name }))

export const QUESTIONS = [
  ...questionsOf('start', 'invite_code', 'real_money', 'more_money', 'invite_rewards', 'daily_sign_in'),
  ...questionsOf('funds', 'deposit_time', 'deposit_small', 'real_coins', 'withdraw_fee', 'withdraw_review'),
  ...questionsOf('funds', 'withdraw_cancel', 'convert_cost'),
  ...questionsOf('trading', 'trading_fees', 'not_filled', 'order_expired', 'liquidation', 'cross_isolated'),
  ...questionsOf('trading', 'funding'),
  ...questionsOf('options', 'option_tie', 'round_odds', 'round_tie'),
  ...questionsOf('earn', 'earn_start', 'early_redeem', 'ai_result', 'loan_overdue'),
  ...questionsOf('security', 'forgot_password', 'fund_password_locked', 'identity'),
]

/** Whitepapers about coins, with their URLs on the publishers' sites. */
export const WHITEPAPERS: readonly { coin: PaperCoin; file_url: string }[] = [
  { coin: 'BTC', file_url: 'https://bitcoin.org/bitcoin.pdf' },
  { coin: 'ETH', file_url: 'https://ethereum.org/en/whitepaper/' },
  { coin: 'SOL', file_url: 'https://solana.com/solana-whitepaper.pdf' },
  { coin: 'XRP', file_url: 'https://ripple.com/files/ripple_consensus_whitepaper.pdf' },
  { coin: 'LINK', file_url: 'https://research.chain.link/whitepaper-v2.pdf' },
]

/** Date on which the help texts were last changed: 2026-11-22. */
export const UPDATED_AT = 1_795_305_600_000

// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { AccountCalls } from './account.gen.ts'
import type { AiCalls } from './ai.gen.ts'
import type { ConvertCalls } from './convert.gen.ts'
import type { DepositCalls } from './deposit.gen.ts'
import type { FuturesCalls } from './futures.gen.ts'
import type { HelpCalls } from './help.gen.ts'
import type { InviteCalls } from './invite.gen.ts'
import type { KycCalls } from './kyc.gen.ts'
import type { LoansCalls } from './loans.gen.ts'
import type { MarketCalls } from './market.gen.ts'
import type { NoticesCalls } from './notices.gen.ts'
import type { PredictionCalls } from './prediction.gen.ts'
import type { SavingsCalls } from './savings.gen.ts'
import type { SessionCalls } from './session.gen.ts'
import type { SiteCalls } from './site.gen.ts'
import type { SpotCalls } from './spot.gen.ts'
import type { WalletCalls } from './wallet.gen.ts'
import type { WealthCalls } from './wealth.gen.ts'
import type { WithdrawCalls } from './withdraw.gen.ts'

/** The calls of a client by feature. */
export interface Features {
  /** The member himself - profile, level, e-mail address, passwords. */
  account: AccountCalls
  /** AI-managed orders, a simulated strategy with a daily rate that may be negative. Their list is spot.orders with type ai. */
  ai: AiCalls
  /** Quoted conversion between coins, immediate swap, and transfer between the spot and the futures account. */
  convert: ConvertCalls
  /** Deposit addresses, declared and seen transfers, and their confirmations. */
  deposit: DepositCalls
  /** USDT-margined perpetual contracts in one-way mode, with cross or isolated margin, leverage, take profit and stop loss. */
  futures: FuturesCalls
  /** Help centre - questions, guides, videos, whitepapers, customer service. */
  help: HelpCalls
  /** Invitations, the team they make, referral rewards, and the daily sign-in. */
  invite: InviteCalls
  /** Identity verification of a member, and which actions wait for it. */
  kyc: KycCalls
  /** Loans against credit score or collateral, their repayment and their record. */
  loans: LoansCalls
  /** What is traded and at which prices - the coin menu, order books, candles and public trades. */
  market: MarketCalls
  /** Announcements for everybody and messages to one member, with read marks. */
  notices: NoticesCalls
  /** Price-direction bets with a fixed payout (time options) and with a shared pool (rounds). */
  prediction: PredictionCalls
  /** Flexible savings with daily interest and fixed savings with interest at maturity. */
  savings: SavingsCalls
  /** Becoming a member and coming back - log in, register, codes. */
  session: SessionCalls
  /** What the site itself shows - settings, carousel, agreement pages, image upload. */
  site: SiteCalls
  /** Buying and selling coins - place, cancel, pending orders, history. */
  spot: SpotCalls
  /** What a member owns - balances, the account behind a trading screen, every change. */
  wallet: WalletCalls
  /** Wealth and pledge products with daily income over a fixed number of days, and the record of income. */
  wealth: WealthCalls
  /** Withdrawals to a chain address or a bank card, and the address book they use. */
  withdraw: WithdrawCalls
}

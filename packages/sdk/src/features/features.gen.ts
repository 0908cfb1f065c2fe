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
  /** The account of the member: profile, level, e-mail address and passwords. */
  account: AccountCalls
  /** AI-managed orders: a simulated strategy with a daily rate that may be negative. The list of orders is spot.orders with type ai. */
  ai: AiCalls
  /** Conversions at a quote, immediate swaps, and transfers between the spot and the futures account. */
  convert: ConvertCalls
  /** Deposit addresses, deposits that members declare or the chain shows, and their confirmations. */
  deposit: DepositCalls
  /** USDT-margined perpetual contracts in one-way mode: cross or isolated margin, leverage, take profit and stop loss. */
  futures: FuturesCalls
  /** The help center: questions, guides, videos, whitepapers and customer service. */
  help: HelpCalls
  /** Invitations and the resulting team, referral rewards, and the daily sign-in. */
  invite: InviteCalls
  /** Identity verification of a member, and the actions that require it. */
  kyc: KycCalls
  /** Loans against the credit score or collateral, and their repayment. */
  loans: LoansCalls
  /** Markets and their prices: the coin menu, order books, candles and public trades. */
  market: MarketCalls
  /** Announcements for everybody and messages to one member, with their read state. */
  notices: NoticesCalls
  /** Bets on the direction of a price: with a fixed payout (time options) or a shared pool (rounds). */
  prediction: PredictionCalls
  /** Flexible savings with daily interest and fixed savings with interest at maturity. */
  savings: SavingsCalls
  /** Log-in, registration and verification codes. */
  session: SessionCalls
  /** Data of the site: settings, carousel, agreement pages and image upload. */
  site: SiteCalls
  /** Spot orders: place, amend, cancel, open orders and history. */
  spot: SpotCalls
  /** Balances of a member, the account data of a trading screen, and every change of a balance. */
  wallet: WalletCalls
  /** Wealth and pledge products with daily income over a fixed number of days, and the member's income. */
  wealth: WealthCalls
  /** Withdrawals to a chain address or a bank card, and the address book for them. */
  withdraw: WithdrawCalls
}

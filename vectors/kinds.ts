import type { Kind } from './kind.ts'
import { addressKind, paymentUriKind, sandboxAddressKind } from './kinds/addresses.ts'
import { aiIncomeKind } from './kinds/ai.ts'
import { convertQuoteKind, withdrawKind } from './kinds/funds.ts'
import {
  fundingPaymentKind,
  fundingRateKind,
  futuresAccountKind,
  liquidationPriceKind,
  markPriceKind,
  positionFillsKind,
  positionMetricsKind,
} from './kinds/futures.ts'
import { loanQuoteKind, loanRepayKind, ltvKind } from './kinds/loans.ts'
import { depthGroupKind, klineKind, tickerKind } from './kinds/market.ts'
import { matchingKind } from './kinds/matching.ts'
import { depositKind, referralKind, signInKind, validateKind } from './kinds/members.ts'
import { predictionRoundKind, timeOptionKind } from './kinds/prediction.ts'
import { spotFillKind } from './kinds/spot.ts'
import { pledgeEarlyRedeemKind, pledgeIncomeKind, savingsInterestKind } from './kinds/wealth.ts'

/** Maps each kind of test vectors to the function that runs a vector with the shipped code. */
export const served: Readonly<Record<string, Kind>> = {
  address: addressKind,
  ai_income: aiIncomeKind,
  convert_quote: convertQuoteKind,
  deposit: depositKind,
  depth_group: depthGroupKind,
  funding_payment: fundingPaymentKind,
  funding_rate: fundingRateKind,
  futures_account: futuresAccountKind,
  kline: klineKind,
  liquidation_price: liquidationPriceKind,
  loan_quote: loanQuoteKind,
  loan_repay: loanRepayKind,
  ltv: ltvKind,
  mark_price: markPriceKind,
  matching: matchingKind,
  payment_uri: paymentUriKind,
  pledge_early_redeem: pledgeEarlyRedeemKind,
  pledge_income: pledgeIncomeKind,
  position_fills: positionFillsKind,
  position_metrics: positionMetricsKind,
  prediction_round: predictionRoundKind,
  referral: referralKind,
  sandbox_address: sandboxAddressKind,
  savings_interest: savingsInterestKind,
  sign_in: signInKind,
  spot_fill: spotFillKind,
  ticker: tickerKind,
  time_option: timeOptionKind,
  validate: validateKind,
  withdraw: withdrawKind,
}

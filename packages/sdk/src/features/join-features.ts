import type { Call } from '../transport/call.ts'
import { account } from './account/account.ts'
import { ai } from './ai/ai.ts'
import { convert } from './convert/convert.ts'
import { deposit } from './deposit/deposit.ts'
import { futures } from './futures/futures.ts'
import { help } from './help/help.ts'
import { invite } from './invite/invite.ts'
import { kyc } from './kyc/kyc.ts'
import { loans } from './loans/loans.ts'
import { market } from './market/market.ts'
import { notices } from './notices/notices.ts'
import { prediction } from './prediction/prediction.ts'
import { savings } from './savings/savings.ts'
import { session } from './session/session.ts'
import { site } from './site/site.ts'
import { spot } from './spot/spot.ts'
import { wallet } from './wallet/wallet.ts'
import { wealth } from './wealth/wealth.ts'
import { withdraw } from './withdraw/withdraw.ts'

/** Every feature by its own type: written out together they would lose what is said of their methods. */
export type Features = {
  account: ReturnType<typeof account>
  ai: ReturnType<typeof ai>
  convert: ReturnType<typeof convert>
  deposit: ReturnType<typeof deposit>
  futures: ReturnType<typeof futures>
  help: ReturnType<typeof help>
  invite: ReturnType<typeof invite>
  kyc: ReturnType<typeof kyc>
  loans: ReturnType<typeof loans>
  market: ReturnType<typeof market>
  notices: ReturnType<typeof notices>
  prediction: ReturnType<typeof prediction>
  savings: ReturnType<typeof savings>
  session: ReturnType<typeof session>
  site: ReturnType<typeof site>
  spot: ReturnType<typeof spot>
  wallet: ReturnType<typeof wallet>
  wealth: ReturnType<typeof wealth>
  withdraw: ReturnType<typeof withdraw>
}

/** All 88 calls by their features. */
export const joinFeatures = (call: Call): Features => ({
  account: account(call),
  ai: ai(call),
  convert: convert(call),
  deposit: deposit(call),
  futures: futures(call),
  help: help(call),
  invite: invite(call),
  kyc: kyc(call),
  loans: loans(call),
  market: market(call),
  notices: notices(call),
  prediction: prediction(call),
  savings: savings(call),
  session: session(call),
  site: site(call),
  spot: spot(call),
  wallet: wallet(call),
  wealth: wealth(call),
  withdraw: withdraw(call),
})

import type { Data, Request, Schema } from '@bourselet/openapi'
import type { Reader, Tx } from '../database/transaction.ts'
import type { WalletRow } from '../ledger/balances.ts'
import type { Posting } from '../ledger/posting.ts'
import type { Refusal } from '../refusals/refusal.ts'

/**
 * The capabilities that features offer to each other. A feature module lists the ones that it needs and
 * provides; `open` receives the needed ones. An exchange with a missing provider does not start.
 */
export interface Capabilities {
  /** The feature `futures` provides it. */
  futuresWallets: FuturesWallets
  /** The feature `futures` provides it. */
  futuresTurnover: TurnoverSource
  /** The feature `spot` provides it. */
  spotTurnover: TurnoverSource
  /** The feature `spot` provides it. */
  spotTrades: SpotTrades
  /** The feature `site` provides it. */
  files: Files
  /** The feature `site` provides it. */
  pages: Pages
  /** The feature `loans` provides it. */
  loanDebts: LoanDebts
  /** The feature `withdraw` provides it. */
  destinations: Destinations
  /** The feature `prediction` provides it. */
  roundRules: RoundRulesSource
  /** The feature `ai` provides it. */
  aiOrders: AiOrders
  /** The feature `deposit` provides it. */
  depositTurnover: TurnoverSource
  /** The feature `referrals` provides it. */
  referralRewards: ReferralRewards
}

export type CapabilityName = keyof Capabilities

/** The members' futures wallets. */
export interface FuturesWallets {
  /** Returns a member's futures account at the current mark prices. */
  account(memberId: number): Promise<Schema<'FuturesAccount'>>
  /**
   * Reads all wallets of a member in one snapshot; a futures debt is a negative amount in the bucket `debt`.
   */
  holdings(reader: Reader, memberId: number): Promise<WalletRow[]>
  /** Moves USDT; rejects with a Refusal if the balance is too small or is needed to back open positions. */
  transfer(transfer: WalletTransfer): Promise<void>
}

/** A transfer of USDT between a member's spot and futures wallets. */
export interface WalletTransfer {
  memberId: number
  /** Amount in units of 1e-8: positive into the futures wallet, negative out of it. */
  amount: bigint
  /** Reference number of the bookings. */
  refNo: string
  /** Writes additional rows in the same transaction; `outcome` is null on success. */
  keep?(tx: Tx, outcome: null | Refusal): Promise<void>
}

/** A member's turnover in one coin, in units of 1e-8. */
export interface Turnover {
  memberId: number
  coin: string
  units: bigint
}

/**
 * Returns the amounts that members have traded or deposited since a time, for the given members, or for all
 * members if none are given.
 */
export type TurnoverSource = (
  reader: Reader,
  since: number,
  memberIds?: readonly number[],
) => Promise<Turnover[]>

/** Returns a member's sides of these trades by trade id. */
export type SpotTrades = (
  reader: Reader,
  memberId: number,
  tradeIds: readonly number[],
) => Promise<Map<number, Schema<'BookedTrade'>>>

/** A trading fee that a member paid; never a fee of a round pool, a loan or a withdrawal. */
export interface TradingFee {
  memberId: number
  coin: string
  units: bigint
}

/**
 * Returns the postings that pay inviters their shares of trading fees out of the fee account. Reads the
 * database only for members whose inviters are not in memory yet.
 */
export type ReferralRewards = (tx: Tx, fees: readonly TradingFee[]) => Promise<Posting[]>

/** The purpose of an upload. */
export type FileScene = 'kyc' | 'voucher' | 'avatar'

/** A file that a member uploaded and the server stored. */
export interface StoredFile {
  scene: FileScene
  mime: 'image/jpeg' | 'image/png'
  bytes: Buffer
}

/** Access to the files that members have uploaded. */
export interface Files {
  /** Returns true if the member uploaded the file at this address for this purpose. */
  owned(reader: Reader, memberId: number, url: string, scene: FileScene): Promise<boolean>
  /** Returns the file if it is an avatar or the visitor's own; otherwise undefined. */
  find(name: string, visitorId: number | null): Promise<StoredFile | undefined>
}

/** Returns the HTML of a content page in a language. */
export type Pages = (
  language: Schema<'WebSetting'>['languages'][number],
  code: 'loan_rules' | 'pledge_rules',
) => string

/** Returns the amounts that repay all loans of a member at a time, in units of 1e-8 by coin. */
export type LoanDebts = (
  reader: Reader,
  memberId: number,
  at: number,
) => Promise<{ coin: string; units: bigint }[]>

/** The members' address books. */
export interface Destinations {
  /** Returns a member's saved addresses and bank cards. */
  of(reader: Reader, memberId: number): Promise<Schema<'Destinations'>>
}

/** The rules for rounds without a winner, as the web settings show them. */
export type RoundRules = Schema<'WebSetting'>['option']

export type RoundRulesSource = () => Promise<RoundRules>

/** Returns a page of a member's AI orders for the order list; refuses a status that only spot orders have. */
export type AiOrders = (
  reader: Reader,
  memberId: number,
  asked: Omit<Request<'spot.orders'>, 'type'>,
) => Promise<Data<'spot.orders'>>

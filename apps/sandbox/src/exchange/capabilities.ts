import type { Data, Request, Schema } from '@bourselet/openapi'
import type { Reader, Tx } from '../database/transaction.ts'
import type { WalletRow } from '../ledger/balances.ts'
import type { Posting } from '../ledger/posting.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Embeds } from './embeds.ts'

/**
 * The capabilities that features offer to each other. A feature module lists the capabilities that it needs and
 * provides, and its `open` receives the needed ones. If a needed capability has no provider, the exchange does not
 * start.
 */
export interface Capabilities {
  /** Futures wallets of members, provided by the feature `futures`. */
  futuresWallets: FuturesWallets
  /** Turnover of members in futures, provided by the feature `futures`. */
  futuresTurnover: TurnoverSource
  /** Turnover of members in spot trading, provided by the feature `spot`. */
  spotTurnover: TurnoverSource
  /** Fills of spot trades, provided by the feature `spot`. */
  spotTrades: SpotTrades
  /** The values from which funding payments were computed, provided by the feature `futures`. */
  fundingBases: FundingBases
  /** Uploaded files of members, provided by the feature `site`. */
  files: Files
  /** Content pages as HTML, provided by the feature `site`. */
  pages: Pages
  /** Saved withdrawal addresses and bank cards, provided by the feature `withdraw`. */
  destinations: Destinations
  /** Rules for ties and one-sided rounds, provided by the feature `prediction`. */
  roundRules: RoundRulesSource
  /** AI orders of members, provided by the feature `ai`. */
  aiOrders: AiOrders
  /** Sums of the credited deposits of members, provided by the feature `deposit`. */
  depositTotals: DepositTotals
  /** Partners and sessions of embedded frames, provided by the feature `embed`. */
  embeds: Embeds
  /** Rewards for inviters, provided by the feature `referrals` (in the folder `invite`). */
  referralRewards: ReferralRewards
}

export type CapabilityName = keyof Capabilities

/** Access to the members' futures wallets. */
export interface FuturesWallets {
  /** Returns a member's futures account at the current mark prices. */
  account(memberId: number): Promise<Schema<'FuturesAccount'>>
  /**
   * Returns the balances of all wallets of a member, read in one snapshot. A futures debt is a negative amount in the
   * bucket `debt`.
   */
  holdings(reader: Reader, memberId: number): Promise<WalletRow[]>
  /**
   * Returns the balances of all members, by member id, as `holdings` does for one member. The balances are read in one
   * snapshot. Balances of zero are left out.
   */
  allHoldings(reader: Reader): Promise<Map<number, WalletRow[]>>
  /**
   * Transfers USDT between the spot and the futures wallet. Rejects with a Refusal if the balance is too small or
   * open positions need it as margin.
   */
  transfer(transfer: WalletTransfer): Promise<void>
}

/** A transfer of USDT between a member's spot and futures wallets. */
export interface WalletTransfer {
  memberId: number
  /** Amount in units of 1e-8. Positive amounts move into the futures wallet, negative amounts out of it. */
  amount: bigint
  /** Reference number of the bookings of the transfer. */
  refNo: string
  /**
   * Writes additional rows in the transaction of the transfer. `outcome` is the refusal of the transfer; null
   * if the transfer succeeds.
   */
  keep?(tx: Tx, outcome: null | Refusal): Promise<void>
}

/** The turnover of a member in one coin, in units of 1e-8. */
export interface Turnover {
  memberId: number
  coin: string
  units: bigint
}

/**
 * Returns the amounts that members have traded since the start of the UTC day of `since`, either for the given members
 * or for all members.
 */
export type TurnoverSource = (
  reader: Reader,
  since: number,
  memberIds?: readonly number[],
) => Promise<Turnover[]>

/** Returns the sum of the credited deposits of members in each coin, with the time of the last deposit. */
export type DepositTotals = (
  reader: Reader,
  memberIds: readonly number[],
) => Promise<(Turnover & { lastAt: number })[]>

/** Returns the member's fills in the given trades; the key is the trade id. */
export type SpotTrades = (
  reader: Reader,
  memberId: number,
  tradeIds: readonly number[],
) => Promise<Map<number, Schema<'BookedTrade'>>>

/**
 * Returns the values from which the member's funding payments were computed. The key is the reference number of a
 * payment, which consists of the contract and the funding time. The result lacks payments that were booked by earlier
 * versions, which did not store these values.
 */
export type FundingBases = (
  reader: Reader,
  memberId: number,
  refNos: readonly string[],
) => Promise<Map<string, Schema<'FundingBasis'>>>

/** A trading fee that a member paid. Fees of rounds, loans and withdrawals are not trading fees. */
export interface TradingFee {
  memberId: number
  coin: string
  units: bigint
}

/**
 * Returns the bookings that pay inviters their shares of trading fees from the fee account. Reads the database only
 * for members whose inviters are not in memory yet.
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
  /** Returns true if the file at this address was uploaded by the member and for this purpose. */
  owned(reader: Reader, memberId: number, url: string, scene: FileScene): Promise<boolean>
  /**
   * Returns a file if it is an avatar or belongs to the member `visitorId`; otherwise undefined. `visitorId` is null
   * for a user who is not logged in.
   */
  find(name: string, visitorId: number | null): Promise<StoredFile | undefined>
}

/** Returns the HTML of a content page in the given language. */
export type Pages = (
  language: Schema<'WebSetting'>['languages'][number],
  code: 'loan_rules' | 'pledge_rules',
) => string

/** Access to the members' saved withdrawal addresses and bank cards. */
export interface Destinations {
  /** Returns a member's saved addresses and bank cards. */
  of(reader: Reader, memberId: number): Promise<Schema<'Destinations'>>
}

/** The rules for rounds that end in a tie or have bets on one side only, in the format of the web settings. */
export type RoundRules = Schema<'WebSetting'>['option']

export type RoundRulesSource = () => Promise<RoundRules>

/**
 * Returns a page of a member's AI orders, for the list of spot orders. Throws if the request filters by a status that
 * only spot orders have.
 */
export type AiOrders = (
  reader: Reader,
  memberId: number,
  asked: Omit<Request<'spot.orders'>, 'type'>,
) => Promise<Data<'spot.orders'>>

import type { ExtraListing } from '../prices/listings.ts'

/** All types of spot orders. */
export const SPOT_ORDER_TYPES = [
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'trailing_stop',
  'oco',
] as const

export type SpotOrderType = (typeof SPOT_ORDER_TYPES)[number]

/** Types of futures orders; take profit and stop loss of a position are always offered. */
export const FUTURES_ORDER_TYPES = ['limit', 'market', 'stop_limit', 'stop_market'] as const

export type FuturesOrderType = (typeof FUTURES_ORDER_TYPES)[number]

/** An action that may require a verified identity. */
export type KycAction = 'withdraw' | 'loan' | 'futures' | 'option' | 'invest'

/** Settings of a sandbox. `main.ts` reads them from the environment; tests pass them directly. */
export interface Settings {
  /** Port of the HTTP server; 0 picks a free port. */
  port: number
  host: string
  /** Folder of the embedded database and the secrets. */
  dataDir: string
  /** Connection string of an external PostgreSQL server; without it an embedded one runs. */
  databaseUrl?: string
  /** Connection string of the role that owns the tables on that server; defaults to `databaseUrl`. */
  databaseOwnerUrl?: string
  /** Serves the sandbox controls under /sandbox/. */
  control: boolean
  /**
   * Fixed seed of prices and bots for tests. Without one the exchange stores a secret seed, so prices are
   * unpredictable.
   */
  seed?: string
  /**
   * Origins that may send a token; an empty list allows every origin on this machine (localhost, 127.0.0.1).
   */
  allowedOrigins: string[]
  /**
   * Returns verification codes in the answer of the call that sends them; the console prints them in any
   * case.
   */
  revealCodes: boolean
  /** Limit of reads per minute and address; docs/rules.md#rates. */
  readsPerMinute: number
  /** Limit of requests with an unknown token, per minute and address. */
  wrongTokensPerMinute: number
  /** Limit of open connections per address, including WebSockets. */
  connectionsPerAddress: number
  /** Addresses and ranges of the operator's proxies, or the number of proxies in front of the sandbox. */
  trustedProxy: string[] | number
  /** Creates the demo members, whose passwords are publicly known. */
  demoMembers: boolean
  /** Allows listening beyond this machine even with settings that are safe only locally. */
  allowUnsafeExposure: boolean
  /** Limit of writes per minute and address, orders excluded. */
  writesPerMinute: number
  /** Limit of orders per second and member. */
  ordersPerSecond: number
  /** Ends the member's other sessions at a log-in. */
  singleSession: boolean
  /** Limit of stored pictures per day and member. */
  uploadsPerDay: number
  /**
   * Actions that require a verified identity, besides withdrawals above the small daily limit;
   * docs/rules.md#levels-identity-checks-and-credit-score.
   */
  kycRequiredActions: KycAction[]
  /**
   * Commits waiting trading commands together in one transaction. False commits each command in its own
   * transaction.
   */
  groupCommit: boolean
  /** `valid` creates deposit addresses that a real wallet would accept, for tests only. */
  addressMode: 'decoy' | 'valid'
  /** Requires a code sent to the member for each withdrawal. */
  withdrawCodeRequired: boolean
  /** Offers payouts to bank cards. */
  bankWithdrawEnabled: boolean
  /** Types of spot orders that members can place. */
  spotOrderTypes: readonly SpotOrderType[]
  /** Types of futures orders that members can place, beside take profit and stop loss. */
  futuresOrderTypes: readonly FuturesOrderType[]
  /** Path of recorded candles to replay instead of simulated prices. */
  candles?: string
  trades?: string
  /** An additional pair to list, so that its recordings can be replayed. */
  list?: ExtraListing
  speed: number
  /** Time limits for the arrival of a complete request body. */
  bodyLimits: BodyLimits
  stopLimits: StopLimits
  /** Intervals at which prices are published during a clock jump. */
  jumpPrices: JumpPrices
}

/** Time limits in milliseconds of the steps of a stop, after which the remaining work is aborted. */
export interface StopLimits {
  /** Time in which accepted requests are answered. */
  requestsMs: number
  featuresMs: number
  /** Time of a fast shutdown of the embedded database server. */
  databaseMs: number
}

/** Time limits in milliseconds, after which the connection is closed. */
export interface BodyLimits {
  jsonMs: number
  /** Time in ms within which a form with a file must arrive. */
  formMs: number
}

/** The intervals at which prices are published during a clock jump. */
export interface JumpPrices {
  /** Length in ms of the last part of a clock jump, in which a price is published every second. */
  everySecondMs: number
  /**
   * Divisor for the steps before that last part: each step is the remaining jump divided by this number. With
   * 60, a jump of years takes some hundred steps.
   */
  stepPart: number
}

/** Thrown for unreadable or conflicting settings; the message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The settings of a plain `npm start`. */
export const defaultSettings: Settings = {
  port: 8787,
  host: '127.0.0.1',
  dataDir: '.data/sandbox',
  control: false,
  allowedOrigins: [],
  revealCodes: false,
  readsPerMinute: 600,
  wrongTokensPerMinute: 60,
  connectionsPerAddress: 100,
  trustedProxy: [],
  demoMembers: true,
  allowUnsafeExposure: false,
  writesPerMinute: 300,
  ordersPerSecond: 10,
  singleSession: false,
  uploadsPerDay: 10,
  kycRequiredActions: ['loan'],
  groupCommit: true,
  addressMode: 'decoy',
  withdrawCodeRequired: false,
  bankWithdrawEnabled: false,
  spotOrderTypes: SPOT_ORDER_TYPES,
  futuresOrderTypes: FUTURES_ORDER_TYPES,
  speed: 1,
  // To send a form of 5 MiB within 30 s, a client needs an upload speed of 1.4 Mbit/s.
  bodyLimits: { jsonMs: 15_000, formMs: 30_000 },
  stopLimits: { requestsMs: 6_000, featuresMs: 3_000, databaseMs: 5_000 },
  jumpPrices: { everySecondMs: 5 * 60_000, stepPart: 60 },
}

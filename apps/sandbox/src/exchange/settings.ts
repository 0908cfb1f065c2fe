import type { ReceivedRequest } from '@bourselet/openapi'
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

/** Types of futures orders. Take profit and stop loss of a position are not listed, because they are always offered. */
export const FUTURES_ORDER_TYPES = ['limit', 'market', 'stop_limit', 'stop_market'] as const

export type FuturesOrderType = (typeof FUTURES_ORDER_TYPES)[number]

/** An action for which the operator can require a verified identity. */
export type KycAction = NonNullable<ReceivedRequest<'kyc.check'>['action']>

/**
 * The settings of a sandbox. `main.ts` reads them from the environment and the command line; tests pass them
 * directly.
 */
export interface Settings {
  /** Port of the HTTP server. With 0, the system chooses a free port. */
  port: number
  host: string
  /** Folder for the embedded database and the secrets. */
  dataDir: string
  /** Connection string of an external PostgreSQL server. Without it, an embedded server is used. */
  databaseUrl?: string
  /** Connection string of the role that owns the tables on the external server. Default: `databaseUrl`. */
  databaseOwnerUrl?: string
  /** If true, the sandbox controls are served under /sandbox/. */
  control: boolean
  /**
   * Fixed seed of simulated prices and the market maker, for tests. Without it, the exchange creates and stores a
   * secret seed, so that prices cannot be predicted.
   */
  seed?: string
  /**
   * Origins of web pages that may send a session token. If empty, all origins of this machine (localhost, 127.0.0.1)
   * are allowed.
   */
  allowedOrigins: string[]
  /**
   * If true, the answer of the call that sends a verification code contains the code, and the console prints it. If
   * false, the console prints it masked.
   */
  revealCodes: boolean
  /** Maximum number of reads per minute and address. See docs/rules.md#rates. */
  readsPerMinute: number
  /** Maximum number of requests with an unknown session token, per minute and address. */
  wrongTokensPerMinute: number
  /** Maximum number of open connections per address, including WebSockets. */
  connectionsPerAddress: number
  /** The operator's proxies: their addresses and address ranges, or the number of proxies in front of the sandbox. */
  trustedProxy: string[] | number
  /** If true, demo members are created. Their passwords are publicly known. */
  demoMembers: boolean
  /** If true, other machines may reach the sandbox even with settings that are safe only on one machine. */
  allowUnsafeExposure: boolean
  /** Maximum number of writes per minute and address, not counting orders. */
  writesPerMinute: number
  /** Maximum number of orders per second and member. */
  ordersPerSecond: number
  /** If true, a log-in ends the other sessions of the member. */
  singleSession: boolean
  /** Maximum number of pictures that a member can store per day. */
  uploadsPerDay: number
  /**
   * Actions that require a verified identity. Withdrawals above the daily limit of unverified members always require a
   * verified identity, even if this list lacks the action `withdraw`. See
   * docs/rules.md#levels-identity-checks-and-credit-score.
   */
  kycRequiredActions: KycAction[]
  /**
   * If true, trading commands that wait at the same time are committed in one transaction. If false, each
   * command gets a transaction of its own.
   */
  groupCommit: boolean
  /** `decoy`: no real wallet accepts the deposit addresses. `valid`: real wallets would accept them; for tests only. */
  addressMode: 'decoy' | 'valid'
  /** If true, each withdrawal requires a verification code, which is sent to the member. */
  withdrawCodeRequired: boolean
  /** If true, members can withdraw to bank cards. */
  bankWithdrawEnabled: boolean
  /** Types of spot orders that members can place. */
  spotOrderTypes: readonly SpotOrderType[]
  /** Types of futures orders that members can place, in addition to take profit and stop loss. */
  futuresOrderTypes: readonly FuturesOrderType[]
  /** Path of recorded candles that are replayed instead of simulated prices. */
  candles?: string
  trades?: string
  /** An additional symbol to list, so that recordings of it can be replayed. */
  list?: ExtraListing
  speed: number
  /** Time limits for receiving a complete request body. */
  bodyLimits: BodyLimits
  stopLimits: StopLimits
  /** Intervals of published prices during a clock jump. */
  jumpPrices: JumpPrices
}

/** Time limits in ms of the steps of a shutdown. After a limit, the remaining work of the step is aborted. */
export interface StopLimits {
  /** Time limit in ms for answering requests that were accepted before the shutdown. */
  requestsMs: number
  featuresMs: number
  /** Time limit in ms for a fast shutdown of the embedded database server. */
  databaseMs: number
}

/** Time limits in ms for receiving a request body. After a limit, the connection is closed. */
export interface BodyLimits {
  jsonMs: number
  /** Time limit in ms for receiving a form with a file. */
  formMs: number
  /** Time in ms within which the next 32 KiB of a form must arrive, or the rest of the form if less is left. */
  formStepMs: number
}

/** The intervals of published prices during a clock jump. */
export interface JumpPrices {
  /** Length in ms of the last part of a clock jump, which has a price in every second. */
  everySecondMs: number
  /**
   * Divisor for the intervals between prices before the last part of a clock jump. Each interval is the remaining time
   * of the jump divided by this number. With 60, a jump of years has several hundred such intervals.
   */
  stepPart: number
}

/** Thrown for settings that cannot be read or conflict with each other. The message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The default settings, which `npm start` without flags uses. */
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
  // A form of up to 5 MiB must arrive within 60 s, which requires an upload speed of 0.7 Mbit/s.
  bodyLimits: { jsonMs: 15_000, formMs: 60_000, formStepMs: 5_000 },
  stopLimits: { requestsMs: 6_000, featuresMs: 3_000, databaseMs: 5_000 },
  jumpPrices: { everySecondMs: 5 * 60_000, stepPart: 60 },
}

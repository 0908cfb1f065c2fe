import type { ExtraListing } from '../prices/listings.ts'

/** What a verified identity may be asked for. */
export type KycAction = 'withdraw' | 'loan' | 'futures' | 'option' | 'invest'

/** How a sandbox runs. `main.ts` reads them from the environment; tests give their own. */
export interface Settings {
  /** 0 picks a free port. */
  port: number
  host: string
  /** Folder of the embedded database and the secrets. */
  dataDir: string
  /** A PostgreSQL server given from outside. */
  databaseUrl?: string
  /** The role that owns the tables there. Without it the role of `databaseUrl` does. */
  databaseOwnerUrl?: string
  /** The controls of rulebook 20 under /sandbox/. */
  control: boolean
  /** A fixed seed of prices and bots, for tests: they are predictable. Without one the exchange keeps a secret. */
  seed?: string
  /** Origins that may send a token. Empty: every origin on this machine (localhost, 127.0.0.1). */
  allowedOrigins: string[]
  /** Answers codes in the call that sends them; they stand in the console in any case. */
  revealCodes: boolean
  /** Reads a minute and address (rulebook 2.8). */
  readsPerMinute: number
  /** Unknown tokens a minute and address. */
  wrongTokensPerMinute: number
  /** Open connections of one address, sockets included. */
  connectionsPerAddress: number
  /** Addresses and ranges of the operator's proxies, or how many stand in front of the sandbox. */
  trustedProxy: string[] | number
  /** Creates the demo members, whose passwords everybody knows. */
  demoMembers: boolean
  /** Listens beyond this machine even with settings that are meant for it alone. */
  allowUnsafeExposure: boolean
  /** Writes a minute and address, orders aside. */
  writesPerMinute: number
  /** Orders a second and member. */
  ordersPerSecond: number
  /** A log-in ends the member's other sessions (rulebook D-16). */
  singleSession: boolean
  /** Pictures stored a day and member. */
  uploadsPerDay: number
  /** What waits for a verified identity, beside withdrawals above the small daily limit (rulebook 5). */
  kycRequiredActions: KycAction[]
  /** Writes the trading commands that wait together in one transaction. Off: one transaction a command. */
  groupCommit: boolean
  /** valid: deposit addresses that a wallet would take, for tests only (rulebook D-19). */
  addressMode: 'decoy' | 'valid'
  /** A withdrawal asks for a code sent to the member. */
  withdrawCodeRequired: boolean
  /** Payouts to bank cards. */
  bankWithdrawEnabled: boolean
  /** Recorded files to replay instead of the walk. */
  candles?: string
  trades?: string
  /** A pair to list beside the others, so that its recordings can be played. */
  list?: ExtraListing
  speed: number
}

/** Settings that cannot be read or do not go together; the message is one line for the operator. */
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
  speed: 1,
}

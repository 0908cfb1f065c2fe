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
  /** The controls of rulebook 20 under /sandbox/. */
  control: boolean
  /** Same seed, same prices and bots. */
  seed: string
  /** Origins that may send a token. Empty: every origin on this machine (localhost, 127.0.0.1). */
  allowedOrigins: string[]
  /** Answers codes in the call that sends them; they stand in the console in any case. */
  revealCodes: boolean
  /** Reads a minute and address (rulebook 2.8). */
  readsPerMinute: number
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
  speed: number
}

/** The settings of a plain `npm start`. */
export const defaultSettings: Settings = {
  port: 8787,
  host: '127.0.0.1',
  dataDir: '.data/sandbox',
  control: false,
  seed: 'bourselet',
  allowedOrigins: [],
  revealCodes: false,
  readsPerMinute: 600,
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

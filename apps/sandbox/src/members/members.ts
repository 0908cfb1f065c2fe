import type { Tx } from '../database/transaction.ts'

/** A token as it is handed out; only its hash is stored. */
export interface IssuedToken {
  /** 32 hex characters. */
  token: string
  /** Milliseconds UTC, sliding. */
  expireAt: number
}

/** Who is asking. */
export interface Members {
  /** The member of a living token, whose life it extends; null for any other text. */
  recognise(token: string): Promise<number | null>
  issueToken(tx: Tx, memberId: number): Promise<IssuedToken>
  /** Ends every session of the member; listeners hear of it after commit. */
  endSessions(tx: Tx, memberId: number): Promise<void>
  /** Called after commit with the member whose sessions ended (the stream closes its sockets). */
  onSessionsEnded(listener: (memberId: number) => void): () => void
  /**
   * Compares the fund password in the one place that counts failures: throws TRADE_PASSWORD_NOT_SET, _WRONG or
   * _LOCKED. After validation, existence and state; before amounts and balance.
   */
  checkFundPassword(memberId: number, fundPassword: string): Promise<void>
}

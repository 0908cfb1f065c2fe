import { BourseletError } from './bourselet-error.ts'

/**
 * An error for a token that the server does not accept (any more): envelope code 4001, name `TOKEN_INVALID`.
 * The token has been cleared and `onSignedOut` called by then, unless a newer token replaced it.
 */
export class SignedOutError extends BourseletError {
  declare readonly code: 4001
}

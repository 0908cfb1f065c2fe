import { BourseletError } from './bourselet-error.ts'

/**
 * An error for a token that the server does not accept or no longer accepts: envelope code 4001, name
 * `TOKEN_INVALID`. Before it is thrown, the token is cleared and `onSignedOut` is called, unless a newer
 * token has replaced the token.
 */
export class SignedOutError extends BourseletError {
  declare readonly code: 4001
}

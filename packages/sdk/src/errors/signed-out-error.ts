import { BourseletError } from './bourselet-error.ts'

/**
 * The server does not know the token of this call (any more): envelope code 4001, name `TOKEN_INVALID`.
 * The token is already cleared and `onSignedOut` already called when this arrives, unless a newer token took over.
 */
export class SignedOutError extends BourseletError {
  declare readonly code: 4001
}

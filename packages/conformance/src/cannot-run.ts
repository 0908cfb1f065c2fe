/**
 * An error that stops the whole run before any check, for example because nothing answers at the given address.
 */
export class CannotRun extends Error {
  override name = 'CannotRun'
}

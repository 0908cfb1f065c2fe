/**
 * A store that keeps a member's token between calls and reloads. All three methods are synchronous and must
 * not throw. A store that other tabs share (a cookie, local storage) does not need to report changes: the SDK
 * reads it again when another tab reports one.
 */
export type TokenStore = {
  get(): string | null
  set(token: string): void
  clear(): void
}

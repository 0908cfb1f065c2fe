/**
 * A store that keeps a member's token between calls and reloads. All three methods are synchronous and must
 * not throw. A store that other tabs share (a cookie, local storage) needs nothing else: the SDK reads it
 * again when another tab reports a change.
 */
export type TokenStore = {
  get(): string | null
  set(token: string): void
  clear(): void
}

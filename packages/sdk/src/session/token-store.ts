/**
 * A store that keeps a member's token between calls and reloads. All three methods are synchronous and must not throw.
 * A store that other tabs share (a cookie, local storage) does not need to report changes: the SDK reads the store
 * again when another tab reports a change.
 */
export type TokenStore = {
  get(): string | null
  set(token: string): void
  clear(): void
}

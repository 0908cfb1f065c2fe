/**
 * Where a member's token is kept between calls and reloads. All three are synchronous and must not throw.
 * A store that other tabs see as well (a cookie, local storage) needs no more than this: the SDK reads it again
 * when another tab says that it changed.
 */
export type TokenStore = {
  get(): string | null
  set(token: string): void
  clear(): void
}

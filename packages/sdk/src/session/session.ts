import { contained, createListeners } from '../listeners.ts'
import type { TokenStore } from './token-store.ts'

/** The reason for a sign-out: `expired` if the server ended the token, `other-tab` if another tab signed out. */
export type SignedOutReason = 'expired' | 'other-tab'

/** The member's token, with the methods that an application may use. */
export type TokenHandle = {
  get(): string | null
  /**
   * Signs the member in with a token that the application has obtained elsewhere. The calls `session.login` and
   * `session.register` set their token themselves.
   */
  set(token: string): void
  /**
   * Clears the token in every tab. `onSignedOut` is not called, because the caller initiated it. The token stays valid
   * on the server: `sdk.signOut()` ends it there too.
   */
  clear(): void
  /** Calls the listener with the token or null after each change. Returns a function that unsubscribes. */
  subscribe(listener: (token: string | null) => void): () => void
}

export type Session = {
  token: TokenHandle
  /**
   * Returns the token with its generation, a number that grows with each new token. `expire` uses the generation to
   * ignore a late answer that reports an earlier token as invalid.
   */
  current(): { token: string | null; generation: number }
  /**
   * Reports that the server ended the token of this generation. The first report clears the token and calls
   * `onSignedOut`; later reports are ignored.
   */
  expire(generation: number): void
  close(): void
}

export type SessionOptions = {
  store: TokenStore
  /** The broadcast channel to other tabs, if available. */
  channel?: BroadcastChannel
  onSignedOut?: (reason: SignedOutReason) => void
  /** Called with errors that hooks and listeners throw. */
  report: (error: unknown) => void
}

/**
 * Creates the session, which holds the token of one client. It notifies listeners and other tabs once per change. A
 * late answer that reports an earlier token as invalid does not clear the present token.
 */
export function createSession({ store, channel, onSignedOut, report }: SessionOptions): Session {
  const listeners = createListeners<string | null>(report)
  let token = store.get()
  let generation = 0

  const adopt = (next: string | null): boolean => {
    if (next === token) return false
    token = next
    generation += 1
    listeners.emit(next)
    return true
  }
  const leave = (reason: SignedOutReason, isSharedOnly: boolean) => {
    // Another tab may have signed in meanwhile, so the shared store is cleared only if it still contains the
    // ended token.
    if (!isSharedOnly && store.get() === token) store.clear()
    if (adopt(store.get()) && token === null) contained(report, () => onSignedOut?.(reason))
  }
  // Messages between tabs contain no token. A tab that receives a message reads the shared store. After the message
  // `out`, the tab first clears the shared store if the store still contains the token of this tab.
  if (channel) channel.onmessage = ({ data }) => leave('other-tab', data !== 'out')

  return {
    token: {
      get: () => token,
      set(next) {
        store.set(next)
        if (adopt(next)) channel?.postMessage('changed')
      },
      clear() {
        store.clear()
        if (adopt(null)) channel?.postMessage('out')
      },
      subscribe: listeners.add,
    },
    current: () => ({ token, generation }),
    expire(ended) {
      if (token === null || ended !== generation) return
      leave('expired', false)
      channel?.postMessage('changed')
    },
    close() {
      channel?.close()
      // The token can still change after the client was closed. A message on the closed channel would throw an error.
      channel = undefined
    },
  }
}

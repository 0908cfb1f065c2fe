import { contained, createListeners } from '../listeners.ts'
import type { TokenStore } from './token-store.ts'

/** The reason of a sign-out: the server ended the token, or another tab signed out. */
export type SignedOutReason = 'expired' | 'other-tab'

/** The member's token as an application sees it. */
export type TokenHandle = {
  get(): string | null
  /** Signs in with a token obtained elsewhere; log-in and register do it by themselves. */
  set(token: string): void
  /** Signs out, in every tab. `onSignedOut` is not called: who clears knows. */
  clear(): void
  /** Called after each change with the token or null. Returns the way to stop. */
  subscribe(listener: (token: string | null) => void): () => void
}

export type Session = {
  token: TokenHandle
  /** The token with the number of its life: a late 4001 of an earlier life changes nothing. */
  current(): { token: string | null; generation: number }
  /** The server ended the token of this generation. The first report clears it and calls the hook, the rest nothing. */
  expire(generation: number): void
  close(): void
}

export type SessionOptions = {
  store: TokenStore
  /** The line to the other tabs, where there are any. */
  channel?: BroadcastChannel
  onSignedOut?: (reason: SignedOutReason) => void
  /** Told what a hook or listener threw. */
  report: (error: unknown) => void
}

/** Keeps the token, tells every listener and every tab once, and ignores what is late. */
export function createSession({ store, channel, onSignedOut, report }: SessionOptions): Session {
  const listeners = createListeners<string | null>(report)
  let token = store.get()
  let generation = 0

  const adopt = (next: string | null): boolean => {
    if (next === token) return false
    token = next
    generation += 1
    listeners.tell(next)
    return true
  }
  const leave = (reason: SignedOutReason, isSharedOnly: boolean) => {
    // Another tab may have signed in meanwhile: only the token that ended may be cleared.
    if (!isSharedOnly && store.get() === token) store.clear()
    if (adopt(store.get()) && token === null) contained(report, () => onSignedOut?.(reason))
  }
  // Messages carry no token: the other tabs read the store that they share, or sign out of their own.
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
    close: () => channel?.close(),
  }
}

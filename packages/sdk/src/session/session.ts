import type { TokenStore } from './token-store.ts'

/** Why the member is out: the server ended the token, or another tab signed out. */
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
  /** Opens the line to the other tabs; absent where there are none. */
  openChannel?: () => BroadcastChannel
  onSignedOut?: (reason: SignedOutReason) => void
  /** Told what a hook or listener threw. */
  report: (error: unknown) => void
}

/** Keeps the token, tells every listener and every tab once, and ignores what is late. */
export function createSession({ store, openChannel, onSignedOut, report }: SessionOptions): Session {
  const listeners = new Set<(token: string | null) => void>()
  const channel = openChannel?.()
  let token = store.get()
  let generation = 0

  const contained = (run: () => void) => {
    try {
      run()
    } catch (error) {
      report(error)
    }
  }
  const adopt = (next: string | null): boolean => {
    if (next === token) return false
    token = next
    generation += 1
    for (const listener of [...listeners]) contained(() => listener(next))
    return true
  }
  const dropped = (reason: SignedOutReason) => {
    // Another tab may have signed in meanwhile: only the token that ended may be cleared.
    if (store.get() === token) store.clear()
    if (adopt(store.get()) && token === null) contained(() => onSignedOut?.(reason))
  }

  if (channel) {
    // Messages carry no token: the other tabs read the store that they share, or sign out of their own.
    channel.onmessage = ({ data }) => {
      if (data === 'out') dropped('other-tab')
      else if (adopt(store.get()) && token === null) contained(() => onSignedOut?.('other-tab'))
    }
  }

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
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    current: () => ({ token, generation }),
    expire(ended) {
      if (token === null || ended !== generation) return
      dropped('expired')
      channel?.postMessage('changed')
    },
    close() {
      listeners.clear()
      channel?.close()
    },
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageClient } from './client.ts'

export type Session = { signedIn: boolean }
export type SessionStore = StoreApi<Session>

/**
 * Creates the sign-in state of the client. The state changes when a member logs in or out, even in another tab. A
 * client of public market data has no token, so nobody is signed in with it.
 */
export function createSession(client: PageClient): SessionStore {
  // Scripts of the page may have extended Object.prototype, so only an own property counts.
  const token = Object.hasOwn(client, 'token') ? client.token : undefined
  const store = createStore<Session>(() => ({ signedIn: token !== undefined && token.get() !== null }))
  token?.subscribe((next) => store.setState({ signedIn: next !== null }))
  return store
}

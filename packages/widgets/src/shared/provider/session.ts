import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BourseletClient } from './client.ts'

export type Session = { signedIn: boolean }
export type SessionStore = StoreApi<Session>

/**
 * Creates the sign-in state of the client. The state changes when a member logs in or out, even in another tab.
 */
export function createSession(client: BourseletClient): SessionStore {
  const store = createStore<Session>(() => ({ signedIn: client.token.get() !== null }))
  client.token.subscribe((token) => store.setState({ signedIn: token !== null }))
  return store
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BourseletClient } from './client.ts'

export type Session = { signedIn: boolean }
export type SessionStore = StoreApi<Session>

/** Creates the sign-in state of the client; follows log-in, log-out and sign-out in another tab. */
export function createSession(client: BourseletClient): SessionStore {
  const store = createStore<Session>(() => ({ signedIn: client.token.get() !== null }))
  client.token.subscribe((token) => store.setState({ signedIn: token !== null }))
  return store
}

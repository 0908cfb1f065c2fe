import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageClient } from './client.ts'

export type Session = { signedIn: boolean }
export type SessionStore = StoreApi<Session>

/**
 * Creates the sign-in state of the client. The state changes when a member logs in or out, even in another tab. A
 * client of public market data has no token, so nobody is signed in with it.
 */
export function createSession(client: PageClient): SessionStore {
  // A script of the page may have added a property `token` to Object.prototype. So only an own property of the client
  // is used.
  const token = Object.hasOwn(client, 'token') ? client.token : undefined
  // On a server nobody is signed in. If a server has rendered the page, the first render in the browser (hydration) uses
  // the initial state of the store, because both renders must have the same result.
  const store = createStore<Session>(() => ({ signedIn: false }))
  store.setState({ signedIn: token !== undefined && token.get() !== null })
  token?.subscribe((next) => store.setState({ signedIn: next !== null }))
  return store
}

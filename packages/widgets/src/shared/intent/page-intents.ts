import { intentId } from '@bourselet/sdk'
import { hashKey } from '@tanstack/react-query'
import type { BourseletClient } from '../provider/client.ts'
import { type IntentState, isRunning } from './intent-state.ts'
import { createIntentStore, type IntentStore } from './intent-store.ts'

export type AnyStore = IntentStore<unknown, unknown>

/**
 * The idempotency keys of one member's intents (writes), and the states of these intents while another member is signed
 * in.
 */
export type MemberIntents = {
  keys: Map<string, string>
  /** Keys of attempts whose outcome is still unknown. */
  unknown: Set<string>
  states: Map<AnyStore, IntentState<unknown, unknown>>
}

/** One log-in of a member, or the visitor before the first log-in. */
export type Login = {
  /** The id of the member; null until it has been loaded. */
  memberId: number | null
  intents: MemberIntents
  /** Resolves when the request for the id has ended; null before the first request. */
  asked: Promise<void> | null
}

type PageIntents = {
  stores: Map<string, AnyStore>
  /** Stores of mounted components whose intents have no scope. */
  own: Set<AnyStore>
  login: Login
  /** Called when a new session token is set, which may belong to another member. */
  listeners: Set<() => void>
  /** The intents of members who were signed in before, by the id of the member. */
  parked: Map<number, MemberIntents>
}

const newIntents = (): MemberIntents => ({ keys: new Map(), unknown: new Set(), states: new Map() })
const newLogin = (): Login => ({ memberId: null, intents: newIntents(), asked: null })
const idle = { phase: 'idle' } as const

const pages = new WeakMap<BourseletClient, PageIntents>()

/** Returns the intents of the page that uses this client. */
export const pageIntents = (sdk: BourseletClient): PageIntents => {
  const known = pages.get(sdk)
  if (known) return known
  const page: PageIntents = {
    stores: new Map(),
    own: new Set(),
    login: newLogin(),
    listeners: new Set(),
    parked: new Map(),
  }
  pages.set(sdk, page)
  let last = sdk.token.get()
  // If the session token is removed, the intents (writes with their idempotency keys) are kept, because the same member
  // may sign in again. A new token may belong to another member, so it begins a new log-in with its own intents.
  sdk.token.subscribe((token) => {
    if (token === null || token === last) return
    last = token
    changeLogin(page)
    for (const listener of page.listeners) listener()
    if (page.parked.size > 0) ask(sdk, page)
  })
  return page
}

/**
 * Starts a new log-in period. Removes the intents of the previous member from all widgets. Intents with an unknown
 * outcome are kept until that member logs in again. A write that is being sent continues, because it may be the log-in
 * itself.
 */
function changeLogin(page: PageIntents): void {
  const { login, stores, own, parked } = page
  const { intents, memberId } = login
  page.login = newLogin()
  if (memberId !== null) parked.set(memberId, intents)
  for (const store of new Set([...stores.values(), ...own])) {
    const state = store.getState()
    if (state.phase !== 'idle' && !isRunning(state)) park(store, intents)
  }
}

/**
 * Resets an intent to `idle` in the widgets. If the outcome of the intent is unknown, keeps its state until its member
 * signs in again.
 */
export function park(store: AnyStore, { states }: MemberIntents, state = store.getState()): void {
  if (state.phase === 'unknown') states.set(store, state)
  store.replace(idle)
}

/**
 * Sets the id of the signed-in member. If intents of this member were kept from an earlier log-in, the widgets show
 * these intents again.
 */
function recognize(page: PageIntents, memberId: number): void {
  page.login.memberId = memberId
  const before = page.parked.get(memberId)
  if (!before) return
  page.parked.delete(memberId)
  const { keys, unknown, states } = page.login.intents
  // A write of an earlier log-in may have an unknown outcome. The server may have executed it with its idempotency key.
  // So this key replaces a newer key of the same intent. Otherwise the server could execute the write twice.
  for (const [identity, key] of before.keys) {
    if (!keys.has(identity) || before.unknown.has(key)) keys.set(identity, key)
  }
  for (const key of before.unknown) unknown.add(key)
  for (const [store, state] of before.states) {
    const now = store.getState()
    if (isRunning(now) || now.phase === 'unknown') states.set(store, state)
    else store.replace(state)
  }
}

/**
 * Loads the id of the signed-in member, once per log-in. With `isAgain`, loads it again if the first request has
 * failed.
 */
export function ask(sdk: BourseletClient, page: PageIntents, isAgain = false): void {
  const { login } = page
  if (login.asked === null) login.asked = loadMember(sdk, page, login)
  else if (isAgain) login.asked = login.asked.then(() => loadMember(sdk, page, login))
}

/** Loads the id of the member of a log-in, if it is not known yet and the log-in has not ended. */
async function loadMember(sdk: BourseletClient, page: PageIntents, login: Login): Promise<void> {
  if (page.login !== login || login.memberId !== null || sdk.token.get() === null) return
  try {
    const { id } = await sdk.account.info()
    if (page.login === login) {
      if (login.memberId === null) recognize(page, id)
      return
    }
    // Since this request was sent, a new log-in has begun, possibly by another member. So the intents of the earlier
    // log-in (`login`) are kept under the id of the member who was logged in then.
    login.memberId = id
    if (!page.parked.has(id)) page.parked.set(id, login.intents)
    if (page.login.memberId === id) recognize(page, id)
    else ask(sdk, page)
  } catch {
    // The request for the member's id has failed. When a log-in ends, its intents are kept under this id. Without the
    // id they are not kept.
  }
}

/**
 * Registers the store of a component, so that the intent in this store is removed when another member signs in. Returns
 * a function that unregisters the store.
 */
export function keepStore<Input, Answer>(
  sdk: BourseletClient,
  store: IntentStore<Input, Answer>,
): () => void {
  const { own } = pageIntents(sdk)
  const kept = store as unknown as AnyStore
  own.add(kept)
  return () => void own.delete(kept)
}

/** Returns an object that stays the same until a new session token is set, which may belong to another member. */
export const loginOf = (sdk: BourseletClient): object => pageIntents(sdk).login

/**
 * Calls the listener when a new session token is set, which may belong to another member. Returns a function that
 * unsubscribes.
 */
export function onLogin(sdk: BourseletClient, listener: () => void): () => void {
  const { listeners } = pageIntents(sdk)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Returns the store of a scope. All widgets of a page with the same scope share this store. So if a ticket is closed
 * while its order is being sent, the ticket shows this order when it is opened again.
 */
export function scopedStore<Input, Answer>(
  sdk: BourseletClient,
  scope: readonly unknown[],
): IntentStore<Input, Answer> {
  const { stores } = pageIntents(sdk)
  const hash = hashKey(scope)
  const store = stores.get(hash) ?? createIntentStore<unknown, unknown>()
  stores.set(hash, store)
  return store as unknown as IntentStore<Input, Answer>
}

/**
 * Returns the idempotency key of an intent. An intent with an identity keeps its key until its outcome is known or the
 * member abandons it. If the same intent is submitted again during this time, in any form of the page, it gets the same
 * key, so that the server executes it only once.
 */
export function claimKey(sdk: BourseletClient, identity?: string): string {
  if (identity === undefined) return intentId()
  const { keys } = pageIntents(sdk).login.intents
  const key = keys.get(identity) ?? intentId()
  keys.set(identity, key)
  return key
}

/** Removes a key whose outcome is known, or whose write the member abandons. */
export const dropKey = (sdk: BourseletClient, key: string): void => drop(pageIntents(sdk), key)

/**
 * Records the id of the signed-in member. If the caller does not know the id, requests it from the server at once.
 * Intents can be kept for the member's return only with this id, and later requests may not reach the server.
 */
export function noteMember(sdk: BourseletClient, memberId: number | undefined): void {
  const page = pageIntents(sdk)
  if (memberId === undefined) ask(sdk, page)
  else if (page.login.memberId === null) recognize(page, memberId)
}

/**
 * Removes an idempotency key from the intents of the current log-in, of `login` and of all members who were signed in
 * before. Called when the outcome is known or the member has abandoned the write. `login` is the log-in during which
 * the write was sent.
 */
export function drop(page: PageIntents, key: string, login = page.login): void {
  // Another member may have signed in since the write was sent. The key then belongs to the intents of the member who
  // sent the write. These intents are kept until that member signs in again, so the key is removed from them too.
  for (const { keys, unknown } of [page.login.intents, login.intents, ...page.parked.values()]) {
    unknown.delete(key)
    for (const [identity, known] of keys) if (known === key) keys.delete(identity)
  }
}

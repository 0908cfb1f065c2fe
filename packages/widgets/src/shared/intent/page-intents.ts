import { intentId } from '@bourselet/sdk'
import { hashKey } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BourseletClient } from '../provider/client.ts'
import { afterUnknown, type IntentEvent, type IntentState, nextState } from './intent-state.ts'

/** A store that holds the state of one intent at a time. */
export type IntentStore<Input, Answer> = Pick<
  StoreApi<IntentState<Input, Answer>>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  /** Applies an event to the state of the intent and returns the new state. */
  dispatch: (event: IntentEvent<Input, Answer>) => IntentState<Input, Answer>
  /** Replaces the state, when another member signs in or the same member returns. */
  replace: (state: IntentState<Input, Answer>) => void
}

export function createIntentStore<Input, Answer>(): IntentStore<Input, Answer> {
  const { setState, getState, getInitialState, subscribe } = createStore<IntentState<Input, Answer>>(() => ({
    phase: 'idle',
  }))
  return {
    getState,
    getInitialState,
    subscribe,
    replace: (state) => setState(state, true),
    dispatch(event) {
      const next = nextState(getState(), event)
      if (next !== getState()) setState(next, true)
      return next
    },
  }
}

type AnyStore = IntentStore<unknown, unknown>

/** The keys of one member, and the states of their intents while another member is signed in. */
type MemberIntents = {
  keys: Map<string, string>
  /** Keys of which an attempt ended with an unknown outcome that is still open. */
  unknown: Set<string>
  states: Map<AnyStore, IntentState<unknown, unknown>>
}

/** One log-in of a member, or the visitor before the first log-in. */
type Login = {
  /** Null until it is known. */
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
  /** Called after each change of the log-in. */
  listeners: Set<() => void>
  /** The intents of members who were signed in before, by the id of the member. */
  parked: Map<number, MemberIntents>
}

const newIntents = (): MemberIntents => ({ keys: new Map(), unknown: new Set(), states: new Map() })
const newLogin = (): Login => ({ memberId: null, intents: newIntents(), asked: null })
const idle = { phase: 'idle' } as const

const pages = new WeakMap<BourseletClient, PageIntents>()

const pageIntents = (sdk: BourseletClient): PageIntents => {
  const known = pages.get(sdk)
  if (known) return known
  const page: PageIntents = {
    ...{ stores: new Map(), own: new Set(), login: newLogin(), parked: new Map() },
    listeners: new Set(),
  }
  pages.set(sdk, page)
  let last = sdk.token.get()
  // An ended session alone changes nothing, because the same member may sign in again. The next token may belong to
  // another member.
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
 * Starts a new log-in: removes the intents of the member from all widgets and parks those with an unknown outcome. A
 * write that is being sent goes on, because it may be the log-in itself.
 */
function changeLogin(page: PageIntents): void {
  const { login, stores, own, parked } = page
  const { intents, memberId } = login
  page.login = newLogin()
  if (memberId !== null) parked.set(memberId, intents)
  for (const store of new Set([...stores.values(), ...own])) {
    const { phase } = store.getState()
    if (phase !== 'idle' && phase !== 'sending' && phase !== 'resolving') park(store, intents)
  }
}

/** Removes the state of an intent from the widgets, and keeps it for its member if the outcome is unknown. */
function park(store: AnyStore, { states }: MemberIntents): void {
  const state = store.getState()
  if (state.phase === 'unknown') states.set(store, state)
  store.replace(idle)
}

/** Sets the id of the signed-in member. If their intents were parked, the widgets show them again. */
function recognize(page: PageIntents, memberId: number): void {
  page.login.memberId = memberId
  const before = page.parked.get(memberId)
  if (!before) return
  page.parked.delete(memberId)
  const { keys, unknown, states } = page.login.intents
  // A key with an unknown outcome replaces a new key, because the write may have been executed with it.
  for (const [identity, key] of before.keys) {
    if (!keys.has(identity) || before.unknown.has(key)) keys.set(identity, key)
  }
  for (const key of before.unknown) unknown.add(key)
  for (const [store, state] of before.states) {
    const { phase } = store.getState()
    if (phase === 'sending' || phase === 'resolving' || phase === 'unknown') states.set(store, state)
    else store.replace(state)
  }
}

/**
 * Loads the id of the signed-in member, once per log-in. With `isAgain`, loads it again if the first request has
 * failed.
 */
function ask(sdk: BourseletClient, page: PageIntents, isAgain = false): void {
  const { login } = page
  if (login.asked === null) login.asked = identify(sdk, page, login)
  else if (isAgain) login.asked = login.asked.then(() => identify(sdk, page, login))
}

/** Loads the id of the member of a log-in, if it is not known yet and the log-in has not ended. */
async function identify(sdk: BourseletClient, page: PageIntents, login: Login): Promise<void> {
  if (page.login !== login || login.memberId !== null || sdk.token.get() === null) return
  try {
    const { id } = await sdk.account.info()
    if (page.login === login) {
      if (login.memberId === null) recognize(page, id)
      return
    }
    // Another member has signed in meanwhile.
    login.memberId = id
    if (!page.parked.has(id)) page.parked.set(id, login.intents)
    if (page.login.memberId === id) recognize(page, id)
    else ask(sdk, page)
  } catch {
    // Without the id, the intents of a log-in end with it.
  }
}

/** Keeps the store of a component, so that its intent is removed when another member signs in. */
export function keepStore(sdk: BourseletClient, store: IntentStore<never, never>): () => void {
  const { own } = pageIntents(sdk)
  own.add(store as unknown as AnyStore)
  return () => void own.delete(store as unknown as AnyStore)
}

/** Calls the listener when a new token is set, which may belong to another member. Returns a function that unsubscribes. */
export function onLogin(sdk: BourseletClient, listener: () => void): () => void {
  const { listeners } = pageIntents(sdk)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Returns the store that all widgets of a page with the same scope share. So a ticket that is closed while its
 * order is being sent shows this order when it is opened again.
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
 * Returns functions for the idempotency keys of a page. An intent with an identity keeps its key until its outcome is
 * known or the member abandons it. If the same intent is submitted again before that in any form of the page, it gets
 * the same key, so that the server executes it only once.
 */
export function keysOf(sdk: BourseletClient): {
  claim: (identity?: string) => string
  drop: (key: string) => void
  /**
   * Sets the id of the signed-in member. If the caller does not know it, starts to load it, so that the intents of the
   * member can be parked even if no later request arrives.
   */
  identify: (memberId: number | undefined) => void
} {
  const page = pageIntents(sdk)
  return {
    drop: (key) => drop(page, key),
    identify(memberId) {
      if (memberId === undefined) ask(sdk, page)
      else if (page.login.memberId === null) recognize(page, memberId)
    },
    claim(identity) {
      const { keys } = page.login.intents
      const key = (identity === undefined ? undefined : keys.get(identity)) ?? intentId()
      if (identity !== undefined) keys.set(identity, key)
      return key
    },
  }
}

/** Removes a key whose outcome is known. `login` is the log-in of the attempt. */
function drop(page: PageIntents, key: string, login = page.login): void {
  // The member of the write may have left since, so the key may be among the parked ones.
  for (const { keys, unknown } of [page.login.intents, login.intents, ...page.parked.values()]) {
    unknown.delete(key)
    for (const [identity, known] of keys) if (known === key) keys.delete(identity)
  }
}

type Ended<Input, Answer> = Extract<IntentEvent<Input, Answer>, { type: 'answered' | 'failed' }>

/**
 * Applies the result of an attempt to the state of its intent, and keeps or drops the key. If another member has signed
 * in since the attempt began, parks or drops the result and returns null. The log-in itself is a write of a visitor, so
 * an answer to a visitor is always applied.
 */
function conclude<Input, Answer>(
  { sdk, store }: Sending<Input, Answer>,
  event: Ended<Input, Answer>,
  login: Login,
  isVisitor: boolean,
): IntentState<Input, Answer> | null {
  const page = pageIntents(sdk)
  const settled = nextState(store.getState(), event)
  const isSame = login === page.login || (login.memberId !== null && login.memberId === page.login.memberId)
  const isOwn = isSame || (isVisitor && settled.phase === 'done')
  if (settled.phase !== 'unknown') drop(page, event.key, login)
  if (isOwn) {
    if (settled.phase === 'unknown') {
      page.login.intents.unknown.add(event.key)
      ask(sdk, page, true)
    }
    return store.dispatch(event)
  }
  const parked = login.memberId === null ? undefined : page.parked.get(login.memberId)
  const { unknown, states } = parked ?? login.intents
  if (settled.phase === 'unknown') {
    unknown.add(event.key)
    states.set(store as unknown as AnyStore, settled)
  }
  store.replace(idle)
  return null
}

/** The function that sends an intent, and the callback that is called when an attempt has ended. */
export type Sending<Input, Answer> = {
  sdk: BourseletClient
  store: IntentStore<Input, Answer>
  /** Runs an attempt to send an intent as a mutation of the page's query client. */
  run: (attempt: () => Promise<Answer>) => void
  send: (input: Input, key: string) => Promise<Answer>
  /** Called with the new state; null if another member has signed in since the attempt began. */
  onSettled: (state: IntentState<Input, Answer> | null) => void
}

/** Applies an event to the state of an intent. If the new state requires it, sends the write. */
export function follow<Input, Answer>(
  sending: Sending<Input, Answer>,
  event: IntentEvent<Input, Answer>,
): void {
  const { sdk, store, run, send, onSettled } = sending
  const before = store.getState()
  const now = store.dispatch(event)
  if (now === before || (now.phase !== 'sending' && now.phase !== 'resolving')) return
  const { input, key } = now
  const { login } = pageIntents(sdk)
  const isVisitor = sdk.token.get() === null
  const isRepeated = now.phase === 'resolving' || login.intents.unknown.has(key)
  const end = (ended: Ended<Input, Answer>) => onSettled(conclude(sending, ended, login, isVisitor))
  run(async () => {
    try {
      const answer = await send(input, key)
      end({ type: 'answered', key, answer })
      return answer
    } catch (thrown) {
      const failed = thrown instanceof Error ? thrown : new Error(String(thrown))
      const error = isRepeated ? afterUnknown(failed) : failed
      end({ type: 'failed', key, error })
      throw error
    }
  })
}

import type { BourseletClient } from '../provider/client.ts'
import { afterUnknown, type IntentEvent, type IntentState, isRunning, nextState } from './intent-state.ts'
import type { IntentStore } from './intent-store.ts'
import { type AnyStore, ask, drop, type Login, pageIntents, park } from './page-intents.ts'

type Ended<Input, Answer> = Extract<IntentEvent<Input, Answer>, { type: 'answered' | 'failed' }>

/**
 * Applies the result of a request to the state of its intent. Keeps the idempotency key if the outcome is unknown,
 * otherwise drops it. Returns null if another member has signed in since the request was sent. In this case an unknown
 * outcome is kept until the member who sent the request returns, and any other result is dropped. If the request was
 * sent while nobody was signed in, a successful answer is always applied, because the request may be the log-in itself.
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
  const intents = parked ?? login.intents
  if (settled.phase === 'unknown') intents.unknown.add(event.key)
  park(store as unknown as AnyStore, intents, settled)
  return null
}

/**
 * Time in ms for which the query cache keeps the mutation of an intent that no component shows any more. With 0, TanStack
 * Query would check at every turn of the event loop whether such a mutation has ended, until its answer arrives.
 */
export const MUTATION_KEPT_MS = 5_000

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
  if (now === before || !isRunning(now)) return
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

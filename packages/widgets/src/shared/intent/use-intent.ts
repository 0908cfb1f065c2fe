import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type MemberEvent, useMemberEvents } from '../data/use-member-events.ts'
import type { SecondFactor } from '../form/second-factor.ts'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'
import {
  type IntentEvent,
  type IntentProblem,
  type IntentState,
  type IntentStep,
  isRunning,
} from './intent-state.ts'
import { createIntentStore, showStore } from './intent-store.ts'
import { claimKey, dropKey, keepStore, noteMember, scopedStore } from './page-intents.ts'
import { follow, MUTATION_KEPT_MS } from './send-intent.ts'

export type SendOptions = {
  /**
   * The idempotency key of the intent. `send` must pass it to the call, so that the server executes the write
   * only once.
   */
  idempotencyKey: string
  /**
   * The six digits of the fund password that the member entered; empty if the intent needs no fund password.
   */
  fundPassword: string
  /** The second factor that the member entered; empty if none was needed. */
  secondFactor: SecondFactor
}

export type IntentOptions<Input, Answer> = {
  /** Sends the write. Throws the refusal, or the error of a lost answer. */
  send: (sdk: BourseletClient, input: Input, options: SendOptions) => Promise<Answer>
  /**
   * The scope of an intent. Widgets of a page with the same scope share one intent, so that only one intent
   * runs at a time. A widget that is mounted later shows the running intent, or the result if no widget has shown it
   * yet. Without a scope, the intent belongs to this component only.
   */
  scope?: readonly unknown[]
  /**
   * Returns a text that identifies the intent and contains no secrets. While the outcome is unknown, an intent
   * with the same identity is sent with the same key. By default, an intent that needs the fund password is
   * identified by its input as JSON, and other intents have no identity.
   */
  identity?: (input: Input) => string
  /** Checks the input before anything is sent, and returns its problems. */
  validate?: (input: Input) => readonly IntentProblem[]
  /** Returns true if the member must confirm this input in a preview. */
  needsReview?: (input: Input) => boolean
  /**
   * True if the member must enter the fund password before the write is sent. The widget must then render
   * `FundPasswordDialog`.
   */
  needsFundPassword?: boolean
  /**
   * Returns the answer that a stream event contains; null for other events. The event may arrive before the
   * answer of the call.
   */
  observe?: (event: MemberEvent) => { key: string | null; answer: Answer } | null
  /** Query keys of answers that the write makes outdated. */
  invalidates?: readonly QueryKey[]
  /** Called when the write has succeeded. Not called if another member has signed in since the write was sent. */
  onDone?: (answer: Answer, input: Input) => void
  /**
   * Called if the write was refused or its answer was lost. After a lost answer, the error has the outcome `unknown`.
   * Not called if another member has signed in since the write was sent.
   */
  onFailed?: (error: Error, input: Input) => void
}

export type Intent<Input, Answer> = {
  state: IntentState<Input, Answer>
  /** True while the write is being sent for the first time or again. */
  isBusy: boolean
  /** The refusal of the write, or the reason why its outcome is unknown; null otherwise. */
  error: Error | null
  /**
   * Starts the intent. Does nothing while an intent waits for the fund password, is being sent or has an unknown
   * outcome.
   */
  submit: (input: Input) => void
  /** Continues the intent after the member has confirmed its preview. */
  confirm: () => void
  /** Sends the write with the fund password and, where it is needed, the second factor. */
  authorize: (fundPassword: string, secondFactor?: SecondFactor) => void
  /**
   * Closes the preview or the fund password dialog. If the outcome is unknown, closes the notice about it. An intent
   * with an identity keeps its key, so that submitting the intent again uses the same key.
   */
  back: () => void
  /**
   * Repeats a write whose outcome is unknown, with the same key. If the write needs the fund password and this component
   * does not know it, the member first enters it again. Does nothing if the client has `serverHonoursKeys: false`, because
   * the server might execute the write twice.
   */
  resolve: () => void
  /**
   * Abandons a write whose outcome is unknown. If the member submits the same input later, it is a new intent
   * with a new key.
   */
  abandon: () => void
  /**
   * Removes the result of the last intent, because an entry has changed. The function is the same on every
   * render.
   */
  edit: () => void
}

/**
 * The part of an intent that the component `UnknownOutcome` uses. It does not depend on the type of the
 * intent's input.
 */
export type ResolvableIntent = Pick<Intent<unknown, unknown>, 'resolve' | 'abandon'> & {
  state: IntentState<unknown, unknown>
}

/** Vibrates a touch device after a write, if its browser supports it: once after success, twice otherwise. */
function vibrate(isDone: boolean): void {
  if (matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(isDone ? 15 : [30, 60, 30])
}

const noSecrets: Omit<SendOptions, 'idempotencyKey'> = { fundPassword: '', secondFactor: {} }

/**
 * Manages a write of the member: validates it, shows a preview, asks for the fund password if the write needs it, and
 * sends it with an idempotency key. If the answer is lost, `resolve` sends the write again with the same key.
 *
 * ```tsx
 * const cancel = useIntent({ send: (sdk, order_no: string) => sdk.spot.cancel({ order_no }) })
 * <Button busy={cancel.isBusy} onClick={() => cancel.submit(order.order_no)}>Cancel</Button>
 * ```
 */
export function useIntent<Input, Answer>(options: IntentOptions<Input, Answer>): Intent<Input, Answer> {
  const { sdk, page } = useBourselet()
  const owner = useId()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [own] = useState(() => createIntentStore<Input, Answer>())
  const scopeText = JSON.stringify(options.scope)
  const store = useMemo(
    () => (scopeText ? scopedStore<Input, Answer>(sdk, JSON.parse(scopeText)) : own),
    [sdk, scopeText, own],
  )
  useEffect(() => keepStore(sdk, own), [sdk, own])
  useEffect(() => showStore(store), [store])
  /**
   * The fund password and the second factor. They are not part of the state, because other components can read
   * the state.
   */
  const secrets = useRef(noSecrets)

  // The query cache stores the argument of each mutation. The input of a write can contain the fund password and must
  // not be stored. So the argument is a function that sends the write.
  const { mutate } = useMutation<Answer, Error, () => Promise<Answer>>(
    {
      mutationKey: ['intent', ...(options.scope ?? [])],
      mutationFn: (attempt) => attempt(),
      gcTime: MUTATION_KEPT_MS,
    },
    page.queryClient,
  )

  const report = useCallback(
    (now: IntentState<Input, Answer>, before?: IntentState<Input, Answer>) => {
      // If a member signs in again and the outcome of their earlier write is unknown, the state changes from idle to
      // unknown. `onFailed` is not called for this change, because it was already called when the answer was lost.
      if (before?.phase === 'idle' && now.phase === 'unknown') return
      const { invalidates = [], onDone, onFailed } = latest.current
      if (now.phase === 'refused' || now.phase === 'unknown') onFailed?.(now.error, now.input)
      if (now.phase !== 'done') return
      // The queries whose data the write changes are loaded again at once, even if stream events also update them.
      // Otherwise a spent balance would look available until the event arrives.
      for (const queryKey of invalidates) void page.queryClient.invalidateQueries({ queryKey, exact: true })
      onDone?.(now.answer, now.input)
    },
    [page],
  )
  useEffect(() => store.subscribe(report), [store, report])
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const { observe } = options
  useMemberEvents(
    observe
      ? (event) => {
          const seen = observe(event)
          if (!seen || seen.key === null) return
          const now = store.dispatch({ type: 'observed', key: seen.key, answer: seen.answer })
          if (now.phase === 'done') dropKey(sdk, seen.key)
        }
      : null,
  )

  const note = () => noteMember(sdk, page.queryClient.getQueryData<{ id: number }>(['account.info'])?.id)
  const apply = (event: IntentEvent<Input, Answer>) => {
    note()
    follow(
      {
        ...{ sdk, store },
        run: mutate,
        send: (input, key) => latest.current.send(sdk, input, { idempotencyKey: key, ...secrets.current }),
        onSettled(settled) {
          if (settled?.phase !== 'unknown') secrets.current = noSecrets
          if (settled === null) return
          vibrate(settled.phase === 'done')
          // After the component has been unmounted, its effects no longer report the result. So its callbacks are
          // called here, for example to show a toast. An intent with a scope is left out, because the next widget with
          // this scope shows the result.
          if (store === own && !isMounted.current) report(settled)
        },
      },
      event,
    )
  }
  const keyOf = (input: Input) => {
    const { identity, needsFundPassword } = latest.current
    // If the member has signed in again, the idempotency keys of their earlier writes must be found before a new key is
    // created. These keys are kept under the member's id, so `note` starts to load the id.
    note()
    return claimKey(sdk, identity ? identity(input) : needsFundPassword ? JSON.stringify(input) : undefined)
  }
  const back = useCallback(() => {
    secrets.current = noSecrets
    store.dispatch({ type: 'back' })
  }, [store])
  const state = useStore(store)
  const isElsewhere = (state.phase === 'reviewing' || state.phase === 'authorizing') && state.owner !== owner
  return {
    state: isElsewhere ? { phase: 'idle' } : state,
    isBusy: isRunning(state),
    error: 'error' in state ? state.error : null,
    submit(input) {
      const { validate, needsReview, needsFundPassword } = options
      const problems = validate?.(input) ?? []
      if (problems.length > 0) return void store.dispatch({ type: 'invalid', problems })
      const step: IntentStep = needsReview?.(input) ? 'review' : needsFundPassword ? 'authorize' : 'send'
      apply({ type: 'submit', input, owner, step, key: step === 'send' ? keyOf(input) : '' })
    },
    confirm() {
      if (state.phase !== 'reviewing') return
      const step = options.needsFundPassword ? 'authorize' : 'send'
      apply({ type: 'confirm', step, key: step === 'send' ? keyOf(state.input) : '' })
    },
    authorize(fundPassword, secondFactor = {}) {
      if (state.phase !== 'authorizing') return
      secrets.current = { fundPassword, secondFactor }
      apply({ type: 'authorize', key: state.key ?? keyOf(state.input) })
    },
    back,
    // Another component may have sent the write. Then this component does not know the fund password, and the member
    // must enter it again.
    resolve() {
      if (sdk.serverHonoursKeys === false) return
      apply({ type: 'resolve', ...(secrets.current.fundPassword === '' ? { owner } : {}) })
    },
    abandon() {
      if (state.phase === 'unknown') dropKey(sdk, state.key)
      back()
    },
    edit: useCallback(() => void store.dispatch({ type: 'edit' }), [store]),
  }
}

import { intentId } from '@bourselet/sdk'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type IntentEvent, isRunning } from './intent-state.ts'
import { createIntentStore, type IntentStore } from './intent-store.ts'
import { keepStore } from './page-intents.ts'
import { follow, MUTATION_KEPT_MS } from './send-intent.ts'
import type { IntentOptions } from './use-intent.ts'

export type IntentsOptions<Input, Answer> = Pick<
  IntentOptions<Input, Answer>,
  'send' | 'onDone' | 'onFailed'
> & {
  /**
   * Returns the name of an intent. Intents with different names can run at the same time. Intents with the same name
   * run one at a time.
   */
  nameOf: (input: Input) => string
}

export type Intents<Input> = {
  /**
   * Starts an intent. Does nothing while an intent with the same name is being sent. If the outcome of that intent is
   * unknown, repeats its write with the same idempotency key.
   */
  submit: (input: Input) => void
  /** Names of the intents that are being sent. */
  busy: ReadonlySet<string>
}

/**
 * Manages several intents (writes of the member) of one kind at the same time, for example one for each row of a list.
 * The intents have no preview and need no fund password.
 */
export function useIntents<Input, Answer>(options: IntentsOptions<Input, Answer>): Intents<Input> {
  const { sdk, page } = useBourselet()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  /**
   * The store of each intent, by the name of the intent. A store is kept after its intent has ended. If a member with
   * an unknown outcome logs in again, the outcome is put back into this store.
   */
  const [rows] = useState(() => new Map<string, { store: IntentStore<Input, Answer>; release: () => void }>())
  useEffect(
    () => () => {
      for (const { release } of rows.values()) release()
    },
    [rows],
  )
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useMutation<Answer, Error, () => Promise<Answer>>(
    { mutationKey: ['intent'], mutationFn: (attempt) => attempt(), gcTime: MUTATION_KEPT_MS },
    page.queryClient,
  )
  return {
    busy,
    submit(input) {
      const name = options.nameOf(input)
      const store = rows.get(name)?.store ?? createIntentStore<Input, Answer>()
      const current = store.getState()
      if (isRunning(current)) return
      if (!rows.has(name)) rows.set(name, { store, release: keepStore(sdk, store) })
      setBusy((before) => new Set([...before, name]))
      const event: IntentEvent<Input, Answer> =
        current.phase === 'unknown'
          ? { type: 'resolve' }
          : { type: 'submit', input, owner: '', key: intentId(), step: 'send' }
      follow(
        {
          ...{ sdk, store },
          run: mutate,
          send: (sent, key) =>
            latest.current.send(sdk, sent, { idempotencyKey: key, fundPassword: '', secondFactor: {} }),
          onSettled(state) {
            setBusy((before) => new Set([...before].filter((one) => one !== name)))
            if (state === null) return
            if (state.phase === 'done') latest.current.onDone?.(state.answer, state.input)
            else if ('error' in state && state.error) latest.current.onFailed?.(state.error, input)
          },
        },
        event,
      )
    },
  }
}

import { RefusedError } from '@bourselet/sdk'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useErrorText } from '../i18n/use-error-text.ts'

type Errors<V> = { [K in keyof V]?: string }

export type FormOptions<V> = {
  initial: V
  /** Names of what is wrong (`errors` namespace), by field, in the order of the fields on screen. */
  check: (values: V) => Errors<V>
  /** Sends it. What it throws stays in the form: at its field where that is known, else as `failure`. */
  send: (values: V) => Promise<void>
  /** The field that a refusal without a field belongs to, by the refusal's name. */
  places?: Readonly<Record<string, keyof V & string>>
}

export type BoundField<T> = {
  name: string
  value: T
  onValueChange: (value: T) => void
  onBlur: () => void
  error: string | undefined
}

export type Form<V> = {
  values: V
  set: (changes: Partial<V>) => void
  /** Starts again with these values, default the first ones: nothing was left, sent or refused. */
  reset: (values?: V) => void
  /** Everything a text field needs. Its error shows once it was changed and left, or the form was sent. */
  field: <K extends keyof V & string>(name: K) => BoundField<V[K]>
  error: (name: keyof V & string) => string | undefined
  /** For `<form {...form.props}>`. */
  props: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void }
  busy: boolean
  /** A sentence about what went wrong with the whole. */
  failure: string | undefined
  dirty: boolean
}

/** A form that loses nothing: errors appear when a changed field is left, the first wrong one is focused on submit. */
export function useForm<V extends object>({ initial, check, send, places = {} }: FormOptions<V>): Form<V> {
  const words = useErrorText()
  const ref = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  // Focus may leave a field after a reset has emptied it, for example when a dialog opens: that is no entry.
  const changed = useRef(new Set<string>())
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<Errors<Record<keyof V, true>>>({})
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<Refused<V>>({})
  const [thrown, setThrown] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const wrong = check(values)

  const set = (changes: Partial<V>) => {
    for (const name of Object.keys(changes)) changed.current.add(name)
    setValues((before) => ({ ...before, ...changes }))
    setRefused((before) => without(before, Object.keys(changes)))
    setThrown(null)
  }
  const reset = (next = initial) => {
    changed.current.clear()
    setValues(next)
    setLeft({})
    setSent(false)
    setRefused({})
    setThrown(null)
  }
  const error = (name: keyof V & string): string | undefined => {
    // What the server said of this very value comes before what a look at it says.
    const found = refused[name] ?? (sent || left[name] ? wrong[name] : undefined)
    return found ? words(found) : undefined
  }
  const focusFirst = (errors: object) => {
    const named = [...(ref.current?.elements ?? [])].find(
      (element) => (element as HTMLInputElement).name in errors,
    )
    ;(named as HTMLElement | undefined)?.focus()
  }
  const submit = async () => {
    setSent(true)
    if (Object.keys(wrong).length > 0) return focusFirst(wrong)
    if (running.current) return
    running.current = true
    setBusy(true)
    setThrown(null)
    try {
      await send(values)
    } catch (failed) {
      const placed = placeOf<V>(failed, places)
      setRefused(placed)
      if (Object.keys(placed).length > 0) focusFirst(placed)
      else setThrown(failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    values,
    set,
    reset,
    field: (name) => ({
      name,
      value: values[name],
      onValueChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      onBlur: () => {
        if (changed.current.has(name)) setLeft((before) => ({ ...before, [name]: true }))
      },
      error: error(name),
    }),
    error,
    props: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    busy,
    failure: thrown === null ? undefined : words(thrown),
    dirty: JSON.stringify(values) !== JSON.stringify(initial),
  }
}

/** By field: the name of what is wrong, or the refusal with what its words count. */
type Refused<V> = { [K in keyof V]?: string | RefusedError }

const without = <V>(errors: Refused<V>, names: readonly string[]): Refused<V> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as Refused<V>

/** Where a refusal belongs: the fields it names, else the field that its name is known to be about. */
function placeOf<V>(failed: unknown, places: Readonly<Record<string, keyof V & string>>): Refused<V> {
  if (!(failed instanceof RefusedError)) return {}
  if (failed.fields) return failed.fields as Refused<V>
  const field = failed.field ?? places[failed.name]
  return field ? ({ [field]: failed } as Refused<V>) : {}
}

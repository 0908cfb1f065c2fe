import { RefusedError } from '@bourselet/sdk'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useErrorText } from '../i18n/use-error-text.ts'
import { isUnknown } from '../intent/intent-state.ts'
import { type Intent, type IntentOptions, useIntent } from '../intent/use-intent.ts'

type Errors<V> = { [K in keyof V]?: string }

export type FormOptions<V, Request = V, Answer = void> = Pick<
  IntentOptions<Request, Answer>,
  'send' | 'identity' | 'needsFundPassword' | 'invalidates' | 'onDone' | 'onFailed'
> & {
  initial: V
  /** Names of what is wrong (`errors` namespace), by field, in the order of the fields on screen. */
  check: (values: V) => Errors<V>
  /** Makes the request of the values, and may upload files for it; undefined: something is to be corrected first. */
  request?: (values: V) => Request | undefined | Promise<Request | undefined>
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

export type Form<V, Request = V, Answer = void> = {
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
  /** For `FundPasswordDialog` and `UnknownOutcome`. */
  intent: Intent<Request, Answer>
}

/**
 * A form that keeps every entry: errors appear when a changed field is left, submit focuses the first wrong one, and a
 * refusal stays at its field until that field changes.
 */
export function useForm<V extends object, Request = V, Answer = void>({
  initial,
  check,
  request = (values) => values as unknown as Request,
  places = {},
  onFailed,
  ...write
}: FormOptions<V, Request, Answer>): Form<V, Request, Answer> {
  const errorText = useErrorText()
  const ref = useRef<HTMLFormElement>(null)
  // Focus may leave a field after a reset has emptied it, for example when a dialog opens: that is no entry.
  const changed = useRef(new Set<string>())
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<Errors<Record<keyof V, true>>>({})
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<Refused<V>>({})
  const [focused, setFocused] = useState<object | null>(null)
  const [thrown, setThrown] = useState<unknown>(null)
  const isPreparing = useRef(false)
  const [preparing, setPreparing] = useState(false)
  const intent = useIntent<Request, Answer>({
    ...write,
    onFailed(error, input) {
      const placed = placeOf<V>(error, places)
      const isPlaced = Object.keys(placed).length > 0
      setRefused(placed)
      setFocused(isPlaced ? placed : null)
      // `UnknownOutcome` explains a lost answer where the same request is sent under the same key.
      const isExplained = isUnknown(error) && Boolean(write.identity || write.needsFundPassword)
      setThrown(isPlaced || isExplained ? null : error)
      onFailed?.(error, input)
    },
  })
  const wrong = check(values)

  const forgetFailure = () => {
    setThrown(null)
    // The key of an unknown outcome is kept: the same request resolves it, another one is another intent.
    if (intent.state.phase === 'unknown') intent.back()
    else intent.edit()
  }
  const set = (changes: Partial<V>) => {
    for (const name of Object.keys(changes)) changed.current.add(name)
    setValues((before) => ({ ...before, ...changes }))
    setRefused((before) => without(before, Object.keys(changes)))
    forgetFailure()
  }
  const reset = (next = initial) => {
    changed.current.clear()
    setValues(next)
    setLeft({})
    setSent(false)
    setRefused({})
    forgetFailure()
  }
  const error = (name: keyof V & string): string | undefined => {
    // What the server said of this very value comes before what a look at it says.
    const found = refused[name] ?? (sent || left[name] ? wrong[name] : undefined)
    return found ? errorText(found) : undefined
  }
  // One microtask after the commit: a dialog that closes gives its focus back first.
  useEffect(() => {
    if (focused) queueMicrotask(() => focusFirst(ref.current, focused))
  }, [focused])
  const prepare = async () => {
    isPreparing.current = true
    setPreparing(true)
    setThrown(null)
    try {
      const input = await request(values)
      if (input !== undefined) intent.submit(input)
    } catch (failed) {
      setThrown(failed)
    } finally {
      isPreparing.current = false
      setPreparing(false)
    }
  }
  const submit = () => {
    setSent(true)
    if (Object.keys(wrong).length > 0) return focusFirst(ref.current, wrong)
    if (intent.state.phase === 'unknown') return intent.resolve()
    if (!isPreparing.current && !intent.isBusy) void prepare()
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
        submit()
      },
    },
    busy: preparing || intent.isBusy,
    failure: thrown === null || intent.isBusy ? undefined : errorText(thrown),
    dirty: JSON.stringify(values) !== JSON.stringify(initial),
    intent,
  }
}

function focusFirst(form: HTMLFormElement | null, errors: object): void {
  const named = [...(form?.elements ?? [])].find((element) => (element as HTMLInputElement).name in errors)
  ;(named as HTMLElement | undefined)?.focus()
}

/** By field: the name of what is wrong, or the refusal with what its words count. */
type Refused<V> = { [K in keyof V]?: string | RefusedError }

const without = <V>(errors: Refused<V>, names: readonly string[]): Refused<V> =>
  names.some((name) => name in errors)
    ? (Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as Refused<V>)
    : errors

/** Returns a refusal at its fields: those it names, else the field that `places` has for its name. */
function placeOf<V>(failed: unknown, places: Readonly<Record<string, keyof V & string>>): Refused<V> {
  if (!(failed instanceof RefusedError)) return {}
  if (failed.fields) return failed.fields as Refused<V>
  const field = failed.field ?? places[failed.name]
  return field ? ({ [field]: failed } as Refused<V>) : {}
}

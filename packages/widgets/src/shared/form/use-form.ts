import { RefusedError } from '@bourselet/sdk'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { NamedError } from '../i18n/error-name.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { isUnknown } from '../intent/intent-state.ts'
import { loginOf, onLogin } from '../intent/page-intents.ts'
import { type Intent, type IntentOptions, useIntent } from '../intent/use-intent.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

/** The name of an error in the namespace `errors`, alone or with the parameters of its message. */
export type Problem = string | NamedError

type Errors<V> = { [K in keyof V]?: Problem }

export type FormOptions<V, Request = V, Answer = void> = Pick<
  IntentOptions<Request, Answer>,
  'send' | 'identity' | 'needsFundPassword' | 'invalidates' | 'onDone' | 'onFailed'
> & {
  initial: V
  /** The values with which the form starts. Default: `initial`. `reset` always restores `initial`. */
  start?: V | undefined
  /** Returns the problem of each invalid field, in the order in which the screen shows the fields. */
  check: (values: V) => Errors<V>
  /**
   * Builds the request from the values of the form; it may upload files first. Returns undefined if the member must
   * first correct a value.
   */
  request?: (values: V) => Request | undefined | Promise<Request | undefined>
  /**
   * Maps request fields and errors to the form fields at which errors are shown. A key is the name of a request field
   * without a form field of the same name, or the name of an error. An error without any form field becomes the
   * `failure` of the form.
   */
  places?: Readonly<Record<string, keyof V & string>>
  /**
   * Returns a map from names of refusals to names of messages. The form shows the mapped message in place of the usual
   * message of the refusal.
   */
  messages?: (values: V) => Readonly<Record<string, string>>
  /** Names of request fields and of refusals that the widget shows itself, outside of the form. */
  elsewhere?: readonly string[]
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
  /**
   * Sets the values, clears all errors, and marks every field as not edited. Without an argument, restores the
   * initial values.
   */
  reset: (values?: V) => void
  /**
   * Removes the refusal of the last request, because a choice that the form's values do not contain has changed the
   * request.
   */
  forget: () => void
  /**
   * Returns the props of a text field. The error of the field is shown after the member has edited and left
   * the field, or has submitted the form.
   */
  field: <K extends keyof V & string>(name: K) => BoundField<V[K]>
  error: (name: keyof V & string) => string | undefined
  /**
   * Shows an error at a field until the value of the field changes, as for a refusal by the server. With `null`, the
   * field shows no error until its value changes or the form is submitted.
   */
  refuse: (name: keyof V & string, problem: unknown) => void
  /** Returns the name of the refusal that is shown at a field. */
  refusal: (name: keyof V & string) => string | undefined
  /** Props of the form element, to be used as `<form {...form.props}>`. */
  props: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void }
  busy: boolean
  /** The message of an error that concerns no field of the form. */
  failure: string | undefined
  dirty: boolean
  /**
   * The intent (see `useIntent`) that sends the request, for the components `FundPasswordDialog` and `UnknownOutcome`.
   */
  intent: Intent<Request, Answer>
}

/**
 * Manages a form. The entries are kept after every error. The error of an edited field is shown when the field loses
 * the focus. Submitting moves the focus to the first invalid field. A refusal is shown at its field until the field
 * changes, `forget` is called, or another member signs in.
 */
export function useForm<V extends object, Request = V, Answer = void>({
  initial,
  start,
  check,
  request = (values) => values as unknown as Request,
  places = {},
  messages,
  elsewhere = [],
  onFailed,
  ...write
}: FormOptions<V, Request, Answer>): Form<V, Request, Answer> {
  const { sdk } = useBourselet()
  const errorText = useErrorText()
  const ref = useRef<HTMLFormElement>(null)
  // Names of the fields that the member has edited. A field that loses the focus without an edit, for example
  // to a dialog, shows no error.
  const changed = useRef(new Set<string>())
  const [values, setValues] = useState(start ?? initial)
  const [left, setLeft] = useState<Errors<Record<keyof V, true>>>({})
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<Refused<V>>({})
  const [focused, setFocused] = useState<object | null>(null)
  const [thrown, setThrown] = useState<unknown>(null)
  const isPreparing = useRef(false)
  const [preparing, setPreparing] = useState(false)
  // If the write has an `identity` or needs the fund password, the widget shows the notice `UnknownOutcome` after a
  // lost answer. So the form itself shows no error text in this case.
  const hasNotice = Boolean(write.identity || write.needsFundPassword)
  const intent = useIntent<Request, Answer>({
    ...write,
    onFailed(error, input) {
      const { placed, rest } = placeOf<V>(error, places, values)
      const isPlaced = Object.keys(placed).length > 0
      const isElsewhere =
        error instanceof RefusedError && elsewhere.some((name) => name === error.name || name === error.field)
      setRefused(placed)
      setFocused(isPlaced ? placed : null)
      setThrown(isElsewhere || (isUnknown(error) && hasNotice) ? null : rest)
      onFailed?.(error, input)
    },
  })
  // A refusal can contain amounts of the member, and the next session token may belong to another member. So refusals
  // are removed when a new token is set.
  useEffect(
    () =>
      onLogin(sdk, () => {
        setThrown(null)
        setRefused({})
        setFocused(null)
      }),
    [sdk],
  )
  const wrong = check(values)

  const forgetFailure = () => {
    setThrown(null)
    // After an unknown outcome, an unchanged form sends the same request with the same idempotency key. A changed form
    // sends another request with a new key.
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
  const worded = (found: unknown) =>
    errorText((found instanceof RefusedError && messages?.(values)[found.name]) || found)
  const error = (name: keyof V & string): string | undefined => {
    // If the server has refused the current value, its refusal is shown instead of an error that the form
    // itself finds.
    const found = name in refused ? refused[name] : sent || left[name] ? wrong[name] : undefined
    return found ? worded(found) : undefined
  }
  // When a dialog closes, it returns the focus to the element that opened the dialog. So the form focuses the
  // invalid field one microtask later.
  useEffect(() => {
    if (focused) queueMicrotask(() => focusFirst(ref.current, focused))
  }, [focused])
  const prepare = async () => {
    isPreparing.current = true
    setPreparing(true)
    setThrown(null)
    const login = loginOf(sdk)
    const isOther = () => loginOf(sdk) !== login
    try {
      const input = await request(values)
      if (input !== undefined && !isOther()) intent.submit(input)
    } catch (failed) {
      if (!isOther()) setThrown(failed)
    } finally {
      isPreparing.current = false
      setPreparing(false)
    }
  }
  const submit = () => {
    setSent(true)
    setRefused((before) =>
      without(
        before,
        namesOf(before).filter((name) => before[name] === null),
      ),
    )
    if (Object.keys(wrong).length > 0) return focusFirst(ref.current, wrong)
    if (intent.state.phase === 'unknown') {
      // `resolve` repeats the request with the same idempotency key. It does nothing if the server does not support
      // such keys. Then a form with the notice `UnknownOutcome` sends nothing until the member closes the notice. A
      // form without the notice abandons the old request and sends a new one.
      if (hasNotice || sdk.serverHonoursKeys !== false) return intent.resolve()
      intent.abandon()
    }
    if (!isPreparing.current && !intent.isBusy) void prepare()
  }
  return {
    values,
    set,
    reset,
    forget() {
      setRefused({})
      forgetFailure()
    },
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
    refuse(name, problem) {
      setRefused((before) => ({ ...before, [name]: problem }))
    },
    refusal(name) {
      const found = refused[name]
      return found instanceof RefusedError ? found.name : undefined
    },
    props: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        submit()
      },
    },
    busy: preparing || intent.isBusy,
    failure: thrown === null || intent.isBusy ? undefined : worded(thrown),
    dirty: JSON.stringify(values) !== JSON.stringify(initial),
    intent,
  }
}

function focusFirst(form: HTMLFormElement | null, errors: object): void {
  const named = [...(form?.elements ?? [])].find((element) => (element as HTMLInputElement).name in errors)
  ;(named as HTMLElement | undefined)?.focus()
}

/**
 * A map from the refused fields of a form to their errors. An error is a name, or an object with a name and the
 * parameters of its message. If it is null, the field shows no error.
 */
type Refused<V> = { [K in keyof V]?: unknown }

const namesOf = <V extends object>(errors: Refused<V>) => Object.keys(errors) as (keyof V & string)[]

const without = <V>(errors: Refused<V>, names: readonly string[]): Refused<V> =>
  names.some((name) => name in errors)
    ? (Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as Refused<V>)
    : errors

/**
 * Assigns each error of a refusal to a form field: the field with the name of the refused request field, otherwise the
 * field that `places` names for the request field or the error. A refusal can name several request fields, one or none.
 * `placed` contains the errors by form field. `rest` is the first error without a form field, or null.
 */
function placeOf<V extends object>(
  failed: unknown,
  places: Readonly<Record<string, keyof V & string>>,
  values: V,
): { placed: Refused<V>; rest: unknown } {
  if (!(failed instanceof RefusedError)) return { placed: {}, rest: failed }
  const { field, fields } = failed
  const own = (name: string) => (name in values ? name : places[name])
  const found = fields
    ? Object.entries(fields).map(([name, problem]) => [own(name) ?? places[problem], problem] as const)
    : [[(field === undefined ? undefined : own(field)) ?? places[failed.name], failed] as const]
  const placed = Object.fromEntries(found.filter(([name]) => name !== undefined)) as Refused<V>
  const unplaced = found.find(([name]) => name === undefined)
  return { placed, rest: unplaced ? unplaced[1] : found.length > 0 ? null : failed }
}

import { useEffect, useRef } from 'react'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { IntentState } from './intent-state.ts'
import { loginOf } from './page-intents.ts'

/**
 * The drafts of each log-in, by the name of the draft. Drafts are kept in memory only and are never shown to another
 * member.
 */
const logins = new WeakMap<object, Readonly<Record<string, unknown>>>()

/**
 * Returns the draft that the signed-in member left in the fund password dialog of a form; undefined if there is none,
 * null if nobody is signed in. Call this function when the initial values of the form are created: the draft is removed
 * as soon as the form is mounted.
 */
export const keptDraft = <D>(sdk: BourseletClient, name: string): D | null | undefined =>
  (sdk.token.get() && logins.get(loginOf(sdk))?.[name]) as D | null | undefined

/**
 * Keeps a draft under a name while its intent waits for the fund password. If the member leaves the page to set the
 * fund password, the form starts with the draft when the member returns. The draft must contain no secrets. A form
 * removes a draft only if it has kept this draft itself or has started with it, because another form of the page may
 * use the same name.
 */
export function useKeptDraft(name: string, draft: object, { state }: { state: { phase: string } }): void {
  const { sdk } = useBourselet()
  const login = loginOf(sdk)
  const own = useRef(keptDraft<object>(sdk, name))
  useEffect(() => {
    const drafts = logins.get(login)
    const isWaiting = state.phase === 'authorizing'
    if (!isWaiting && drafts?.[name] !== own.current) return
    own.current = isWaiting ? draft : undefined
    logins.set(login, { ...drafts, [name]: own.current })
  })
}

/**
 * Returns true while the fund password dialog of a form is open and no earlier attempt of the intent has an unknown
 * outcome. During this time `useKeptDraft` keeps the entries. So no confirmation is needed when the member opens the
 * page that sets the fund password. The entries are kept in memory only, so a reload would lose them.
 */
export const isKeptForReturn = ({ state }: { state: IntentState<unknown, unknown> }): boolean =>
  state.phase === 'authorizing' && state.key === undefined

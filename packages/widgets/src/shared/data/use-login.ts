import { useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'

/**
 * Returns a number that grows when a member signs in or out, or when another session token replaces the present one. A
 * component with this number as its React key loses the state of the former member, such as an opened dialog.
 */
export function useLogin(): number {
  const { page } = useBourselet()
  // The store contains a new object after each change of the session token, so comparing the objects detects the
  // change.
  const session = useStore(page.session)
  const [last, setLast] = useState({ session, login: 0 })
  if (session !== last.session) setLast({ session, login: last.login + 1 })
  return last.login
}

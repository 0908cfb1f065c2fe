import { useCallback } from 'react'
import { useLogin } from '../data/use-login.ts'
import { useOpened } from './use-opened.ts'

/**
 * Returns the object of the member for which a dialog was opened, such as an order, and a function that sets this
 * object. The object is null if no dialog is open. When the member signs out, or when another session token replaces
 * the present one, the dialog is closed permanently, so that the next member does not see the object.
 */
export function useMemberOpened<Opened>(): readonly [
  opened: Opened | null,
  open: (opened: Opened | null) => void,
] {
  const login = useLogin()
  const [held, hold] = useOpened<{ opened: Opened; login: number }>((one) => one.login === login)
  const open = useCallback(
    (opened: Opened | null) => hold(opened === null ? null : { opened, login }),
    [hold, login],
  )
  return [held?.opened ?? null, open]
}

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { FundDeed, FundPasswordWays } from './fund-deed.ts'
import { FundPasswordDialog } from './fund-password-dialog.tsx'
import { sendIntent } from './open-intents.ts'

export type { FundDeed, FundPasswordWays } from './fund-deed.ts'

export type FundPassword = {
  /**
   * Asks for the six digits and runs the deed with them. Answers what the deed answers, or undefined when the member
   * went back. Throws what the form has to show at its fields; everything about the password itself, and an unknown
   * outcome, stays in the dialog.
   */
  ask: <T>(deed: FundDeed<T>) => Promise<T | undefined>
  /** Put this into the widget. */
  dialog: ReactNode
}

type Pending = { deed: FundDeed<unknown>; settle: (answer: () => unknown) => void }

/** The confirm step with the fund password, for any form that moves money. */
export function useFundPassword(ways: FundPasswordWays = {}): FundPassword {
  const { sdk } = useBourselet()
  const [pending, setPending] = useState<Pending | null>(null)
  const isAsking = useRef(false)
  // What became of it is told once the dialog has let go of the focus, so that a form can give it to a field.
  const told = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (pending || !told.current) return
    told.current()
    told.current = null
  }, [pending])

  const ask = useCallback(<T,>(deed: FundDeed<T>) => {
    if (isAsking.current) return Promise.resolve(undefined)
    isAsking.current = true
    return new Promise<T | undefined>((resolve, reject) => {
      const settle = (answer: () => unknown) => {
        told.current = () => {
          isAsking.current = false
          try {
            resolve(answer() as T | undefined)
          } catch (thrown) {
            reject(thrown)
          }
        }
        setPending(null)
      }
      setPending({ deed, settle })
    })
  }, [])
  const dialog = (
    <FundPasswordDialog
      {...ways}
      deed={pending?.deed ?? null}
      send={(tradePassword) => {
        const { request, send } = pending!.deed
        return sendIntent(sdk, JSON.stringify(request), (options) => send(tradePassword, options))
      }}
      onDone={(answer) => pending?.settle(() => answer)}
      onFailed={(thrown) =>
        pending?.settle(() => {
          throw thrown
        })
      }
      onClose={() => pending?.settle(() => undefined)}
    />
  )
  return { ask, dialog }
}

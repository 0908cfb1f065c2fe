import type { Request } from '@bourselet/sdk'
import { useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type Account, accountAddress, checkAccount } from './account.ts'

/**
 * Sends verification codes for one purpose (`scene`). In a sandbox the server returns the code in its answer, and
 * `revealed` contains it. No intent with an idempotency key is needed, because sending moves no money, and a further
 * code only replaces the previous one.
 */
export function useCode(scene: Request<'session.sendCode'>['scene'], account: Account) {
  const { sdk } = useBourselet()
  const [state, setState] = useState<{ revealed?: string; error?: unknown }>({})
  const ready = Object.keys(checkAccount(account)).length === 0
  const send = async (): Promise<number | null> => {
    if (!ready) return null
    try {
      const { sandbox_code, resend_in } = await sdk.session.sendCode({ scene, ...accountAddress(account) })
      setState(sandbox_code ? { revealed: sandbox_code } : {})
      return resend_in
    } catch (error) {
      setState({ error })
      return null
    }
  }
  return { send, ready, ...state }
}

import type { Request } from '@bourselet/sdk'
import { useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type Account, accountAddress, checkAccount } from './account.ts'

/** Asks for a verification code of one scene; a sandbox may answer the code itself. */
export function useCode(scene: Request<'session.sendCode'>['scene'], account: Account) {
  const { sdk } = useBourselet()
  const [state, setState] = useState<{ revealed?: string; error?: unknown }>({})
  const ready = Object.keys(checkAccount(account)).length === 0
  const send = async (): Promise<boolean> => {
    if (!ready) return false
    try {
      const { sandbox_code } = await sdk.session.sendCode({ scene, ...accountAddress(account) })
      setState(sandbox_code ? { revealed: sandbox_code } : {})
      return true
    } catch (error) {
      setState({ error })
      return false
    }
  }
  return { send, ready, ...state }
}

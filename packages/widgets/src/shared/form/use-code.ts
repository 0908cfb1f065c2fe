import type { Request } from '@bourselet/sdk'
import { useEffect, useRef, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type Account, accountAddress, checkAccount } from './account.ts'

type CodeOptions = {
  scene: Request<'session.sendCode'>['scene']
  account: Account
  onSend: () => void
  onFailed: (error: unknown) => void
}

/**
 * Sends verification codes for one purpose (`scene`). In a sandbox the server returns the code in its answer, and
 * `revealed` contains it until the address changes. The request needs no idempotency key, because it moves no money,
 * and a further code only replaces the previous one.
 */
export function useCode({ scene, account, onSend, onFailed }: CodeOptions) {
  const { sdk } = useBourselet()
  const [revealed, setRevealed] = useState<string | null>(null)
  const address = JSON.stringify(accountAddress(account))
  const shown = useRef<string | null>(address)
  useEffect(() => {
    shown.current = address
    setRevealed(null)
    return () => {
      shown.current = null
    }
  }, [address])
  const ready = Object.keys(checkAccount(account)).length === 0
  const send = async (): Promise<number | null> => {
    if (!ready) return null
    onSend()
    setRevealed(null)
    try {
      const { sandbox_code, resend_in } = await sdk.session.sendCode({ scene, ...accountAddress(account) })
      if (shown.current === address) setRevealed(sandbox_code ?? null)
      return resend_in
    } catch (error) {
      // If the address in the form has changed since the request, the refusal does not concern the new address.
      if (shown.current === address) onFailed(error)
      return null
    }
  }
  return { send, ready, revealed, address }
}

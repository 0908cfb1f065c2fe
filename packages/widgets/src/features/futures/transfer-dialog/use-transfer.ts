import { BourseletError, intentId } from '@bourselet/sdk'
import { useRef } from 'react'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'

type Transfer = Parameters<BourseletClient['convert']['exchange']>[0]

/**
 * Moves money once: a transfer whose answer was lost is sent again under the same key, as long as it is the same
 * transfer. What was answered, moved or refused, is done with.
 */
export function useTransfer(): (transfer: Transfer) => Promise<void> {
  const { sdk } = useBourselet()
  const open = useRef<{ body: string; key: string } | null>(null)
  return async (transfer) => {
    const body = JSON.stringify(transfer)
    if (open.current?.body !== body) open.current = { body, key: intentId() }
    try {
      await sdk.convert.exchange(transfer, { idempotencyKey: open.current.key })
      open.current = null
    } catch (thrown) {
      if (!(thrown instanceof BourseletError) || thrown.outcome !== 'unknown') open.current = null
      throw thrown
    }
  }
}

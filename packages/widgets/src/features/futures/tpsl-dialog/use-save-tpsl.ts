import { BourseletError, RefusedError } from '@bourselet/sdk'
import { useState } from 'react'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { type Position, positionsKey } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { changeOf, type Leg, legRequest, legs, type TpslDraft, triggerOf } from './tpsl-draft.ts'

/** Refusals of a cancellation whose order has already ended. */
const ended = new Set(['ORDER_CLOSED', 'ORDER_NOT_FOUND'])

export type SaveTpsl = {
  /** Resolves to true if all changes were saved. */
  save: (draft: TpslDraft, position: Position) => Promise<boolean>
  busy: boolean
  /** Errors of the last save by leg. */
  errors: Partial<Record<Leg, Error>>
  reset: () => void
}

/**
 * Returns a function that saves the changes. Each leg is sent separately, so that a refusal of one does not
 * undo the other.
 */
export function useSaveTpsl(): SaveTpsl {
  const { sdk, page } = useBourselet()
  const { t } = useText('futures')
  const { show } = useToast()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<SaveTpsl['errors']>({})

  const change = async (draft: TpslDraft, leg: Leg, position: Position) => {
    const kind = changeOf(draft[leg], leg, position)
    if (kind === 'set') await sdk.futures.place(legRequest(draft[leg], leg, position))
    const order_no = triggerOf(position, leg)?.order_no
    if (kind === 'remove' && order_no) await sdk.futures.cancel({ order_no }).catch(ignoreEnded)
    return kind
  }
  return {
    busy,
    errors,
    reset: () => setErrors({}),
    async save(draft, position) {
      if (busy) return false
      setBusy(true)
      setErrors({})
      const failed: SaveTpsl['errors'] = {}
      const done: string[] = []
      for (const leg of legs) {
        try {
          done.push(await change(draft, leg, position))
        } catch (thrown) {
          if (!(thrown instanceof BourseletError)) throw thrown
          failed[leg] = thrown
        }
      }
      setErrors(failed)
      setBusy(false)
      for (const queryKey of [
        positionsKey,
        liveOrdersKey('futures'),
        liveOrdersKey('futures', position.symbol),
      ]) {
        void page.queryClient.invalidateQueries({ queryKey, exact: true })
      }
      if (done.includes('set')) show({ tone: 'success', title: t('tpsl.saved') })
      else if (done.includes('remove')) show({ tone: 'success', title: t('tpsl.removed') })
      return Object.keys(failed).length === 0
    },
  }
}

const ignoreEnded = (error: unknown) => {
  if (!(error instanceof RefusedError && ended.has(error.name))) throw error
}

import { RefusedError } from '@bourselet/sdk'
import { useRef } from 'react'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { type Position, positionsKey } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type Intent, type SendOptions, useIntent } from '../../../shared/intent/use-intent.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { changeOf, type Leg, legRequest, legs, type TpslDraft, triggerOf } from './tpsl-draft.ts'

/** Refusals of a cancellation whose order has already ended. */
const ended = new Set(['ORDER_CLOSED', 'ORDER_NOT_FOUND'])

/** The change of a leg: the order that attaches it, or the order that is removed. */
type LegChange =
  | { kind: 'set'; order: Parameters<BourseletClient['futures']['place']>[0] }
  | { kind: 'remove'; order_no: string }

type LegIntent = Intent<LegChange, LegChange['kind']>

export type SaveTpsl = {
  /** Sends each changed leg. A leg of unknown outcome is sent again under its key. */
  save: (draft: TpslDraft, position: Position) => void
  busy: boolean
  /** The intents by leg, with their refusals and unknown outcomes. */
  intents: Record<Leg, LegIntent>
  /** Drops the result of a leg, because its entry changed. */
  edit: (leg: Leg) => void
}

/**
 * Returns a function that saves the changes. Each leg is an intent of its own, so that a refusal of one does
 * not undo the other.
 */
export function useSaveTpsl({ symbol }: Position, onSaved: () => void): SaveTpsl {
  const { page } = useBourselet()
  const { t } = useText('futures')
  const { show } = useToast()
  /** Legs that are not saved yet, legs that are being sent, and the changes that were made. */
  const run = useRef({ open: new Set<Leg>(), sending: new Set<Leg>(), made: [] as LegChange['kind'][] })

  const settle = (leg: Leg) => {
    const { open, sending, made } = run.current
    sending.delete(leg)
    if (sending.size > 0) return
    for (const queryKey of [positionsKey, liveOrdersKey('futures'), liveOrdersKey('futures', symbol)]) {
      void page.queryClient.invalidateQueries({ queryKey, exact: true })
    }
    if (made.length > 0) {
      show({ tone: 'success', title: t(made.includes('set') ? 'tpsl.saved' : 'tpsl.removed') })
    }
    run.current.made = []
    if (open.size === 0) onSaved()
  }
  const optionsOf = (leg: Leg) => ({
    send: sendLeg,
    onDone(kind: LegChange['kind']) {
      run.current.open.delete(leg)
      run.current.made.push(kind)
      settle(leg)
    },
    onFailed: () => settle(leg),
  })
  const intents: SaveTpsl['intents'] = {
    tp: useIntent(optionsOf('tp')),
    sl: useIntent(optionsOf('sl')),
  }
  const submit = (leg: Leg, change: LegChange) => {
    run.current.sending.add(leg)
    intents[leg].submit(change)
  }
  const resolve = (leg: Leg) => {
    run.current.sending.add(leg)
    intents[leg].resolve()
  }
  return {
    busy: legs.some((leg) => intents[leg].isBusy),
    intents: {
      tp: { ...intents.tp, resolve: () => resolve('tp') },
      sl: { ...intents.sl, resolve: () => resolve('sl') },
    },
    edit: (leg) => (intents[leg].state.phase === 'unknown' ? intents[leg].abandon() : intents[leg].edit()),
    save(draft, position) {
      if (legs.some((leg) => intents[leg].isBusy)) return
      const changed = legs.filter((leg) => changeOf(draft[leg], leg, position) !== 'none')
      run.current.open = new Set(changed)
      for (const leg of changed) {
        const order_no = triggerOf(position, leg)?.order_no
        if (intents[leg].state.phase === 'unknown') resolve(leg)
        else if (draft[leg].price !== '') {
          submit(leg, { kind: 'set', order: legRequest(draft[leg], leg, position) })
        } else if (order_no) submit(leg, { kind: 'remove', order_no })
      }
    },
  }
}

async function sendLeg(
  sdk: BourseletClient,
  change: LegChange,
  { idempotencyKey }: SendOptions,
): Promise<LegChange['kind']> {
  try {
    if (change.kind === 'set') await sdk.futures.place(change.order, { idempotencyKey })
    else await sdk.futures.cancel({ order_no: change.order_no })
  } catch (error) {
    // The trigger to remove fired or was removed meanwhile, so nothing is left to do.
    if (!(error instanceof RefusedError && ended.has(error.name))) throw error
  }
  return change.kind
}

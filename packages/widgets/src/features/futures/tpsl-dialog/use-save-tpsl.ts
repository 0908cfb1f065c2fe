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

/** Names of the refusals by which the server reports that an order to be canceled has already ended. */
const ended = new Set(['ORDER_CLOSED', 'ORDER_NOT_FOUND'])

/** The change of a take profit or stop loss: the order to place, or the order number of the order to cancel. */
type LegChange =
  | { kind: 'set'; order: Parameters<BourseletClient['futures']['place']>[0] }
  | { kind: 'remove'; order_no: string }

type LegIntent = Intent<LegChange, LegChange['kind']>

export type SaveTpsl = {
  /**
   * Sends the changed take profit and stop loss. After a request with an unknown outcome, the next call of
   * `save` repeats this request with the same idempotency key.
   */
  save: (draft: TpslDraft, position: Position) => void
  busy: boolean
  /**
   * The intents (writes with their idempotency keys) that save take profit and stop loss, each with its refusal or
   * unknown outcome.
   */
  intents: Record<Leg, LegIntent>
  /**
   * Discards the result of the last attempt to save the take profit or stop loss, because the member has edited
   * it.
   */
  edit: (leg: Leg) => void
}

/**
 * Returns the function that saves the changes of TP/SL, and the intents (writes with their idempotency keys) that it
 * uses. Take profit and stop loss have separate intents, so that a refusal of one does not affect the other.
 */
export function useSaveTpsl({ symbol }: Position, onSaved: () => void): SaveTpsl {
  const { sdk, page } = useBourselet()
  const { t } = useText('futures')
  const { show } = useToast()
  /**
   * The progress of a save. `open` names the changes of take profit and stop loss that are not saved yet, and `sending`
   * those that are being sent. `made` contains the kinds of the saved changes, such as `set`.
   */
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
    if (sdk.serverHonoursKeys === false) return
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
    // If the take profit or stop loss to remove has already fired or was removed elsewhere, nothing is left to
    // do.
    if (!(error instanceof RefusedError && ended.has(error.name))) throw error
  }
  return change.kind
}

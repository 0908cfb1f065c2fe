import { compare } from '@bourselet/sdk/money'
import { useState } from 'react'
import { AmendForm } from '../../../shared/amend/amend-form.tsx'
import { type Amended, amendOrFind } from '../../../shared/amend/amend-or-find.ts'
import { useAmendRows } from '../../../shared/amend/amend-rows.tsx'
import type { AmendDialogProps } from '../../../shared/amend/amend-slot.tsx'
import { isWaiting, keepsPlace } from '../../../shared/amend/amend-terms.ts'
import { isLive, liveOrdersKey } from '../../../shared/data/live-orders.ts'
import {
  type FuturesOrder,
  futuresOrders,
  useFuturesOrders,
} from '../../../shared/data/use-futures-orders.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useOrderIntent } from '../../../shared/ticket/use-order-intent.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import type { FuturesMarket } from '../futures-ticket/exposure.ts'
import { useFuturesToast } from '../futures-ticket/futures-toast.ts'
import { type FuturesDraft, futuresRefusals, isPriced, isStop } from '../futures-ticket/model.ts'
import type { Preview } from '../futures-ticket/preview.ts'
import { useFuturesRows } from '../futures-ticket/ticket-preview.tsx'
import { useFuturesMarket } from '../futures-ticket/use-futures-market.ts'
import { useMarginChoice } from '../margin-choice/use-margin-choice.ts'
import { useExposure } from '../use-exposure.ts'
import { useRates } from '../use-rates.ts'
import {
  type AmendScene,
  amendRequest,
  checkAmendment,
  draftOf,
  exposureWithout,
  type FuturesAmendment,
  type FuturesAmendRequest,
  hasTerms,
  isChanged,
  previewAmendment,
} from './amend-draft.ts'

/** The dialog that changes the price, quantity or trigger of an open contract order. */
export function AmendDialog({ amendment, isOpen, onClose }: AmendDialogProps<FuturesAmendment>) {
  const { ready } = useText('futures')
  const { t, ready: isNamed } = useText('orderForms')
  const { t: words, ready: isWorded } = useText('orders')
  const { symbol, side } = amendment.order
  const { market, maxLeverage } = useFuturesMarket(symbol)
  return (
    <Dialog
      open={isOpen && market !== undefined && ready && isNamed && isWorded}
      onOpenChange={(open) => !open && onClose()}
      title={t('amend.title')}
      description={`${symbol} ${words(`side.${side}`)}`}
    >
      {market && (
        // The React key remounts the form each time the dialog opens, so that the form starts with the order's
        // current terms.
        <FuturesAmendForm key={`${isOpen}`} {...{ amendment, market, maxLeverage }} onDone={onClose} />
      )}
    </Dialog>
  )
}

type FuturesAmendFormProps = {
  amendment: FuturesAmendment
  market: FuturesMarket
  maxLeverage: number
  onDone: () => void
}

function FuturesAmendForm({ amendment, market, maxLeverage, onDone }: FuturesAmendFormProps) {
  const { t } = useText('orderForms')
  const { t: words } = useText('orders')
  const { show } = useToast()
  const { rules } = market
  const { symbol } = rules
  const { data: open } = useFuturesOrders(symbol)
  const order = open?.find(({ order_no }) => order_no === amendment.order.order_no)
  const latest = useLast(order ?? null) ?? amendment.order
  const [draft, setDraft] = useState(() => draftOf(amendment.order, amendment.price))
  const rates = useRates(rules)
  const { exposure: whole, account } = useExposure(symbol, rates)
  const { setting } = useMarginChoice(symbol, account, whole, maxLeverage)
  const scene: AmendScene = {
    ...{ market, rates },
    margin: { mode: latest.margin_mode, leverage: setting.leverage },
    exposure: whole && exposureWithout(latest, whole, rates.taker),
  }
  const request = amendRequest(latest, draft)
  const showPlaced = useFuturesToast(rules)
  const intent = useOrderIntent<FuturesAmendRequest, Amended<FuturesOrder>, Preview>({
    scope: ['futures', latest.order_no],
    isQuiet: true,
    previewOf: (asked) => previewAmendment(latest, asked, scene),
    send: (sdk, asked, { idempotencyKey }) =>
      amendOrFind<FuturesOrder>(futuresOrders, sdk, latest, {
        send: () => sdk.futures.place(asked, { idempotencyKey }),
        hasTerms: (ended) => hasTerms(ended, asked),
      }),
    invalidates: [liveOrdersKey('futures', symbol), liveOrdersKey('futures'), positionsKey],
    onDone({ order: after, isAmended }) {
      if (!isAmended) show({ title: words('list.tooLate') })
      else if (!isLive(after) || compare(after.filled, latest.filled) > 0) showPlaced(after)
      else show({ tone: 'success', title: t('amend.done') })
      onDone()
    },
  })
  const amendRows = useAmendRows(market)
  const futuresRows = useFuturesRows(market)
  const isPlaceKept = request !== null && keepsPlace(latest, request) === true
  const effect = request && !isPlaceKept ? previewAmendment(latest, request, scene) : null
  const rows = [
    ...(request ? amendRows(latest, request, effect) : []),
    ...(effect
      ? futuresRows(effect, false, isWaiting(latest)).filter(
          ({ name }) => shownEffects.has(name) || (name === 'fee' && effect.fill !== null),
        )
      : []),
  ]
  const set = (changes: Partial<FuturesDraft>) => {
    intent.edit()
    setDraft({ ...draft, ...changes })
  }
  const entry = (name: 'price' | 'trigger', label: string) => ({
    ...{ name, label, unit: rules.quote, step: rules.tick, value: draft[name] },
    onValueChange: (next: string) => set({ [name]: next }),
  })
  return (
    <AmendForm
      {...{ market, request, intent, rows }}
      product="futures"
      order={latest}
      pair={symbol}
      entries={[
        ...(isStop(draft.type) ? [entry('trigger', words('stop.trigger'))] : []),
        ...(isPriced(draft.type) ? [entry('price', words('list.price'))] : []),
        {
          ...{ name: 'quantity', label: words('list.quantity'), unit: rules.base, step: rules.step },
          value: draft.size.value,
          onValueChange: (value) => set({ size: { by: 'quantity', value } }),
        },
      ]}
      problems={checkAmendment(latest, draft, scene)}
      refusals={futuresRefusals(intent.refusal, draft.type, 'quantity')}
      isChanged={request !== null && isChanged(latest, request)}
      isEnded={open !== undefined && order === undefined}
      onPrice={(price) => set({ price })}
    />
  )
}

const shownEffects: ReadonlySet<string> = new Set(['cost', 'liquidation'])

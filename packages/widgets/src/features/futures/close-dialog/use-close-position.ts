import { BourseletError, type Data } from '@bourselet/sdk'
import { isZero } from '@bourselet/sdk/money'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { type Position, positionsKey } from '../../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type Intent, useIntent } from '../../../shared/intent/use-intent.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { refusalProblems } from '../../../shared/ticket/problem.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import type { CloseField, CloseProblem, CloseRequest } from './close-draft.ts'

const places: Record<string, CloseField> = {
  PRICE_TICK: 'price',
  PRICE_BAND: 'price',
  QTY_STEP: 'quantity',
  MIN_NOTIONAL: 'quantity',
}

export type ClosePosition = Intent<CloseRequest, Data<'futures.close'>> & {
  /**
   * The problems for which the server refused the last attempt, each with the field that the problem concerns.
   */
  problems: CloseProblem[]
}

/**
 * Returns the intent (a write with its idempotency key) that closes the position, with the problems of its last
 * attempt. A toast shows the result.
 */
export function useClosePosition(
  position: Position,
  contract: SymbolInfo,
  onDone: () => void,
): ClosePosition {
  const { page } = useBourselet()
  const { t } = useText('futures')
  const { show } = useToast()
  const format = useFormat()
  const texts = usePairTexts(contract)
  const priceText = (price: string) => format.price(price, contract.tick)
  const refresh = () => {
    const keys = [positionsKey, liveOrdersKey('futures'), liveOrdersKey('futures', position.symbol)]
    for (const queryKey of keys) void page.queryClient.invalidateQueries({ queryKey, exact: true })
  }
  const showResult = (order: Data<'futures.close'>['orders'][number]) => {
    const isWaiting = order.status === 'open' || order.status === 'partial'
    if (!isZero(order.filled)) {
      const title = t('close.done', { quantity: texts.base(order.filled) })
      const text = t('close.average', { price: priceText(order.avg_price) })
      show({ tone: 'success', title, text })
    } else if (isWaiting) {
      const quantity = texts.base(order.quantity ?? position.quantity)
      const at = { quantity, price: priceText(order.price ?? '0') }
      show({ tone: 'success', title: t('close.placed'), text: t('close.waits', at) })
    } else show({ tone: 'warn', title: t('close.nothing') })
  }
  const intent = useIntent({
    send: (sdk, request: CloseRequest, { idempotencyKey }) => sdk.futures.close(request, { idempotencyKey }),
    onDone({ orders: [order] }) {
      refresh()
      if (order) showResult(order)
      onDone()
    },
    onFailed: refresh,
  })
  const { state } = intent
  const refusal = state.phase === 'refused' && state.error instanceof BourseletError ? state.error : null
  return {
    ...intent,
    problems: refusalProblems<CloseField>(refusal, places, (name) =>
      name === 'price' || name === 'quantity' ? name : null,
    ),
  }
}

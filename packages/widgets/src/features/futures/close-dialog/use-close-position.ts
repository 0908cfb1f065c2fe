import { BourseletError } from '@bourselet/sdk'
import { isZero } from '@bourselet/sdk/money'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { useAction } from '../../../shared/data/use-action.ts'
import { type Position, positionsKey } from '../../../shared/data/use-positions.ts'
import type { CoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
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

export type ClosePosition = {
  /** True once it was sent and taken. */
  send: (request: CloseRequest, position: Position, words: CoinWords) => Promise<boolean>
  busy: boolean
  /** What the server said of the last one, at its field. */
  problems: CloseProblem[]
  /** No answer came back: it may stand. */
  isUnknown: boolean
  reset: () => void
}

/** Closes one position and tells what came of it. */
export function useClosePosition(): ClosePosition {
  const { page } = useBourselet()
  const { t } = useText('futures')
  const { show } = useToast()
  const { run, busy, error, reset } = useAction((sdk, request: CloseRequest) => sdk.futures.close(request))
  const failure = error instanceof BourseletError ? error : null
  return {
    busy,
    reset,
    isUnknown: failure?.outcome === 'unknown',
    problems: refusalProblems<CloseField>(failure, places, (name) =>
      name === 'price' || name === 'quantity' ? name : null,
    ),
    async send(request, position, words) {
      const answer = await run(request)
      for (const queryKey of [
        positionsKey,
        liveOrdersKey('futures'),
        liveOrdersKey('futures', position.symbol),
      ]) {
        void page.queryClient.invalidateQueries({ queryKey, exact: true })
      }
      const order = answer?.orders[0]
      if (!order) return answer !== undefined
      const isWaiting = order.status === 'open' || order.status === 'partial'
      const rest = words.base(order.quantity ?? position.quantity)
      const price = words.number(order.avg_price, 'quote')
      if (!isZero(order.filled)) {
        show({
          tone: 'success',
          title: t('close.done', { quantity: words.base(order.filled) }),
          text: t('close.average', { price }),
        })
      } else if (isWaiting) {
        const at = { quantity: rest, price: words.number(order.price ?? '0', 'quote') }
        show({ tone: 'success', title: t('close.placed'), text: t('close.waits', at) })
      } else show({ tone: 'warn', title: t('close.nothing') })
      return true
    },
  }
}

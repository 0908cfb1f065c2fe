import type { Decimal } from '@bourselet/sdk/money'
import { type ReactNode, useCallback, useMemo } from 'react'
import { usePlannedOrder } from '../../../shared/data/planned-order.ts'
import type { PriceLine } from '../../../shared/data/price-line.ts'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { futuresOrders, useFuturesOrders } from '../../../shared/data/use-futures-orders.ts'
import { useMark } from '../../../shared/data/use-mark.ts'
import { isSamePosition, type Position, usePositions } from '../../../shared/data/use-positions.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useCancelOrders } from '../../../shared/orders/use-cancel-orders.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { useMemberOpened } from '../../../shared/ui/use-member-opened.ts'
import { useOpened } from '../../../shared/ui/use-opened.ts'
import type { FuturesAmendment } from '../amend-order/amend-draft.ts'
import { AmendFuturesOrder } from '../amend-order/amend-futures-order.tsx'
import { CloseDialog, TpslDialog } from '../lazy-dialogs.ts'
import { bindPosition } from '../positions/position-format.ts'
import { usePositionsBoard } from '../positions/use-positions-board.ts'
import type { PickedExit } from '../tpsl-dialog/tpsl-draft.ts'
import { planEntryOf, planLines } from './plan-lines.ts'
import { positionLines } from './position-lines.ts'

export type PositionLines = {
  /**
   * The price lines. Pass them to a chart as `lines`. The array is a new one after each new mark price of the
   * contract.
   */
  lines: readonly PriceLine[]
  /**
   * The function to pass to a chart as `onLineClose`, for the close button of a line. For a position, it asks for
   * confirmation and then closes the position. It cancels a sent order, take profit or stop loss at once. From an order
   * that is not sent yet, it removes the take profit or stop loss in the ticket.
   */
  onLineClose: (id: string) => void
  /**
   * The function to pass to a chart as `onLineMove`. For the line of a sent order, take profit or stop loss, it opens a
   * dialog with the new price. For the line of an order that is not sent yet, it changes the price in the ticket.
   */
  onLineMove: (id: string, price: Decimal) => void
  /** The dialogs of the position and its orders. Render them beside the chart, inside a widget's root. */
  dialog: ReactNode
}

/**
 * Returns lines for the price chart of a contract: the member's position, TP/SL, liquidation price and orders.
 * An order with TP/SL that is entered in a ticket of the page is included.
 */
export function usePositionLines(symbol: string): PositionLines {
  const { t } = useText('futures')
  const { t: words } = useText('orders')
  const locale = useLocale()
  const { data: open } = usePositions()
  const { data: orders } = useFuturesOrders(symbol)
  const { contractOf } = useContracts()
  const { cancel } = useCancelOrders(futuresOrders)
  const held = open?.list.find((one) => one.symbol === symbol)
  const isHeld = ({ position }: { position: Position }) =>
    held !== undefined && isSamePosition(position, held)
  const [closing, setClosing] = useOpened<{ position: Position }>(isHeld)
  const [moved, setMoved] = useOpened<{ position: Position; exit: PickedExit }>(isHeld)
  const isAmendOffered = useSiteSettings().data?.futures_amend ?? false
  const [amendment, setAmendment] = useMemberOpened<FuturesAmendment>()
  const { plan, edit } = usePlannedOrder(symbol)
  const board = usePositionsBoard(open)
  // Reading the mark price makes the hook run again at each change, so that the results on the lines are
  // recomputed.
  const mark = useMark(symbol)
  const contract = contractOf(symbol)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board returns another position at each mark price
  const position = useMemo(() => board?.position(symbol), [board, symbol, mark])
  const lines = useMemo(() => {
    if (!contract) return []
    const format = bindPosition(locale, contract.tick, contract.step)
    return positionLines(position, orders ?? [], { t, words, format, isAmendOffered })
  }, [contract, locale, position, orders, t, words, isAmendOffered])
  const shown = useMemo(() => {
    if (!contract || !plan) return lines
    const format = bindPosition(locale, contract.tick, contract.step)
    return [...lines, ...planLines(plan, { t, words, format })]
  }, [lines, contract, plan, locale, t, words])
  const onLineClose = useCallback(
    (id: string) => {
      const entry = planEntryOf(id)
      if (entry !== null) return edit({ [entry]: '' })
      const target = lines.find((line) => line.id === id)?.target
      if (target?.kind === 'order') cancel({ order_no: target.order_no })
      if (target?.kind === 'position' && held) setClosing({ position: held })
    },
    [lines, cancel, edit, held, setClosing],
  )
  const onLineMove = useCallback(
    (id: string, price: Decimal) => {
      const entry = planEntryOf(id)
      if (entry !== null) return edit({ [entry]: price })
      if (id === 'tp' || id === 'sl') return held && setMoved({ position: held, exit: { leg: id, price } })
      const target = lines.find((line) => line.id === id)?.target
      if (target?.kind !== 'order') return
      const order = orders?.find(({ order_no }) => order_no === target.order_no)
      if (order) setAmendment({ order, price })
    },
    [lines, orders, edit, held, setMoved, setAmendment],
  )
  const dialog = (
    <>
      <CloseDialog position={(closing && held) || null} type="market" onClose={() => setClosing(null)} />
      <TpslDialog
        position={(moved && held) || null}
        picked={moved?.exit ?? null}
        onClose={() => setMoved(null)}
      />
      <AmendFuturesOrder amendment={amendment} onClose={() => setAmendment(null)} />
    </>
  )
  return { lines: shown, onLineClose, onLineMove, dialog }
}

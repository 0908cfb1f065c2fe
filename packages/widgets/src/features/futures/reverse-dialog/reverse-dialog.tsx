import type { Data } from '@bourselet/sdk'
import { mul } from '@bourselet/sdk/money'
import { type FormEvent, type Ref, useRef } from 'react'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { type Position, positionsKey } from '../../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { PreviewRows, type Row } from '../../../shared/ui/preview-rows.tsx'
import { useHoldDialog } from '../../../shared/ui/use-hold-dialog.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { type PreviewedOrder, previewOrder } from '../futures-ticket/preview.ts'
import { useFuturesRows } from '../futures-ticket/ticket-preview.tsx'
import { PositionDialog } from '../positions/position-dialog.tsx'
import { useLivePosition } from '../positions/use-live-position.ts'
import { useExitMarket } from '../use-exit-market.ts'
import { useExposure } from '../use-exposure.ts'
import { useRates } from '../use-rates.ts'
import '../positions/positions.css'

export type ReverseDialogProps = {
  /** The position to reverse, as it was when the dialog opened; null closes the dialog. */
  position: Position | null
  onClose: () => void
}

/**
 * A dialog that closes a position and opens a position of the same quantity on the opposite side, with a single market
 * order.
 */
export function ReverseDialog({ position, onClose }: ReverseDialogProps) {
  const { t } = useText('futures')
  const send = useRef<HTMLButtonElement>(null)
  return (
    <PositionDialog position={position} title={t('reverse.title')} onClose={onClose} initialFocus={send}>
      {(shown, contract) => <ReverseForm send={send} position={shown} contract={contract} onDone={onClose} />}
    </PositionDialog>
  )
}

type ReverseFormProps = {
  send: Ref<HTMLButtonElement>
  position: Position
  contract: SymbolInfo
  onDone: () => void
}

function ReverseForm({ send, position: given, contract, onDone }: ReverseFormProps) {
  const { t } = useText('futures')
  const errorText = useErrorText()
  const texts = usePairTexts(contract)
  const action = useReverse(given, onDone)
  useHoldDialog(action.isBusy)
  const position = useLivePosition(given)
  const rows = useReverseRows(position, contract)
  const { symbol, side, quantity } = position
  const other = side === 'long' ? 'short' : 'long'
  const { state } = action
  const submit = (event: FormEvent) => {
    event.preventDefault()
    action.submit({
      symbol,
      side: other === 'long' ? 'buy' : 'sell',
      type: 'market',
      quantity,
      reverse: true,
    })
  }
  return (
    <form className="bl-positions__form" onSubmit={submit}>
      <PreviewRows rows={rows} />
      {state.phase === 'refused' && <Notice tone="error">{errorText(state.error)}</Notice>}
      <UnknownOutcome intent={action} />
      <p className="bl-positions__hint">{t('reverse.hint')}</p>
      <Button
        ref={send}
        type="submit"
        variant="primary"
        size="big"
        wide
        busy={state.phase === 'sending'}
        disabled={state.phase === 'unknown'}
      >
        {t('reverse.submit', { quantity: texts.base(quantity), side: t(other) })}
      </Button>
    </form>
  )
}

/**
 * Returns the rows with the margin mode and leverage of the new position, and the rows with the expected result that
 * the ticket shows for an order.
 */
function useReverseRows(position: Position, contract: SymbolInfo): Row[] {
  const { t } = useText('futures')
  const format = useFormat()
  const rates = useRates(contract)
  const { exposure } = useExposure(position.symbol, rates)
  const market = useExitMarket(position, contract)
  const rowsOf = useFuturesRows(market)
  const { side, quantity, margin_mode: mode, leverage, mark_price } = position
  const order: PreviewedOrder = {
    side: side === 'long' ? 'sell' : 'buy',
    type: 'market',
    quantity: mul(quantity, '2'),
    reduceOnly: false,
  }
  const preview =
    exposure && previewOrder(order, market, { mode, leverage }, rates, { ...exposure, position })
  const atMark = t('close.aboutMark', { price: format.price(mark_price, contract.tick) })
  return [
    { name: 'margin', label: t('confirm.margin'), value: `${t(mode)} ${leverage}×` },
    ...rowsOf(preview, true).map((row) =>
      row.name === 'average' && market.isAtMark ? { ...row, value: atMark } : row,
    ),
  ]
}

/**
 * Returns the intent (a write with its idempotency key) that reverses a position. A toast shows the result of the
 * order.
 */
function useReverse({ symbol, side }: Position, onDone: () => void) {
  const { page } = useBourselet()
  const { t } = useText('futures')
  const { show } = useToast()
  const refresh = () => {
    for (const queryKey of [positionsKey, liveOrdersKey('futures'), liveOrdersKey('futures', symbol)])
      void page.queryClient.invalidateQueries({ queryKey, exact: true })
  }
  return useIntent({
    send: (sdk, request: Parameters<typeof sdk.futures.place>[0], { idempotencyKey }) =>
      sdk.futures.place(request, { idempotencyKey }),
    onDone({ position }: Data<'futures.place'>) {
      refresh()
      // If the book is thin, the order is filled only in part, up to the price limit of the market protection.
      // The position can then still be on its old side.
      const isReversed = position !== null && position.side !== side
      show({
        tone: isReversed ? 'success' : 'warn',
        title: t(isReversed ? 'reverse.done' : 'reverse.part', { symbol }),
      })
      onDone()
    },
    onFailed: refresh,
  })
}

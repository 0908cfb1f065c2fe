import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PreviewRows, type Row, unknown } from '../ui/preview-rows.tsx'
import type { OrderMarket, Rules } from './order-terms.ts'
import { GapNotice } from './ticket-submit.tsx'
import type { ForcedBy } from './use-order-intent.ts'
import type { TicketView } from './use-ticket-form.ts'

export type OrderConfirmProps = {
  isOpen: boolean
  /** The reason why the order must be confirmed; null if the member may turn confirmations off. */
  forcedBy: ForcedBy | null
  side: 'buy' | 'sell' | undefined
  pair: string
  rules: Rules
  /** The expected result of the order; null while it is unknown. */
  preview: TicketView['preview']
  /** Content above the rows of the dialog, for example a sentence about the condition of the order. */
  lead?: ReactNode
  rows: readonly Row[]
  /** Label of the confirm button, which names the order. */
  label: string
  onClose: () => void
  onConfirm: () => void
  /** Sets the limit price of the ticket to the given price. */
  onPrice: (price: string) => void
}

/**
 * Ignores the repeated events of an Enter key that is held down. Otherwise the key press that opened the dialog
 * would also confirm the order.
 */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/**
 * Minimum time in ms before a dialog in an iframe can be confirmed. The page around the iframe may have covered the
 * button that the member clicked, so the member needs time to read the order.
 */
const READ_MS = 1_000

/** Returns true once a dialog has been open for at least `READ_MS`. */
function useReadable(isOpen: boolean): boolean {
  const [isReadable, setReadable] = useState(false)
  useEffect(() => {
    setReadable(false)
    if (!isOpen) return
    const timer = setTimeout(() => setReadable(true), READ_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isReadable
}

/** The dialog that shows all terms of an order before the order is sent. */
export function OrderConfirm(props: OrderConfirmProps) {
  const { isOpen, forcedBy, side, pair, rules, preview, lead, rows, label, onClose, onConfirm, onPrice } =
    props
  const { t } = useText('shared')
  const { t: words } = useText('orders')
  const format = useFormat()
  const { set } = usePreferences()
  const { isFramed } = useBourselet()
  const isReadable = useReadable(isOpen)
  const [isQuiet, setQuiet] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const primary = useRef<HTMLButtonElement>(null)
  const gap = forcedBy === 'price' ? preview?.gap : null
  const at = (price: string) => format.price(price, rules.tick)
  const reset = () => {
    setQuiet(false)
    setAgreed(false)
  }
  const leave = () => {
    reset()
    onClose()
  }
  const confirm = () => {
    if (isQuiet) set({ confirmOrders: false })
    reset()
    onConfirm()
  }
  const takePrice = (price: string) => {
    leave()
    onPrice(price)
  }
  const send = (
    <Button
      ref={gap ? undefined : primary}
      variant={side}
      disabled={(gap != null && !isAgreed) || (isFramed && !isReadable)}
      onKeyDown={ignoreRepeats}
      onClick={(event) => event.detail <= 1 && confirm()}
    >
      {label}
    </Button>
  )
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && leave()}
      // Pressing outside the dialog does not close the dialog. Such a press may be the second click of the double click
      // that opened the dialog.
      sticky
      title={words('confirm.title')}
      description={pair}
      initialFocus={primary}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('cancel')}
          </Button>
          {send}
          {gap && (
            <Button
              ref={primary}
              variant="primary"
              onKeyDown={ignoreRepeats}
              onClick={(event) => event.detail <= 1 && takePrice(gap.market)}
            >
              {words('gap.use', { price: at(gap.market) })}
            </Button>
          )}
        </>
      }
    >
      <div className="bl-ticket__confirm">
        {preview?.gap && <GapNotice preview={preview} rules={rules} />}
        {lead}
        <PreviewRows rows={rows} />
        {gap && (
          <Checkbox checked={isAgreed} onCheckedChange={setAgreed}>
            {words('gap.agree', { price: at(gap.price) })}
          </Checkbox>
        )}
        {forcedBy ? (
          <p className="bl-note">{words(`confirm.forced.${forcedBy}`)}</p>
        ) : (
          <Checkbox checked={isQuiet} onCheckedChange={setQuiet}>
            {words('confirm.again')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

type Met = Pick<NonNullable<TicketView['preview']>, 'fill' | 'slippage'>

/**
 * Returns a function that creates a row of the confirmation: the average price of the part that trades at once,
 * and its distance from the best price.
 */
export function useAverageRow({ rules }: OrderMarket): (preview: Met | null) => Row {
  const { t } = useText('orders')
  const format = useFormat()
  return (preview) => {
    const { fill, slippage } = preview ?? {}
    const slip = slippage ? ` (${format.percent(slippage)})` : ''
    return {
      name: 'average',
      label: t('list.average'),
      value: fill ? format.price(fill.average, rules.tick) + slip : unknown,
      tone: 'quiet',
    }
  }
}

/** Returns the first row of a confirmation, with the side and the type of the order. */
export function useKindRow(): (side: 'buy' | 'sell', words: string) => Row {
  const { t } = useText('orders')
  return (side, words) => ({
    name: 'kind',
    label: t('confirm.kind'),
    value: (
      <span className="bl-ticket__kind" data-side={side}>
        <span className="bl-arrow" data-trend={side === 'buy' ? 'up' : 'down'} aria-hidden /> {words}
      </span>
    ),
  })
}

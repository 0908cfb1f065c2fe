import { decimals } from '@bourselet/sdk/money'
import { type ReactNode, useRef, useState } from 'react'
import type { Product } from '../data/live-tickers.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'
import { PreviewRows, type Row } from '../ui/preview-rows.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { GapCase, type GapCaseProps } from './gap-case.tsx'
import type { Rules } from './order-terms.ts'
import { GapNotice, usePartialText } from './ticket-submit.tsx'
import type { ForcedBy } from './use-order-intent.ts'
import type { TicketView } from './use-ticket-form.ts'

export type OrderConfirmProps = {
  isOpen: boolean
  /** The reason why the order must be confirmed; null if the member may turn confirmations off. */
  forcedBy: ForcedBy | null
  side: 'buy' | 'sell' | undefined
  pair: string
  rules: Rules
  product: Product
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

/** Names of the rows whose values `GapCase` shows. */
const ofGapCase: ReadonlySet<string> = new Set(['total', 'bound', 'value', 'average', 'distance'])

/** The dialog that shows all terms of an order before the order is sent. */
export function OrderConfirm(props: OrderConfirmProps) {
  const { isOpen, forcedBy, side, pair, rules, product, preview, lead, label, onClose, onConfirm } = props
  const { t } = useText('orders')
  const format = useFormat()
  const [isAgreed, setAgreed] = useState(false)
  const gap = preview?.gap
  const far = useFar(props)
  const partialText = usePartialText(rules)
  // If the order is not expected to trade at once, its rows show the total instead of `GapCase`.
  const isDealShown = far !== null && far.gap.by !== 'trigger' && far.outcome !== 'ends'
  const at = (price: string) => format.price(price, rules.tick)
  const reason = far ? 'price' : forcedBy
  const share = far ? format.percent(far.gap.guard, { decimals: decimals(far.gap.guard) }) : ''
  return (
    <ConfirmDialog
      {...{ isOpen, label }}
      title={t('confirm.title')}
      description={pair}
      preference="confirmOrders"
      againText={t('confirm.again')}
      requiredText={reason && t(`confirm.forced.${reason}`, { share })}
      variant={side}
      isDisabled={far !== null && !isAgreed}
      instead={
        far && {
          label: t('gap.use', { price: at(far.gap.market) }),
          onPress: () => props.onPrice(far.gap.market),
        }
      }
      onClose={() => {
        setAgreed(false)
        onClose()
      }}
      onConfirm={() => {
        setAgreed(false)
        onConfirm()
      }}
    >
      {gap && !far && <GapNotice preview={preview} rules={rules} />}
      {far && <GapCase preview={far} {...{ rules, product, isDealShown }} />}
      {forcedBy === 'partial' && preview && <Notice tone="warn">{partialText(preview)}</Notice>}
      {lead}
      <PreviewRows rows={isDealShown ? props.rows.filter(({ name }) => !ofGapCase.has(name)) : props.rows} />
      {far && (
        <Checkbox checked={isAgreed} onCheckedChange={setAgreed}>
          {t('gap.agree', { price: at(far.gap.price) })}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}

type Far = GapCaseProps['preview']

/**
 * Returns the preview of an order whose price is far from the market; null if the price is not far. A preview that the
 * open dialog has shown is kept until the dialog closes, also if the market comes near the price. Otherwise the focused
 * button would disappear, and the order could be confirmed without the checkbox.
 */
function useFar({ isOpen, forcedBy, preview }: OrderConfirmProps): Far | null {
  const wasOpen = useRef(false)
  const last = useRef<Far | null>(null)
  // The preview is kept while the dialog fades out, so it is cleared when the dialog opens again.
  if (isOpen && !wasOpen.current) last.current = null
  wasOpen.current = isOpen
  const gap = preview?.gap
  if (forcedBy === 'price' && gap) last.current = { ...preview, gap }
  return last.current && { ...last.current, ...preview, gap: gap ?? last.current.gap }
}

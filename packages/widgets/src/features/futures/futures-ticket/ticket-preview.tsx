import { abs, compare, type Decimal, isZero, mul, neg, percent, sub } from '@bourselet/sdk/money'
import { type Format, useFormat } from '../../../shared/format/use-format.ts'
import { type PairTexts, usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAverageRow, useKindRow } from '../../../shared/ticket/confirm-rows.tsx'
import { OrderConfirm } from '../../../shared/ticket/lazy-order-confirm.ts'
import { useOutcomeText } from '../../../shared/ticket/ticket-submit.tsx'
import { Explained } from '../../../shared/ui/explained.tsx'
import { NowAfter, PreviewRows, type Row, unknown } from '../../../shared/ui/preview-rows.tsx'
import { isNear, NEAR } from '../risk.ts'
import { StopLossWarning, TriggerPreview } from './exit-fields.tsx'
import { closable, type FuturesMarket, splitOrder } from './exposure.ts'
import { type FuturesRequest, isStop, isTrigger } from './model.ts'
import type { Preview, Standing } from './preview.ts'
import { useStopSentence } from './stop-fields.tsx'
import { type FuturesTicketState, useFuturesTicket } from './use-futures-ticket.ts'

type Texts = {
  t: ReturnType<typeof useText<'futures'>>['t']
  format: Format
  texts: PairTexts
  market: FuturesMarket
}

/** The expected result of the order: cost, fees, position and liquidation price. */
export function FuturesTicketPreview() {
  const { market, preview, form } = useFuturesTicket()
  const rowsOf = useFuturesRows(market)
  const { type } = form.draft
  if (isTrigger(type)) return <TriggerPreview />
  return <PreviewRows rows={rowsOf(preview, type === 'market', isStop(type))} />
}

/** Returns a function that builds the rows with the expected result of an order. */
export function useFuturesRows(
  market: FuturesMarket,
): (preview: Preview | null, withAverage: boolean, isWaiting?: boolean) => Row[] {
  const { t } = useText('futures')
  const bound = { t, format: useFormat(), texts: usePairTexts(market.rules), market }
  const averageRow = useAverageRow(market)
  return (preview, withAverage, isWaiting = false) => [
    costRow(bound, preview, isWaiting),
    feeRow(bound, preview),
    ...(withAverage ? [averageRow(preview)] : []),
    positionRow(bound, preview),
    liquidationRow(bound, preview),
    ...(preview?.realized ? [realizedRow(bound, preview.realized)] : []),
  ]
}

const costRow = ({ t, texts }: Texts, preview: Preview | null, isWaiting: boolean): Row => ({
  name: 'cost',
  label: (
    <Explained about={t(isWaiting ? 'ticket.stopCostHint' : 'ticket.costHint')}>{t('ticket.cost')}</Explained>
  ),
  value: preview ? texts.cost(preview.cost) : unknown,
  tone: 'strong',
})

const feeRow = ({ t, texts }: Texts, preview: Preview | null): Row => ({
  name: 'fee',
  label: t('ticket.fees'),
  value: preview
    ? `${texts.number(preview.fee.maker, 'quote', 'UP')} / ${texts.fee(preview.fee.taker, 'quote')}`
    : unknown,
})

function positionRow({ t, texts, market }: Texts, preview: Preview | null): Row {
  const size = (standing: Standing | null) => texts.number(signed(standing), 'base')
  return {
    name: 'position',
    label: t('ticket.position'),
    value: preview ? (
      <NowAfter now={size(preview.now)} after={`${size(preview.after)}\u00a0${market.rules.base}`} />
    ) : (
      unknown
    ),
  }
}

function liquidationRow({ t, format, market }: Texts, preview: Preview | null): Row {
  const price = (standing: Standing | null) =>
    standing?.liquidation ? format.price(standing.liquidation, market.rules.tick) : unknown
  return {
    name: 'liquidation',
    label: <Explained about={t('positions.liqAbout')}>{t('ticket.liquidation')}</Explained>,
    value: preview?.now ? (
      <NowAfter now={price(preview.now)} after={price(preview.after)} />
    ) : (
      price(preview?.after ?? null)
    ),
    ...(isNear(preview?.after?.liquidation, market.mark, NEAR) ? { tone: 'warn' as const } : {}),
  }
}

const realizedRow = ({ t, texts }: Texts, realized: Decimal): Row => ({
  name: 'realized',
  label: t('ticket.realized'),
  value: texts.result(realized),
})

const signed = (standing: Standing | null): Decimal => {
  if (!standing) return '0'
  return standing.side === 'long' ? standing.quantity : neg(standing.quantity)
}

/** The confirmation dialog with all terms of the order. */
export function FuturesConfirm() {
  const { t } = useText('futures')
  const ticket = useFuturesTicket()
  const { intent, market, form } = ticket
  const { isOpen, order, preview, forcedBy } = intent.review
  const rowsOf = useFuturesRows(market)
  const orderRows = useOrderRows(market)
  const stopSentence = useStopSentence(market)
  const labelOf = useLabelOf(ticket)
  const rows = order ? orderRows(order, preview) : []
  if (order?.quantity) rows.push(...rowsOf(preview, preview?.fill != null, isStop(order.type)))
  const sentence = order && stopSentence(order)
  return (
    <OrderConfirm
      {...{ isOpen, forcedBy, rows, preview }}
      lead={
        <>
          {sentence && <p className="bl-ticket__condition">{sentence}</p>}
          <StopLossWarning stopLoss={order?.stop_loss} position={preview?.after ?? null} market={market} />
        </>
      }
      product="futures"
      rules={market.rules}
      side={order?.side}
      pair={t('leverage.contract', { symbol: market.rules.symbol })}
      label={order ? labelOf(order) : ''}
      onClose={intent.back}
      onConfirm={intent.confirm}
      onPrice={form.setPrice}
    />
  )
}

/** Returns a function that builds the rows that describe the request: side and type, prices, amount, margin. */
export function useOrderRows({
  rules,
}: FuturesMarket): (order: FuturesRequest, preview: Preview | null) => Row[] {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const format = useFormat()
  const texts = usePairTexts(rules)
  const kindRow = useKindRow()
  const at = (value: string | undefined) => value && `${format.price(value, rules.tick)}\u00a0${rules.quote}`
  return (order, preview) => {
    const { side, type, quantity, tif, margin_mode, leverage, trigger_by } = order
    const kind = t(tif === 'PO' ? 'kind.postOnly' : `kind.${type}`)
    const rows: Row[] = [kindRow(side, `${own(`ticket.${side}`)} · ${kind}`)]
    const add = (name: string, label: string, value: string | false | undefined, tone?: 'strong') => {
      if (value) rows.push({ name, label, value, ...(tone ? { tone } : {}) })
    }
    add('price', t('confirm.limitPrice'), at(order.price), 'strong')
    add('trigger', own('ticket.trigger'), at(order.trigger_price), 'strong')
    add('quantity', t('list.quantity'), quantity && texts.base(quantity), 'strong')
    // If nothing of a limit order is expected to trade or rest, its value at the limit price is shown.
    const isNothing = preview && isZero(preview.quantity)
    const value = isNothing ? order.price && mul(order.price, preview.left) : preview?.notional
    add('value', own('ticket.value'), value && texts.cost(value), 'strong')
    add(
      'margin',
      own('confirm.margin'),
      margin_mode && leverage !== undefined && `${own(margin_mode)} ${leverage}×`,
    )
    add('reduce', own('ticket.reduceOnly'), order.reduce_only && '✓')
    add('tp', t('kind.tp'), at(order.take_profit))
    add('sl', t('kind.sl'), at(order.stop_loss))
    add('by', own('tpsl.by'), trigger_by && own(`tpsl.${trigger_by}`))
    add('tif', t('tif.label'), tif && tif !== 'PO' && t(`tif.${tif}`))
    return rows
  }
}

/**
 * The content of the submit button: its label ("open", "close" or "reverse" with the quantity) and the side
 * that colors it.
 */
type OrderLabel = {
  label: string
  side: 'buy' | 'sell'
}

/** Returns the label and the side of the submit button for the entered order. */
export function useOrderLabel(ticket: FuturesTicketState): OrderLabel {
  const { form, preview, exposure } = ticket
  const { type, trigger, reduceOnly } = form.draft
  const away = exposure?.position?.side === 'short' ? 'buy' : 'sell'
  const side = isTrigger(type) ? away : form.draft.side
  const labelOf = useLabelOf(ticket)
  return {
    label: labelOf({
      side,
      type,
      trigger_price: trigger || undefined,
      quantity: preview?.quantity,
      reduce_only: reduceOnly,
    }),
    side,
  }
}

type LabeledOrder = Pick<FuturesRequest, 'side' | 'type' | 'quantity' | 'trigger_price' | 'reduce_only'>

/** Returns a function that creates the label of the button that sends an order. */
function useLabelOf({
  market,
  exposure,
}: Pick<FuturesTicketState, 'market' | 'exposure'>): (order: LabeledOrder) => string {
  const { t } = useText('futures')
  const { t: shared } = useText('orders')
  const format = useFormat()
  const texts = usePairTexts(market.rules)
  const position = exposure?.position ?? null
  return ({ side, type, trigger_price: trigger, quantity: entered, reduce_only: reduceOnly = false }) => {
    if (isTrigger(type)) {
      if (!trigger) return shared(`kind.${type}`)
      return t(type === 'tp' ? 'ticket.setTp' : 'ticket.setSl', {
        price: format.price(trigger, market.rules.tick),
      })
    }
    if (entered === undefined || isZero(entered)) return t(`ticket.${side}`)
    const isBuy = side === 'buy'
    if (isZero(closable(position, side))) {
      return t(isBuy ? 'ticket.buyDeal' : 'ticket.sellDeal', { quantity: texts.base(entered) })
    }
    const { closing, opening } = splitOrder(position, side, entered, reduceOnly)
    if (isZero(opening)) {
      return t(isBuy ? 'ticket.closeShort' : 'ticket.closeLong', { quantity: texts.base(closing) })
    }
    return t(isBuy ? 'ticket.flipLong' : 'ticket.flipShort', { quantity: texts.base(entered) })
  }
}

/**
 * Returns a note on the expected outcome of the order, for example that a TP/SL order waits for its price, or
 * that a reversing order first closes and then opens a position.
 */
export function useFuturesOutcome(ticket: FuturesTicketState): string | null {
  const { t } = useText('futures')
  const { form, market, preview, sized, exposure } = ticket
  const texts = usePairTexts(market.rules)
  const outcome = useOutcomeText(ticket)
  const { type, side, postOnly, reduceOnly } = form.draft
  if (isTrigger(type)) return t('ticket.waits')
  if (!preview || (postOnly && type === 'limit')) return outcome
  if (reduceOnly) {
    const isCut = sized.quantity !== '' && compare(preview.quantity, sized.quantity) < 0
    return isCut ? t('ticket.shrinks', { quantity: texts.base(preview.quantity) }) : outcome
  }
  const { closing, opening } = splitOrder(exposure?.position ?? null, side, preview.quantity, false)
  if (isZero(closing) || isZero(opening)) return outcome
  return t('ticket.flips', { closed: texts.base(closing), opened: texts.base(opening) })
}

/**
 * Maximum distance between the liquidation price and the mark price, as a fraction of the mark price, at which the
 * ticket shows a warning text.
 */
const VERY_NEAR: Decimal = '0.02'

/** Returns the warning about a liquidation price near the mark price; null if there is none. */
export function useLiquidationWarning({ preview, market }: FuturesTicketState): string | null {
  const { t } = useText('futures')
  const format = useFormat()
  const liquidation = preview?.after?.liquidation
  if (!liquidation || !market.mark || !isNear(liquidation, market.mark, VERY_NEAR)) return null
  return t('ticket.near', { share: format.percent(percent(abs(sub(liquidation, market.mark)), market.mark)) })
}

import { type Decimal, isNegative, isWireAmount, trim } from '@bourselet/sdk/money'
import { resultText } from '../../../shared/format/result-text.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useTicketField } from '../../../shared/ticket/ticket-fields.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { NowAfter, PreviewRows, type Row } from '../../../shared/ui/preview-rows.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { isPastLiquidation } from '../risk.ts'
import { type FuturesMarket, signedQuantity } from './exposure.ts'
import { isTrigger } from './model.ts'
import { exitResult, type Standing } from './preview.ts'
import { type FuturesForm, type FuturesTicketState, useFuturesTicket } from './use-futures-ticket.ts'

type ExitResultProps = {
  /** The position that the take profit or stop loss would close; null if unknown. */
  position: Pick<Standing, 'side' | 'quantity' | 'entry'> | null
  /** True for a stop loss that would fire only after a liquidation, so that no result is shown. */
  isPast: boolean
  price: Decimal | ''
  leverage: number
  market: FuturesMarket
}

/** The result of closing a position at a price: in USDT, and in percent of the margin. */
function ExitResult({ position, isPast, price, leverage, market }: ExitResultProps) {
  const format = useFormat()
  if (!position || isPast || price === '' || !isWireAmount(trim(price))) {
    return <span className="bl-futures-ticket__result">—</span>
  }
  const { pnl, roe } = exitResult(position, price, leverage, market)
  const trend = isNegative(pnl) ? 'down' : 'up'
  return (
    <span className="bl-futures-ticket__result" data-trend={trend}>
      {resultText(format, pnl)} {format.percent(roe, { signed: true })}
    </span>
  )
}

type StopLossWarningProps = {
  stopLoss: Decimal | '' | undefined
  /** The position that the stop loss would close; null if unknown. */
  position: Pick<Standing, 'side' | 'liquidation'> | null
  market: FuturesMarket
}

/**
 * A warning about a stop loss beyond the liquidation price of its position. Renders nothing if the stop loss would fire
 * before the liquidation.
 */
export function StopLossWarning({ stopLoss = '', position, market }: StopLossWarningProps) {
  const { t } = useText('futures')
  const format = useFormat()
  if (!position?.liquidation || !isPastLiquidation(stopLoss, position.side, position.liquidation)) return null
  const price = format.price(position.liquidation, market.rules.tick)
  return <Notice tone="warn">{t('tpsl.pastLiq', { price })}</Notice>
}

/** A select for the price type, last or mark, that triggers a stop order, take profit and stop loss. */
export function TriggerBySelect({ form }: { form: FuturesForm }) {
  const { t } = useText('futures')
  return (
    <Select
      variant="quiet"
      aria-label={t('tpsl.by')}
      value={form.draft.triggerBy}
      onValueChange={(next) => form.set({ triggerBy: next })}
      options={[
        { value: 'last', label: t('tpsl.last') },
        { value: 'mark', label: t('tpsl.mark') },
      ]}
    />
  )
}

/**
 * The fields for the take profit and stop loss of the order, each with the expected result of closing the whole
 * position. Renders nothing while TP/SL is not selected, for reduce-only orders and for TP/SL orders.
 */
export function FuturesTicketExits() {
  const { t } = useText('futures')
  const format = useFormat()
  const ticket = useFuturesTicket()
  const { exposure, market, form } = ticket
  const { tick } = market.rules
  const { type, withExits, reduceOnly } = form.draft
  if (isTrigger(type) || !withExits || reduceOnly) return null
  const old = [exposure?.position?.take_profit, exposure?.position?.stop_loss].flatMap((one) =>
    one ? format.price(one.price, tick) : [],
  )
  return (
    <div className="bl-futures-ticket__exits">
      <Exit ticket={ticket} name="takeProfit" />
      <Exit ticket={ticket} name="stopLoss" />
      <StopLossWarning
        stopLoss={form.draft.stopLoss}
        position={ticket.preview?.after ?? null}
        market={market}
      />
      <div className="bl-futures-ticket__scope" data-replaces={old.length > 0 || undefined}>
        <span>
          {t('ticket.whole')}
          {old.length > 0 && <> {t('ticket.replaces', { prices: old.join(' / ') })}</>}
        </span>
        <TriggerBySelect form={form} />
      </div>
    </div>
  )
}

function Exit({ ticket, name }: { ticket: FuturesTicketState; name: 'takeProfit' | 'stopLoss' }) {
  const { t } = useText('futures')
  const { form, market, preview, choice } = ticket
  const price = form.draft[name]
  const field = useTicketField(ticket, name, price)
  const after = preview?.after ?? null
  const isPast =
    name === 'stopLoss' && after !== null && isPastLiquidation(price, after.side, after.liquidation)
  return (
    <div className="bl-futures-ticket__exit">
      <AmountField
        {...field}
        label={
          <>
            <span aria-hidden>{t(name === 'takeProfit' ? 'ticket.tp' : 'ticket.sl')}</span>
            <span className="bl-hidden">{t(name === 'takeProfit' ? 'tpsl.tpPrice' : 'tpsl.slPrice')}</span>
          </>
        }
        onValueChange={(next) => form.set({ [name]: next })}
        step={market.rules.tick}
      />
      <ExitResult position={after} leverage={choice.margin.leverage} {...{ isPast, price, market }} />
    </div>
  )
}

/**
 * The trigger price field of a take profit or stop loss order for the open position; a notice if the member has no
 * position. Renders nothing for other order types.
 */
export function FuturesTicketTrigger() {
  const { t } = useText('futures')
  const { t: words } = useText('orders')
  const ticket = useFuturesTicket()
  const { form, market, exposure, signedIn } = ticket
  const { type, trigger } = form.draft
  const field = useTicketField(ticket, 'trigger', trigger)
  if (!isTrigger(type)) return null
  if (signedIn && exposure && !exposure.position) return <Notice tone="warn">{t('ticket.noPosition')}</Notice>
  return (
    <>
      <Segment
        label={t('ticket.exitKind')}
        size="small"
        value={type === 'sl' ? 'sl' : 'tp'}
        onValueChange={(next) => form.set({ type: next })}
        options={[
          { value: 'tp', label: words('kind.tp') },
          { value: 'sl', label: words('kind.sl') },
        ]}
      />
      <AmountField
        {...field}
        label={t('ticket.trigger')}
        onValueChange={(next) => form.set({ trigger: next })}
        unit={<TriggerBySelect form={form} />}
        step={market.rules.tick}
        steppers
      />
      {type === 'sl' && exposure?.position && (
        <StopLossWarning
          stopLoss={trigger}
          position={{ side: exposure.position.side, liquidation: exposure.position.liq_price }}
          market={market}
        />
      )}
      <p className="bl-note">{t('tpsl.about')}</p>
    </>
  )
}

/**
 * The open position, and the expected result if the entered trigger fires. Renders nothing if the member has no
 * position.
 */
export function TriggerPreview() {
  const { t } = useText('futures')
  const format = useFormat()
  const { exposure, market, form, signedIn } = useFuturesTicket()
  const { base, tick } = market.rules
  const texts = usePairTexts(market.rules)
  const { type, trigger } = form.draft
  const position = exposure?.position ?? null
  if (signedIn && exposure && !position) return null
  const held = position && { ...position, entry: position.entry_price }
  const isPast =
    type === 'sl' && position !== null && isPastLiquidation(trigger, position.side, position.liq_price)
  const old = type === 'sl' ? position?.stop_loss : position?.take_profit
  const rows: Row[] = [
    {
      name: 'position',
      label: t('ticket.position'),
      value: position ? (
        <NowAfter now={texts.number(signedQuantity(position), 'base')} after={`0\u00a0${base}`} />
      ) : (
        '—'
      ),
    },
    {
      name: 'result',
      label: t('ticket.result'),
      value: (
        <ExitResult
          position={held}
          isPast={isPast}
          price={trigger}
          leverage={position?.leverage ?? 1}
          market={market}
        />
      ),
    },
  ]
  if (old && trigger !== '') {
    const prices = format.price(old.price, tick)
    rows.push({ name: 'old', label: t('ticket.replaces', { prices }), value: '', tone: 'quiet' })
  }
  return <PreviewRows rows={rows} />
}

import { decimals } from '@bourselet/sdk/money'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import {
  BalanceLine,
  BalancePercentage,
  BestPrices,
  PriceField,
  TicketSettings,
  TifSelect,
  UnitSelect,
  useTicketField,
} from '../../../shared/ticket/ticket-fields.tsx'
import { Notices, SubmitButton } from '../../../shared/ticket/ticket-submit.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { availableFor } from './exposure.ts'
import { isPriced, isStop, isTrigger, sizeOfPercentage } from './model.ts'
import { StopLimitPrice } from './stop-fields.tsx'
import { useFuturesOutcome, useLiquidationWarning, useOrderLabel } from './ticket-preview.tsx'
import { useFuturesTicket } from './use-futures-ticket.ts'

/** Buttons that show margin mode and leverage of the next order and open their dialogs, and one that opens the calculator. */
export function FuturesTicketMargin() {
  const { t } = useText('futures')
  const errorText = useErrorText()
  const { choice, problemOf, setDialog } = useFuturesTicket()
  const { mode, leverage } = choice.margin
  const problem = problemOf('marginMode') ?? problemOf('leverage')
  return (
    <div className="bl-futures-ticket__margin" data-invalid={problem ? true : undefined}>
      <button
        type="button"
        name="marginMode"
        className="bl-futures-ticket__pick bl-touch"
        aria-label={t('ticket.marginButton', { mode: t(mode) })}
        title={choice.bounds.isModeLocked ? t('ticket.locked') : undefined}
        onClick={() => setDialog('mode')}
      >
        {t(mode)}
        <Icon shape={choice.bounds.isModeLocked ? icons.lock : icons.chevronDown} size={14} />
      </button>
      <button
        type="button"
        name="leverage"
        className="bl-futures-ticket__pick bl-touch bl-numbers"
        aria-label={t('ticket.leverageButton', { leverage })}
        onClick={() => setDialog('leverage')}
      >
        {leverage}×
        <Icon shape={icons.chevronDown} size={14} />
      </button>
      <button
        type="button"
        className="bl-futures-ticket__pick bl-touch"
        aria-label={t('ticket.calculator')}
        title={t('ticket.calculator')}
        onClick={() => setDialog('calculator')}
      >
        <Icon shape={icons.calculator} size={16} />
      </button>
      {problem && (
        <p className="bl-futures-ticket__wrong" role="alert">
          {errorText(problem)}
        </p>
      )}
    </div>
  )
}

/** The choice of buy or sell. Renders nothing for a TP/SL order, because its side depends on the position. */
export function FuturesTicketSide() {
  const { t } = useText('futures')
  const { form } = useFuturesTicket()
  if (isTrigger(form.draft.type)) return null
  return (
    <Segment
      label={t('ticket.side')}
      value={form.draft.side}
      onValueChange={form.setSide}
      options={[
        { value: 'buy', label: t('ticket.buy'), tone: 'buy', shortcut: 'B' },
        { value: 'sell', label: t('ticket.sell'), tone: 'sell', shortcut: 'S' },
      ]}
    />
  )
}

/** The choice of limit, market, stop or TP/SL, with the time in force and the order settings. */
export function FuturesTicketType() {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const { form, stops, exposure, market, setDialog } = useFuturesTicket()
  const { type } = form.draft
  const [stop] = stops
  const choose = (tab: string) => {
    if (tab === 'exits') form.set({ type: 'tp' })
    else if (tab === 'stop') stop && form.set({ type: stop })
    else form.set({ type: tab === 'market' ? 'market' : 'limit' })
  }
  return (
    <div className="bl-ticket__types">
      <Tabs
        size="inline"
        label={t('ticket.type')}
        value={isTrigger(type) ? 'exits' : isStop(type) ? 'stop' : type}
        onValueChange={choose}
        tabs={[
          { value: 'limit', label: t('kind.limit'), shortcut: 'L' },
          { value: 'market', label: t('kind.market'), shortcut: 'M' },
          ...(stop ? [{ value: 'stop', label: t('kind.stop'), shortcut: 'C' }] : []),
          { value: 'exits', label: own('ticket.exits') },
        ]}
        end={
          <>
            {isPriced(type) && <TifSelect form={form} />}
            <TicketSettings rules={market.rules} onScale={exposure ? () => setDialog('scale') : undefined} />
          </>
        }
      />
    </div>
  )
}

/** The margin available to new orders, with a button that opens a transfer. */
export function FuturesTicketBalance() {
  const { t } = useText('futures')
  const { exposure, isLoading, market, signedIn, choice, onTransfer } = useFuturesTicket()
  const texts = usePairTexts(market.rules)
  const coin = market.rules.quote
  return (
    <BalanceLine
      coin={coin}
      amount={exposure && texts.quote(availableFor(exposure, choice.margin.mode))}
      isLoading={isLoading}
      more={signedIn ? { label: t('ticket.transfer', { coin }), onPress: onTransfer } : undefined}
    />
  )
}

/** The best bid and the best ask as buttons that fill the limit price. Renders nothing for a TP/SL order. */
export function FuturesTicketBestPrices() {
  const { market, form } = useFuturesTicket()
  const { type } = form.draft
  if (isTrigger(type)) return null
  return <BestPrices market={market} disabled={!isPriced(type)} onPick={form.setPrice} />
}

/** The limit price of the order. Renders nothing for TP/SL orders and stop market orders. */
export function FuturesTicketPrice() {
  const ticket = useFuturesTicket()
  const { type } = ticket.form.draft
  if (isTrigger(type) || type === 'stop_market') return null
  return isStop(type) ? <StopLimitPrice /> : <PriceField ticket={ticket} />
}

/** The size field, in base coin or as a value in quote coin. Renders nothing for a TP/SL order. */
export function FuturesTicketSize() {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const ticket = useFuturesTicket()
  const { form, market, sized } = ticket
  const { step, tick } = market.rules
  const { by } = sized
  const field = useTicketField(ticket, by, sized[by])
  if (isTrigger(form.draft.type)) return null
  return (
    <AmountField
      {...field}
      key={by}
      label={by === 'total' ? own('ticket.value') : t('list.quantity')}
      onValueChange={(value) => form.set({ size: { by, value } })}
      unit={
        <UnitSelect
          rules={market.rules}
          value={by}
          onValueChange={(next) => form.set({ size: { by: next, value: sized[next] } })}
        />
      }
      // An order value has as many decimals as a price, but at least two.
      step={by === 'quantity' ? step : decimals(tick) > 2 ? tick : '0.01'}
      steppers={by === 'quantity'}
      shortcut="Q"
    />
  )
}

/**
 * A slider for the size as a percentage of the largest order that margin and brackets allow. For a reduce-only
 * order it is a percentage of the position. Renders nothing for a TP/SL order.
 */
export function FuturesTicketPercentage() {
  const { t } = useText('futures')
  const { form, largest, percentage, intent, market, layout } = useFuturesTicket()
  const { type, size } = form.draft
  if (isTrigger(type)) return null
  return (
    <BalancePercentage
      label={t('ticket.share')}
      value={percentage}
      chosen={size.percentage === percentage ? percentage : null}
      isTouch={layout === 'sheet'}
      disabled={largest === null || intent.isLocked}
      onTake={(taken) =>
        largest !== null && form.set({ size: sizeOfPercentage(largest, taken, market.rules) })
      }
    />
  )
}

/**
 * The options TP/SL, reduce-only and post-only. A reduce-only order cannot have TP/SL, because it opens no
 * position that TP/SL could protect. Renders nothing for a TP/SL order.
 */
export function FuturesTicketOptions() {
  const { t } = useText('futures')
  const { t: shared } = useText('orders')
  const errorText = useErrorText()
  const { form, problemOf } = useFuturesTicket()
  const { type, withExits, reduceOnly, postOnly } = form.draft
  const problem = problemOf('reduceOnly')
  if (isTrigger(type)) return null
  return (
    <div className="bl-futures-ticket__choices">
      <div className="bl-futures-ticket__ticks">
        <Checkbox
          checked={withExits && !reduceOnly}
          disabled={reduceOnly}
          onCheckedChange={(next) => form.set({ withExits: next })}
        >
          {t('ticket.exits')}
        </Checkbox>
        <Checkbox
          name="reduceOnly"
          checked={reduceOnly}
          onCheckedChange={(next) => form.set({ reduceOnly: next })}
        >
          {t('ticket.reduceOnly')}
        </Checkbox>
        {type === 'limit' && (
          <Checkbox checked={postOnly} onCheckedChange={(next) => form.set({ postOnly: next })}>
            {shared('kind.postOnly')}
          </Checkbox>
        )}
      </div>
      {problem && (
        <p className="bl-futures-ticket__wrong" role="alert">
          {errorText(problem)}
        </p>
      )}
    </div>
  )
}

/** Warnings about the current entries, and the refusals or the unknown outcome of the last order. */
export function FuturesTicketNotices() {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const ticket = useFuturesTicket()
  const { intent, market, isStale } = ticket
  const texts = usePairTexts(market.rules)
  const warning = useLiquidationWarning(ticket)
  const sent = 'key' in intent.state ? intent.state.input : null
  const quantity = sent?.quantity && texts.base(sent.quantity)
  const order = sent && (quantity ? t(`unknown.${sent.side}`, { quantity }) : own('unknown.trigger'))
  return <Notices {...{ ticket, isStale, order, warning }} />
}

/** The submit button, whose label describes the order, with a note on the expected outcome below it. */
export function FuturesTicketSubmit() {
  const ticket = useFuturesTicket()
  const { form, exposure } = ticket
  const { label, side } = useOrderLabel(ticket)
  const outcome = useFuturesOutcome(ticket)
  const isDisabled = isTrigger(form.draft.type) && exposure !== null && !exposure.position
  return <SubmitButton {...{ ticket, side, label, outcome, isDisabled }} />
}

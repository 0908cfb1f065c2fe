import { type Decimal, isZero, round, trim } from '@bourselet/sdk/money'
import { pairPlaces } from '../../../shared/format/coin-places.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type Pair, totalRounding, usePairTexts } from '../../../shared/format/use-pair-texts.ts'
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
import { Segment } from '../../../shared/ui/segment.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { TicketConditionPrice, TicketStopPrice, TicketTrail, TicketTrigger } from './condition-fields.tsx'
import { holdPrice, sizeOfPercentage, withType } from './model.ts'
import { allowsUnit, isConditional, isPriced, stopsOf, type TypeTab, tabOf, tabsOf } from './order-types.ts'
import { useOrderLabel, useOutcome } from './use-submit-texts.ts'
import { type TradeTicketState, useTradeTicket } from './use-trade-ticket.ts'

/** The choice of buy or sell. */
export function TicketSide() {
  const { t } = useText('orders')
  const { form } = useTradeTicket()
  return (
    <Segment
      label={t('list.side')}
      value={form.draft.side}
      onValueChange={form.setSide}
      options={[
        { value: 'buy', label: t('side.buy'), tone: 'buy', shortcut: 'B' },
        { value: 'sell', label: t('side.sell'), tone: 'sell', shortcut: 'S' },
      ]}
    />
  )
}

const shortcuts: Record<TypeTab, string> = { limit: 'L', market: 'M', stop: 'C', oco: 'O' }

/** The choice of the order type among those that the operator offers, with the fee rate and the order settings. */
export function TicketType() {
  const { t } = useText('orders')
  const { t: own } = useText('spot')
  const { form, offered, rates, preview, signedIn, market, setScaling } = useTradeTicket()
  const format = useFormat()
  const { type } = form.draft
  const isTaker = !isPriced(type) || preview?.roles === 'taker'
  const choose = (tab: TypeTab) => {
    const next = tab === 'stop' ? stopsOf(offered)[0] : tab
    if (next) form.change((draft) => withType(draft, next))
  }
  return (
    <div className="bl-ticket__types">
      <Tabs
        size="inline"
        label={t('ticket.type')}
        value={tabOf(type)}
        onValueChange={choose}
        tabs={tabsOf(offered).map((tab) => ({
          value: tab,
          label: t(`kind.${tab}`),
          shortcut: shortcuts[tab],
        }))}
        end={
          <>
            {rates && (
              <span className="bl-ticket__fee">
                {own('ticket.fee', { rate: format.rate(isTaker ? rates.taker : rates.maker) })}
              </span>
            )}
            <TicketSettings rules={market.rules} onScale={signedIn ? () => setScaling(true) : undefined} />
          </>
        }
      />
    </div>
  )
}

/** The available balance of the coin that the order spends, with a button to deposit more of this coin. */
export function TicketBalance() {
  const { t } = useText('spot')
  const { form, funds, isLoading, market, signedIn, onDeposit } = useTradeTicket()
  const texts = usePairTexts(market.rules)
  const spent = form.draft.side === 'buy' ? 'quote' : 'base'
  const coin = market.rules[spent]
  const more = { label: t('ticket.deposit', { coin }), onPress: () => onDeposit?.(coin) }
  return (
    <BalanceLine
      coin={coin}
      amount={
        funds && <span title={texts.exact(funds[spent], spent)}>{texts.held(funds[spent], spent)}</span>
      }
      isLoading={isLoading}
      more={signedIn && onDeposit ? more : undefined}
    />
  )
}

/** The best bid and the best ask as buttons that fill the limit price. */
export function TicketBestPrices() {
  const { market, form } = useTradeTicket()
  return <BestPrices market={market} disabled={!isPriced(form.draft.type)} onPick={form.setPrice} />
}

/**
 * The price fields of the order: the price of a limit order, or trigger, limit prices and trail of a conditional order.
 */
export function TicketPrice() {
  const ticket = useTradeTicket()
  const { type } = ticket.form.draft
  if (!isConditional(type)) return <PriceField ticket={ticket} />
  // The limit price of an OCO is shown above the trigger, because the limit leg is placed at once. The limit
  // price of a stop order is shown below the trigger.
  return (
    <>
      {type === 'oco' && <TicketConditionPrice />}
      <TicketTrigger />
      {type === 'stop_limit' && <TicketConditionPrice />}
      <TicketStopPrice />
      <TicketTrail />
    </>
  )
}

/**
 * The field for the size of the order. With `withUnits` the field shows the size in the unit in which it was entered,
 * and the member can switch between base and quote coin if the order type allows both. Without `withUnits`, the unit is
 * the base coin.
 */
export function TicketSize({ withUnits = true }: { withUnits?: boolean }) {
  const { t } = useText('orders')
  const ticket = useTradeTicket()
  const { form, market, sized } = ticket
  const { step } = market.rules
  const { side, type } = form.draft
  const by = withUnits ? sized.by : 'quantity'
  const field = useTicketField(ticket, by, sized[by])
  const canChoose = withUnits && allowsUnit(side, type, 'quantity') && allowsUnit(side, type, 'total')
  return (
    <AmountField
      {...field}
      key={by}
      label={t(by === 'total' ? 'list.total' : 'list.quantity')}
      onValueChange={(value) => form.set({ size: { by, value } })}
      unit={
        canChoose ? (
          <UnitSelect
            rules={market.rules}
            value={by}
            onValueChange={(next) => form.set({ size: { by: next, value: inUnit(ticket, next) } })}
          />
        ) : (
          market.rules[by === 'total' ? 'quote' : 'base']
        )
      }
      step={by === 'total' ? totalStep(market.rules) : step}
      steppers={by === 'quantity'}
      shortcut="Q"
    />
  )
}

/**
 * Returns the size of the order in the given unit: base coin for `quantity`, quote coin for `total`. For a market order
 * the size in the other unit is computed from the current book.
 */
function inUnit({ sized, preview, form }: TradeTicketState, unit: 'quantity' | 'total'): Decimal | '' {
  if (isPriced(form.draft.type) || sized[unit] !== '') return sized[unit]
  if (!preview || isZero(preview.taken)) return ''
  return trim(unit === 'quantity' ? preview.taken : preview.notional)
}

/** A slider and buttons that set the size to a percentage of the available balance. */
export function TicketPercentage() {
  const { t } = useText('spot')
  const { form, funds, percentage, intent, market, layout } = useTradeTicket()
  const { type, side, size } = form.draft
  const needsPrice = isPriced(type) && side === 'buy' && holdPrice(form.draft) === ''
  return (
    <BalancePercentage
      label={t('ticket.share')}
      value={percentage}
      chosen={size.percentage === percentage ? percentage : null}
      isTouch={layout === 'sheet'}
      disabled={!funds || needsPrice || intent.isLocked}
      onTake={(taken) =>
        funds && form.set({ size: sizeOfPercentage(form.draft, market.rules, funds, taken) })
      }
    />
  )
}

/**
 * The field for the total of an order with a limit price. Entering a total sets the quantity. Renders nothing
 * for other orders.
 */
export function TicketTotal() {
  const { t } = useText('orders')
  const ticket = useTradeTicket()
  const { form, market, sized } = ticket
  const places = pairPlaces(market.rules).quote
  // A computed total is rounded as on the submit button: up if the member pays it, down if the member receives it. A
  // typed total stays as it is.
  const isTyped = form.draft.size.by === 'total' || sized.total === ''
  const mode = totalRounding(form.draft.side)
  const total = isTyped ? sized.total : round(sized.total as Decimal, places, mode)
  const field = useTicketField(ticket, 'total', total)
  if (!isPriced(form.draft.type)) return null
  return (
    <AmountField
      {...field}
      label={t('list.total')}
      onValueChange={(value) => form.set({ size: { by: 'total', value } })}
      unit={market.rules.quote}
      step={totalStep(market.rules)}
    />
  )
}

/** Returns the step of a total: one unit of the last decimal that is shown for the quote coin, for example 0.01. */
const totalStep = (rules: Pair): Decimal => `0.${'1'.padStart(pairPlaces(rules).quote, '0')}`

/**
 * The options of an order with a limit price: time in force and, for a limit order, post-only. Renders nothing for
 * other orders.
 */
export function TicketOptions() {
  const { t } = useText('orders')
  const { form } = useTradeTicket()
  const { type, postOnly } = form.draft
  if (type === 'stop_limit') {
    return (
      <div className="bl-ticket__options">
        <span className="bl-ticket__option">{t('tif.label')}</span>
        <TifSelect form={{ ...form, draft: { ...form.draft, postOnly: false } }} />
      </div>
    )
  }
  if (type !== 'limit') return null
  return (
    <div className="bl-ticket__options">
      <Checkbox checked={postOnly} onCheckedChange={(next) => form.set({ postOnly: next })}>
        {t('kind.postOnly')}
      </Checkbox>
      <TifSelect form={form} />
    </div>
  )
}

/** Warnings about the current entries, and the refusals or the unknown outcome of the last order. */
export function TicketNotices() {
  const { t } = useText('orders')
  const ticket = useTradeTicket()
  const { intent, market, isStale } = ticket
  const texts = usePairTexts(market.rules)
  const sent = 'key' in intent.state ? intent.state.input : null
  const quantity = sent?.quantity ? texts.base(sent.quantity) : texts.exact(sent?.total ?? '0', 'quote')
  return <Notices ticket={ticket} isStale={isStale} order={sent && t(`unknown.${sent.side}`, { quantity })} />
}

/** The submit button, whose label describes the order, with a note on the expected outcome below it. */
export function TicketSubmit() {
  const ticket = useTradeTicket()
  const label = useOrderLabel(ticket)
  const outcome = useOutcome(ticket)
  return <SubmitButton ticket={ticket} side={ticket.form.draft.side} label={label} outcome={outcome} />
}

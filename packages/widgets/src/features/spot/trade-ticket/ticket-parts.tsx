import { type Decimal, decimals, isZero, trim } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
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
import { Notices, SubmitButton, useOutcomeText } from '../../../shared/ticket/ticket-submit.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { sizeOfPercentage, withType } from './model.ts'
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

/** The choice of limit or market, with the fee rate and the settings. */
export function TicketType() {
  const { t } = useText('orders')
  const { t: own } = useText('spot')
  const { form, rates, preview } = useTradeTicket()
  const format = useFormat()
  const { type } = form.draft
  const isTaker = type === 'market' || preview?.roles === 'taker'
  return (
    <div className="bl-ticket__types">
      <Tabs
        size="inline"
        label={t('ticket.type')}
        value={type}
        onValueChange={(next) => form.change((draft) => withType(draft, next))}
        tabs={[
          { value: 'limit', label: t('kind.limit'), shortcut: 'L' },
          { value: 'market', label: t('kind.market'), shortcut: 'M' },
        ]}
        end={
          <>
            {rates && (
              <span className="bl-ticket__fee">
                {own('ticket.fee', { rate: format.rate(isTaker ? rates.taker : rates.maker) })}
              </span>
            )}
            <TicketSettings />
          </>
        }
      />
    </div>
  )
}

/** The available balance of the coin to spend, and the button to deposit more of it. */
export function TicketBalance() {
  const { t } = useText('spot')
  const { form, funds, isLoading, market, signedIn, onDeposit } = useTradeTicket()
  const words = useCoinWords(market.rules)
  const spent = form.draft.side === 'buy' ? 'quote' : 'base'
  const coin = market.rules[spent]
  const more = { label: t('ticket.deposit', { coin }), onPress: () => onDeposit?.(coin) }
  return (
    <BalanceLine
      coin={coin}
      amount={funds && words.exact(funds[spent], spent)}
      isLoading={isLoading}
      more={signedIn && onDeposit ? more : undefined}
    />
  )
}

/** The best bid and ask; pressing one fills the limit price. */
export function TicketBestPrices() {
  const { market, form } = useTradeTicket()
  return <BestPrices market={market} disabled={form.draft.type !== 'limit'} onPick={form.setPrice} />
}

/** The price field of a limit order. */
export function TicketPrice() {
  return <PriceField ticket={useTradeTicket()} />
}

/**
 * The field for the size in base coin. With `withUnits` the member can switch to quote coin if the order type
 * allows it.
 */
export function TicketSize({ withUnits = true }: { withUnits?: boolean }) {
  const { t } = useText('orders')
  const ticket = useTradeTicket()
  const { form, market, sized } = ticket
  const { step, base, tick } = market.rules
  const { side, type } = form.draft
  const by = withUnits ? sized.by : 'quantity'
  const field = useTicketField(ticket, by, sized[by])
  const canNameTotal = withUnits && !(type === 'market' && side === 'sell')
  return (
    <AmountField
      {...field}
      key={by}
      label={t(by === 'total' ? 'list.total' : 'list.quantity')}
      onValueChange={(value) => form.set({ size: { by, value } })}
      unit={
        canNameTotal ? (
          <UnitSelect
            rules={market.rules}
            value={by}
            onValueChange={(next) => form.set({ size: { by: next, value: inUnit(ticket, next) } })}
          />
        ) : (
          base
        )
      }
      step={by === 'total' ? totalStep(tick) : step}
      steppers={by === 'quantity'}
      shortcut="Q"
    />
  )
}

/** Returns the size in the other unit. For a market order it is computed from the current book. */
function inUnit({ sized, preview, form }: TradeTicketState, unit: 'quantity' | 'total'): Decimal | '' {
  if (form.draft.type === 'limit' || sized[unit] !== '') return sized[unit]
  if (!preview || isZero(preview.taken)) return ''
  return trim(unit === 'quantity' ? preview.taken : preview.notional)
}

/** The percentage of the available balance, chosen by slider or button. */
export function TicketPercentage() {
  const { t } = useText('spot')
  const { form, funds, percentage, intent, market, layout } = useTradeTicket()
  const { type, side, price, size } = form.draft
  const needsPrice = type === 'limit' && side === 'buy' && price === ''
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
 * The field for the total of a limit order. Entering a total sets the quantity. Renders nothing for a market
 * order.
 */
export function TicketTotal() {
  const { t } = useText('orders')
  const ticket = useTradeTicket()
  const { form, market, sized } = ticket
  const field = useTicketField(ticket, 'total', sized.total)
  if (form.draft.type !== 'limit') return null
  return (
    <AmountField
      {...field}
      label={t('list.total')}
      onValueChange={(value) => form.set({ size: { by: 'total', value } })}
      unit={market.rules.quote}
      step={totalStep(market.rules.tick)}
    />
  )
}

/** Returns the step of totals, which have as many decimals as prices, but at least two. */
const totalStep = (tick: Decimal): Decimal => (decimals(tick) > 2 ? tick : '0.01')

/** The options post-only and time in force of a limit order. Renders nothing for a market order. */
export function TicketOptions() {
  const { t } = useText('orders')
  const { form } = useTradeTicket()
  if (form.draft.type !== 'limit') return null
  return (
    <div className="bl-ticket__options">
      <Checkbox checked={form.draft.postOnly} onCheckedChange={(postOnly) => form.set({ postOnly })}>
        {t('kind.postOnly')}
      </Checkbox>
      <TifSelect form={form} />
    </div>
  )
}

/** Warnings, refusals and the unknown outcome of the last order. */
export function TicketNotices() {
  const { t } = useText('orders')
  const ticket = useTradeTicket()
  const { intent, market, isStale } = ticket
  const words = useCoinWords(market.rules)
  const sent = 'key' in intent.state ? intent.state.input : null
  const quantity = sent?.quantity ? words.base(sent.quantity) : words.exact(sent?.total ?? '0', 'quote')
  return <Notices ticket={ticket} isStale={isStale} order={sent && t(`unknown.${sent.side}`, { quantity })} />
}

/** The submit button with the order as its label, and the expected outcome below it. */
export function TicketSubmit() {
  const ticket = useTradeTicket()
  const label = useOrderLabel(ticket)
  const outcome = useOutcomeText(ticket)
  return <SubmitButton ticket={ticket} side={ticket.form.draft.side} label={label} outcome={outcome} />
}

/**
 * Returns the button label, for example "Buy 0.05 BTC for 3,006.17 USDT". For a market order it is computed
 * from the current book.
 */
function useOrderLabel({ form, market, preview }: TradeTicketState): string {
  const { t } = useText('spot')
  const words = useCoinWords(market.rules)
  const { side, type, size } = form.draft
  const coin = market.rules.base
  const isBuy = side === 'buy'
  if (!preview || isZero(preview.quantity)) return t(isBuy ? 'ticket.buyCoin' : 'ticket.sellCoin', { coin })
  const quantity = words.base(preview.quantity)
  const total = isBuy ? words.cost(preview.notional) : words.quote(preview.notional)
  if (type === 'limit') return t(isBuy ? 'ticket.buyFor' : 'ticket.sellFor', { quantity, total })
  if (isBuy && size.by !== 'quantity') return t('ticket.buySpending', { coin, total })
  return t(isBuy ? 'ticket.buyAbout' : 'ticket.sellAbout', { quantity, total })
}

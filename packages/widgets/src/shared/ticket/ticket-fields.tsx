import type { Decimal } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { AmountField } from '../ui/amount-field.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Secret } from '../ui/secret.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Slider } from '../ui/slider.tsx'
import { ConfirmSetting } from './confirm-setting.tsx'
import type { OrderMarket, Rules } from './order-terms.ts'
import type { TicketView } from './use-ticket-form.ts'
import '../ui/form.css'
import './ticket.css'

/** Returns the props that every field of a ticket needs: its name, value and error, and its blur handler. */
export function useTicketField(ticket: TicketView, name: string, value: Decimal | '') {
  const errorText = useErrorText()
  const problem = ticket.problemOf(name)
  return {
    name,
    value,
    layout: 'inline' as const,
    error: problem && errorText(problem),
    onBlur: () => ticket.form.leave(name, value),
  }
}

/** The price field of a limit order; disabled for a market order. */
export function PriceField({ ticket }: { ticket: TicketView }) {
  const { t } = useText('orders')
  const { form, market } = ticket
  const field = useTicketField(ticket, 'price', form.draft.price)
  if (form.draft.type === 'market') {
    return (
      <AmountField
        layout="inline"
        label={t('list.price')}
        value=""
        onValueChange={() => {}}
        placeholder={t('ticket.marketPrice')}
        disabled
      />
    )
  }
  return (
    <AmountField
      {...field}
      label={t('list.price')}
      onValueChange={form.setPrice}
      unit={market.rules.quote}
      step={market.rules.tick}
      steppers
      shortcut="P"
    />
  )
}

export type SizeUnit = 'quantity' | 'total'

export type UnitSelectProps = {
  rules: Pick<Rules, 'base' | 'quote'>
  value: SizeUnit
  onValueChange: (unit: SizeUnit) => void
}

/** A select for the unit of the size: base coin or quote coin. */
export function UnitSelect({ rules, value, onValueChange }: UnitSelectProps) {
  const { t } = useText('orders')
  return (
    <Select
      variant="quiet"
      aria-label={t('ticket.sizeIn')}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'quantity', label: rules.base },
        { value: 'total', label: rules.quote },
      ]}
    />
  )
}

const kinds = ['GTC', 'IOC', 'FOK'] as const

/**
 * The time-in-force select of a limit order. The closed select shows the short code (GTC, IOC, FOK), which is the same
 * in every language. The list explains each code.
 */
export function TifSelect({ form }: { form: TicketView['form'] }) {
  const { t } = useText('orders')
  const { tif, postOnly } = form.draft
  return (
    <Select
      variant="quiet"
      aria-label={t('tif.label')}
      value={postOnly ? 'GTC' : tif}
      onValueChange={(next) => form.set({ tif: next })}
      disabled={postOnly}
      options={kinds.map((kind) => ({
        value: kind,
        label: kind,
        hint: t(`tif.${kind}`),
        text: t(`tif.${kind}Hint`),
      }))}
    />
  )
}

export type BestPricesProps = {
  market: OrderMarket
  disabled: boolean
  onPick: (price: Decimal) => void
}

/** Buttons with the best bid and the best ask. Pressing one sets the limit price. */
export function BestPrices({ market, disabled, onPick }: BestPricesProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const sides = [
    { name: 'bid', use: 'ticket.useBid', best: market.bids[0]?.[0] },
    { name: 'ask', use: 'ticket.useAsk', best: market.asks[0]?.[0] },
  ] as const
  return (
    <div className="bl-ticket__touch">
      {sides.map(({ name, use, best }) => {
        const price = best === undefined ? '—' : format.price(best, market.rules.tick)
        return (
          <button
            key={name}
            type="button"
            className="bl-ticket__best"
            disabled={best === undefined || disabled}
            title={t(use, { price })}
            onClick={() => best !== undefined && onPick(best)}
          >
            <span>{t(`ticket.${name}`)}</span>{' '}
            <span className="bl-ticket__touch-price" data-side={name}>
              {price}
            </span>
          </button>
        )
      })}
    </div>
  )
}

const chips = [25, 50, 75, 100]

export type BalancePercentageProps = {
  label: string
  /** Position of the slider, 0 to 100. */
  value: number
  /** The selected percentage; null if the last entry was not a percentage. */
  chosen: number | null
  /** True on a phone, where the last button is labeled "Max" instead of "100%". */
  isTouch: boolean
  disabled: boolean
  onTake: (percentage: number) => void
}

/**
 * A slider and buttons that select a percentage of the available balance. 100% is exactly the whole balance.
 */
export function BalancePercentage({
  label,
  value: position,
  chosen,
  isTouch,
  disabled,
  onTake,
}: BalancePercentageProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const percentText = (value: number) => format.percent(`${value}`, { decimals: 0 })
  return (
    <>
      <Slider
        label={label}
        value={position}
        onValueChange={onTake}
        valueText={percentText}
        disabled={disabled}
      />
      <div className="bl-ticket__percentages">
        {chips.map((value, at) => (
          <button
            key={value}
            type="button"
            className="bl-percentage"
            aria-pressed={chosen === value}
            aria-keyshortcuts={`${at + 1}`}
            disabled={disabled}
            onClick={() => onTake(value)}
          >
            {value === 100 && isTouch ? t('ticket.max') : percentText(value)}
          </button>
        ))}
      </div>
    </>
  )
}

export type BalanceLineProps = {
  coin: string
  /** The formatted balance; null while it is unknown. */
  amount: ReactNode | null
  isLoading: boolean
  /** A button that opens a page where the member can get more of the coin. */
  more?: { label: string; onPress: () => void } | undefined
}

/** The line of a ticket that shows the available balance. */
export function BalanceLine({ coin, amount, isLoading, more }: BalanceLineProps) {
  const { t } = useText('orders')
  const named = (text: string) => `${text} ${coin}`
  return (
    <div className="bl-line">
      <span>{t('ticket.available')}</span>
      <span className="bl-ticket__available">
        {isLoading ? (
          <Skeleton width={90} />
        ) : amount === null ? (
          named('—')
        ) : (
          <Secret dots={4} sentence={named}>
            {amount}
          </Secret>
        )}
        {more && (
          <button
            type="button"
            className="bl-ticket__deposit"
            aria-label={more.label}
            title={more.label}
            onClick={more.onPress}
          >
            <Icon shape={icons.plus} size={16} />
          </button>
        )}
      </span>
    </div>
  )
}

const PriceGuard = lazyPart(() => import('./price-guard.tsx').then(({ PriceGuard }) => PriceGuard))

export type TicketSettingsProps = {
  rules: Pick<Rules, 'market_protection'>
  /** Called to open the dialog of scaled orders; undefined if nobody is logged in, or while data is loading. */
  onScale?: (() => void) | undefined
}

/**
 * The settings of confirmations, and the button that opens scaled orders. Renders nothing in an iframe, where orders are
 * always confirmed.
 */
export function TicketSettings({ rules, onScale }: TicketSettingsProps) {
  const { t } = useText('orders')
  return (
    <ConfirmSetting preference="confirmOrders" label={t('ticket.settings')} text={t('ticket.confirmOrders')}>
      {(close) => (
        <>
          <p className="bl-note">{t('ticket.confirmHint')}</p>
          <PriceGuard rules={rules} />
          {onScale && (
            <Button
              size="small"
              onClick={() => {
                close()
                onScale()
              }}
            >
              {t('ticket.scale')}
            </Button>
          )}
        </>
      )}
    </ConfirmSetting>
  )
}

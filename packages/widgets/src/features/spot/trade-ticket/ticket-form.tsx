import type { Decimal } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { OrderMarket } from '../../../shared/ticket/order-market.ts'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { PriceField } from '../../../shared/ticket/price-field.tsx'
import { SharePicker } from '../../../shared/ticket/share-picker.tsx'
import type { TicketLayout } from '../../../shared/ticket/ticket-frame.tsx'
import { TicketNotices } from '../../../shared/ticket/ticket-notices.tsx'
import { TicketSettings } from '../../../shared/ticket/ticket-settings.tsx'
import { TicketSubmit } from '../../../shared/ticket/ticket-submit.tsx'
import { TifSelect } from '../../../shared/ticket/tif-select.tsx'
import { TouchPrices } from '../../../shared/ticket/touch-prices.tsx'
import { useFate } from '../../../shared/ticket/use-fate.ts'
import { usePlacedToast } from '../../../shared/ticket/use-placed-toast.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { withType } from './order-draft.ts'
import type { PlacedOrder } from './order-request.ts'
import { sizeOfShare } from './size-order.ts'
import { TicketBalance } from './ticket-balance.tsx'
import { TicketConfirm } from './ticket-confirm.tsx'
import { SizeField, TotalField } from './ticket-fields.tsx'
import { TicketPreview } from './ticket-preview.tsx'
import { useDeal } from './use-deal.ts'
import { useTicketFee } from './use-ticket-fee.ts'
import { type TradeTicketState, useTradeTicket } from './use-trade-ticket.ts'

export type TicketFormProps = {
  symbol: string
  side: Side | undefined
  price: Decimal | undefined
  layout: TicketLayout
  market: OrderMarket
  isStale: boolean
  isLoading: boolean
  onOrderPlaced: ((order: PlacedOrder) => void) | undefined
  onFailed: ((error: Error) => void) | undefined
  onSignIn: (() => void) | undefined
  onDeposit: ((coin: string) => void) | undefined
}

/** The ticket of one pair. */
export function TicketForm({ layout, onDeposit, onOrderPlaced, onFailed, ...given }: TicketFormProps) {
  const tell = usePlacedToast(given.market.rules)
  const ticket = useTradeTicket({
    ...given,
    onPlaced(order) {
      tell(order)
      onOrderPlaced?.(order)
    },
    onFailed: (error) => onFailed?.(error),
  })
  const { type, side } = ticket.form.draft
  const isPanel = layout === 'panel'
  const isLimit = type === 'limit'
  const balance = <TicketBalance ticket={ticket} onDeposit={onDeposit} />
  return (
    <form
      className="bl-ticket__form"
      data-layout={layout}
      noValidate
      onSubmit={ticket.submit}
      {...ticket.press}
    >
      <fieldset className="bl-ticket__entry" disabled={ticket.desk.phase !== 'idle'}>
        <SideSwitch ticket={ticket} />
        <TypeTabs ticket={ticket} />
        {isPanel && balance}
        {!isPanel && <TouchPrices market={given.market} disabled={!isLimit} onPick={ticket.form.setPrice} />}
        <PriceField ticket={ticket} />
        <SizeField ticket={ticket} withUnits={!isPanel || !isLimit} />
        <Share ticket={ticket} isTouch={!isPanel} />
        {isPanel && isLimit && <TotalField ticket={ticket} />}
        {!isPanel && balance}
        <TicketPreview ticket={ticket} isTouch={!isPanel} />
        {isLimit && <LimitOptions ticket={ticket} />}
      </fieldset>
      <TicketNotices ticket={ticket} isStale={given.isStale} deal={useSentDeal(ticket)} />
      <TicketSubmit ticket={ticket} side={side} deal={useDeal(ticket)} fate={useFate(ticket)} />
      <TicketConfirm ticket={ticket} />
    </form>
  )
}

type PartProps = { ticket: TradeTicketState }

function SideSwitch({ ticket: { form } }: PartProps) {
  const { t } = useText('orders')
  return (
    <Segment
      label={t('list.side')}
      value={form.draft.side}
      onValueChange={form.setSide}
      options={[
        { value: 'buy', label: t('side.buy'), tone: 'buy' },
        { value: 'sell', label: t('side.sell'), tone: 'sell' },
      ]}
    />
  )
}

function TypeTabs({ ticket }: PartProps) {
  const { t } = useText('orders')
  const { t: own } = useText('spot')
  const { form } = ticket
  const fee = useTicketFee(ticket)
  return (
    <div className="bl-ticket__types">
      <Tabs
        size="inline"
        label={t('ticket.type')}
        value={form.draft.type}
        onValueChange={(type) => form.change((draft) => withType(draft, type))}
        tabs={[
          { value: 'limit', label: t('kind.limit') },
          { value: 'market', label: t('kind.market') },
        ]}
        end={
          <>
            {fee && <span className="bl-ticket__fee">{own('ticket.fee', { rate: fee })}</span>}
            <TicketSettings />
          </>
        }
      />
    </div>
  )
}

/** A share of what can be spent. */
function Share({ ticket, isTouch }: PartProps & { isTouch: boolean }) {
  const { t } = useText('spot')
  const { form, funds, share, desk, market } = ticket
  const { type, side, price, size } = form.draft
  const needsPrice = type === 'limit' && side === 'buy' && price === ''
  return (
    <SharePicker
      label={t('ticket.share')}
      share={share}
      chosen={size.share === share ? share : null}
      isTouch={isTouch}
      disabled={!funds || needsPrice || desk.phase !== 'idle'}
      onTake={(taken) => funds && form.set({ size: sizeOfShare(form.draft, market.rules, funds, taken) })}
    />
  )
}

function LimitOptions({ ticket: { form } }: PartProps) {
  const { t } = useText('orders')
  return (
    <div className="bl-ticket__options">
      <Checkbox checked={form.draft.postOnly} onCheckedChange={(postOnly) => form.set({ postOnly })}>
        {t('kind.postOnly')}
      </Checkbox>
      <TifSelect form={form} />
    </div>
  )
}

/** The order on its way, in words. */
function useSentDeal({ desk: { order }, market }: TradeTicketState): string | null {
  const { t } = useText('orders')
  const words = useCoinWords(market.rules)
  if (!order) return null
  const quantity = order.quantity ? words.base(order.quantity) : words.exact(order.total ?? '0', 'quote')
  return t(`unknown.${order.side}`, { quantity })
}

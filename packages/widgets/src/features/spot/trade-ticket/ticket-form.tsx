import type { Decimal } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { OrderMarket } from '../../../shared/ticket/order-market.ts'
import { TicketSettings } from '../../../shared/ticket/ticket-settings.tsx'
import { TouchPrices } from '../../../shared/ticket/touch-prices.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import type { Side } from './order-draft.ts'
import type { PlacedOrder } from './order-request.ts'
import { TicketBalance } from './ticket-balance.tsx'
import { TicketConfirm } from './ticket-confirm.tsx'
import { PriceField, SizeField, TotalField } from './ticket-fields.tsx'
import { TicketNotices } from './ticket-notices.tsx'
import { TicketOptions } from './ticket-options.tsx'
import { TicketPreview } from './ticket-preview.tsx'
import { TicketShare } from './ticket-share.tsx'
import { TicketSubmit } from './ticket-submit.tsx'
import { usePlacedToast } from './use-placed-toast.ts'
import { useTicketFee } from './use-ticket-fee.ts'
import { useTradeTicket } from './use-trade-ticket.ts'

export type TicketFormProps = {
  symbol: string
  side: Side | undefined
  price: Decimal | undefined
  layout: 'panel' | 'sheet'
  market: OrderMarket
  isStale: boolean
  isLoading: boolean
  onOrderPlaced: ((order: PlacedOrder) => void) | undefined
  onFailed: ((error: Error) => void) | undefined
  onSignIn: (() => void) | undefined
  onDeposit: ((coin: string) => void) | undefined
}

/** The ticket of one pair. */
export function TicketForm(props: TicketFormProps) {
  const { symbol, market, isStale, isLoading, side, price, layout } = props
  const { onOrderPlaced, onFailed, onSignIn, onDeposit } = props
  const { t } = useText('spot')
  const tell = usePlacedToast(market.rules)
  const ticket = useTradeTicket({
    symbol,
    market,
    isStale,
    isLoading,
    side,
    price,
    onSignIn,
    onPlaced(order) {
      tell(order)
      onOrderPlaced?.(order)
    },
    onFailed: (error) => onFailed?.(error),
  })
  const { form } = ticket
  const { draft } = form
  const isPanel = layout === 'panel'
  const isLimit = draft.type === 'limit'
  const fee = useTicketFee(ticket)
  const balance = <TicketBalance ticket={ticket} onDeposit={onDeposit} />
  return (
    <form className="bl-ticket__form" data-layout={layout} noValidate onSubmit={ticket.submit}>
      <fieldset className="bl-ticket__entry" disabled={ticket.desk.phase !== 'idle'}>
        <Segment
          label={t('side.label')}
          value={draft.side}
          onValueChange={form.setSide}
          options={[
            { value: 'buy', label: t('side.buy'), tone: 'buy' },
            { value: 'sell', label: t('side.sell'), tone: 'sell' },
          ]}
        />
        <div className="bl-ticket__types">
          <Tabs
            size="inline"
            label={t('type.label')}
            value={draft.type}
            onValueChange={form.setType}
            tabs={[
              { value: 'limit', label: t('type.limit') },
              { value: 'market', label: t('type.market') },
            ]}
            end={
              <>
                {fee && <span className="bl-ticket__fee">{t('ticket.fee', { rate: fee })}</span>}
                <TicketSettings
                  label={t('ticket.settings')}
                  confirmLabel={t('ticket.confirmOrders')}
                  confirmHint={t('ticket.confirmHint')}
                />
              </>
            }
          />
        </div>
        {isPanel && balance}
        {!isPanel && (
          <TouchPrices
            market={market}
            label={(best) => t(`ticket.${best}`)}
            hint={(best, at) => t(best === 'bid' ? 'ticket.useBid' : 'ticket.useAsk', { price: at })}
            disabled={!isLimit}
            onPick={form.setPrice}
          />
        )}
        <PriceField ticket={ticket} />
        <SizeField ticket={ticket} withUnits={!isPanel || !isLimit} />
        <TicketShare ticket={ticket} isTouch={!isPanel} />
        {isPanel && isLimit && <TotalField ticket={ticket} />}
        {!isPanel && balance}
        <TicketPreview ticket={ticket} isTouch={!isPanel} />
        {isLimit && <TicketOptions ticket={ticket} />}
      </fieldset>
      <TicketNotices ticket={ticket} isStale={isStale} />
      <TicketSubmit ticket={ticket} />
      <TicketConfirm ticket={ticket} />
    </form>
  )
}

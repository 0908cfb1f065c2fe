import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { PreviewRows } from '../../../shared/ticket/preview-rows.tsx'
import { PriceField } from '../../../shared/ticket/price-field.tsx'
import { SharePicker } from '../../../shared/ticket/share-picker.tsx'
import type { TicketLayout } from '../../../shared/ticket/ticket-frame.tsx'
import { TicketNotices } from '../../../shared/ticket/ticket-notices.tsx'
import { TicketSettings } from '../../../shared/ticket/ticket-settings.tsx'
import { TicketSubmit } from '../../../shared/ticket/ticket-submit.tsx'
import { TifSelect } from '../../../shared/ticket/tif-select.tsx'
import { TouchPrices } from '../../../shared/ticket/touch-prices.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { ExitFields } from './exit-fields.tsx'
import { FuturesBalance } from './futures-balance.tsx'
import { FuturesConfirm } from './futures-confirm.tsx'
import { isTrigger } from './futures-draft.ts'
import { MarginBar } from './margin-bar.tsx'
import { OrderOptions } from './order-options.tsx'
import type { PlacedFutures } from './order-request.ts'
import { useFuturesRows } from './preview-rows.tsx'
import { SizeField } from './size-field.tsx'
import { sizeOfShare } from './size-order.ts'
import type { FuturesMarket } from './stake.ts'
import { type TicketDialog, TicketDialogs } from './ticket-dialogs.tsx'
import { TriggerFields } from './trigger-fields.tsx'
import { useDeal } from './use-deal.ts'
import { useFuturesFate } from './use-futures-fate.ts'
import { type FuturesTicketState, useFuturesTicket } from './use-futures-ticket.ts'
import { useFuturesToast } from './use-futures-toast.ts'
import { useLiquidationWarning } from './use-liquidation-warning.ts'
import { useSentDeal } from './use-sent-deal.ts'

export type FuturesFormProps = {
  symbol: string
  side: Side | undefined
  price: Decimal | undefined
  layout: TicketLayout
  market: FuturesMarket
  maxLeverage: number
  isStale: boolean
  isLoading: boolean
  onOrderPlaced: ((order: PlacedFutures) => void) | undefined
  onFailed: ((error: Error) => void) | undefined
  onSignIn: (() => void) | undefined
  onTransfer: (() => void) | undefined
}

/** The ticket of one contract. */
export function FuturesForm({ layout, onTransfer, onOrderPlaced, onFailed, ...given }: FuturesFormProps) {
  const tell = useFuturesToast(given.market.rules)
  const ticket = useFuturesTicket({
    ...given,
    onPlaced(order) {
      tell(order)
      onOrderPlaced?.(order)
    },
    onFailed: (error) => onFailed?.(error),
  })
  const [dialog, setDialog] = useState<TicketDialog | null>(null)
  const { form, desk, stake } = ticket
  const deal = useDeal(ticket)
  const warning = useLiquidationWarning(ticket)
  return (
    <>
      <form
        className="bl-ticket__form"
        data-layout={layout}
        noValidate
        onSubmit={ticket.submit}
        {...ticket.press}
      >
        <fieldset className="bl-ticket__entry" disabled={desk.phase !== 'idle'}>
          <MarginBar ticket={ticket} onOpen={setDialog} />
          <SideSwitch ticket={ticket} />
          <TypeTabs ticket={ticket} />
          <FuturesBalance ticket={ticket} onTransfer={onTransfer ?? (() => setDialog('transfer'))} />
          {isTrigger(form.draft.type) ? (
            <TriggerFields ticket={ticket} />
          ) : (
            <OrderFields ticket={ticket} isPanel={layout === 'panel'} />
          )}
        </fieldset>
        <TicketNotices {...{ ticket, warning }} isStale={given.isStale} deal={useSentDeal(ticket)} />
        <TicketSubmit
          ticket={ticket}
          side={deal.side}
          deal={deal.words}
          fate={useFuturesFate(ticket)}
          isBarred={isTrigger(form.draft.type) && stake !== null && !stake.position}
        />
        <FuturesConfirm ticket={ticket} />
      </form>
      {/* Beside the form: what is sent in a dialog must not send the order. */}
      <TicketDialogs open={dialog} onClose={() => setDialog(null)} ticket={ticket} symbol={given.symbol} />
    </>
  )
}

type PartProps = { ticket: FuturesTicketState }

function SideSwitch({ ticket: { form } }: PartProps) {
  const { t } = useText('futures')
  if (isTrigger(form.draft.type)) return null
  return (
    <Segment
      label={t('ticket.side')}
      value={form.draft.side}
      onValueChange={form.setSide}
      options={[
        { value: 'buy', label: t('ticket.buy'), tone: 'buy' },
        { value: 'sell', label: t('ticket.sell'), tone: 'sell' },
      ]}
    />
  )
}

function TypeTabs({ ticket: { form } }: PartProps) {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const { type } = form.draft
  return (
    <div className="bl-ticket__types">
      <Tabs
        size="inline"
        label={t('ticket.type')}
        value={isTrigger(type) ? 'exits' : type}
        onValueChange={(next) => form.set({ type: next === 'exits' ? 'tp' : next })}
        tabs={[
          { value: 'limit', label: t('kind.limit') },
          { value: 'market', label: t('kind.market') },
          { value: 'exits', label: own('ticket.exits') },
        ]}
        end={
          <>
            {type === 'limit' && <TifSelect form={form} />}
            <TicketSettings />
          </>
        }
      />
    </div>
  )
}

function OrderFields({ ticket, isPanel }: PartProps & { isPanel: boolean }) {
  const { form, market, preview } = ticket
  const { type, withExits, reduceOnly } = form.draft
  const rowsOf = useFuturesRows(market)
  return (
    <>
      {!isPanel && <TouchPrices market={market} disabled={type !== 'limit'} onPick={form.setPrice} />}
      <PriceField ticket={ticket} />
      <SizeField ticket={ticket} />
      <Share ticket={ticket} isTouch={!isPanel} />
      <OrderOptions ticket={ticket} />
      {withExits && !reduceOnly && <ExitFields ticket={ticket} />}
      <PreviewRows rows={rowsOf(preview, type === 'market')} />
    </>
  )
}

/** A share of the largest order that margin and brackets allow; of a reduce-only order the position. */
function Share({ ticket, isTouch }: PartProps & { isTouch: boolean }) {
  const { t } = useText('futures')
  const { form, largest, share, desk, market } = ticket
  const { size } = form.draft
  return (
    <SharePicker
      label={t('ticket.share')}
      share={share}
      chosen={size.share === share ? share : null}
      isTouch={isTouch}
      disabled={largest === null || desk.phase !== 'idle'}
      onTake={(taken) => largest !== null && form.set({ size: sizeOfShare(largest, taken, market.rules) })}
    />
  )
}

import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { TicketSettings } from '../../../shared/ticket/ticket-settings.tsx'
import { TouchPrices } from '../../../shared/ticket/touch-prices.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { ExitFields } from './exit-fields.tsx'
import { FuturesBalance } from './futures-balance.tsx'
import { FuturesConfirm } from './futures-confirm.tsx'
import { isTrigger, type Side } from './futures-draft.ts'
import { PriceField, SizeField } from './futures-fields.tsx'
import { FuturesNotices } from './futures-notices.tsx'
import { FuturesPreview } from './futures-preview.tsx'
import { FuturesShare } from './futures-share.tsx'
import { FuturesSubmit } from './futures-submit.tsx'
import { MarginBar } from './margin-bar.tsx'
import { OrderOptions } from './order-options.tsx'
import type { PlacedFutures } from './order-request.ts'
import type { FuturesMarket } from './stake.ts'
import { type TicketDialog, TicketDialogs } from './ticket-dialogs.tsx'
import { TifSelect } from './tif-select.tsx'
import { TriggerFields } from './trigger-fields.tsx'
import { type FuturesTicketState, useFuturesTicket } from './use-futures-ticket.ts'
import { usePlacedFuturesToast } from './use-placed-futures-toast.ts'

export type FuturesFormProps = {
  symbol: string
  side: Side | undefined
  price: Decimal | undefined
  layout: 'panel' | 'sheet'
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
export function FuturesForm(props: FuturesFormProps) {
  const { symbol, market, maxLeverage, isStale, isLoading, side, price, layout } = props
  const { onOrderPlaced, onFailed, onSignIn, onTransfer } = props
  const tell = usePlacedFuturesToast(market.rules)
  const ticket = useFuturesTicket({
    ...{ symbol, market, maxLeverage, isStale, isLoading, side, price, onSignIn },
    onPlaced(order) {
      tell(order)
      onOrderPlaced?.(order)
    },
    onFailed: (error) => onFailed?.(error),
  })
  const [dialog, setDialog] = useState<TicketDialog | null>(null)
  const isPanel = layout === 'panel'
  return (
    <>
      <form className="bl-ticket__form" data-layout={layout} noValidate onSubmit={ticket.submit}>
        <fieldset className="bl-ticket__entry" disabled={ticket.desk.phase !== 'idle'}>
          <MarginBar ticket={ticket} onOpen={setDialog} />
          <SideSwitch ticket={ticket} />
          <TypeTabs ticket={ticket} />
          <FuturesBalance ticket={ticket} onTransfer={onTransfer ?? (() => setDialog('transfer'))} />
          {isTrigger(ticket.form.draft.type) ? (
            <TriggerFields ticket={ticket} />
          ) : (
            <OrderFields ticket={ticket} isPanel={isPanel} />
          )}
        </fieldset>
        <FuturesNotices ticket={ticket} isStale={isStale} />
        <FuturesSubmit ticket={ticket} />
        <FuturesConfirm ticket={ticket} />
      </form>
      {/* Beside the form: what is sent in a dialog must not send the order. */}
      <TicketDialogs open={dialog} onClose={() => setDialog(null)} {...{ ticket, symbol }} />
    </>
  )
}

type PartProps = { ticket: FuturesTicketState }

function SideSwitch({ ticket }: PartProps) {
  const { t } = useText('futures')
  const { form } = ticket
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

function TypeTabs({ ticket }: PartProps) {
  const { t } = useText('futures')
  const { form } = ticket
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
          { value: 'exits', label: t('ticket.exits') },
        ]}
        end={
          <>
            {type === 'limit' && <TifSelect form={form} />}
            <TicketSettings
              label={t('ticket.settings')}
              confirmLabel={t('ticket.confirmOrders')}
              confirmHint={t('ticket.confirmHint')}
            />
          </>
        }
      />
    </div>
  )
}

function OrderFields({ ticket, isPanel }: PartProps & { isPanel: boolean }) {
  const { t } = useText('futures')
  const { form, market } = ticket
  return (
    <>
      {!isPanel && (
        <TouchPrices
          market={market}
          label={(best) => t(`ticket.${best}`)}
          hint={(best, at) => t(best === 'bid' ? 'ticket.useBid' : 'ticket.useAsk', { price: at })}
          disabled={form.draft.type !== 'limit'}
          onPick={form.setPrice}
        />
      )}
      <PriceField ticket={ticket} />
      <SizeField ticket={ticket} />
      <FuturesShare ticket={ticket} isTouch={!isPanel} />
      <OrderOptions ticket={ticket} />
      {form.draft.withExits && !form.draft.reduceOnly && <ExitFields ticket={ticket} />}
      <FuturesPreview ticket={ticket} />
    </>
  )
}

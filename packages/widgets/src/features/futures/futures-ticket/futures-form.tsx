import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { PreviewRows } from '../../../shared/ticket/preview-rows.tsx'
import {
  BalancePercentage,
  BestPrices,
  PriceField,
  TicketSettings,
  TifSelect,
} from '../../../shared/ticket/ticket-fields.tsx'
import type { TicketLayout } from '../../../shared/ticket/ticket-frame.tsx'
import { Notices } from '../../../shared/ticket/ticket-notices.tsx'
import { SubmitButton } from '../../../shared/ticket/ticket-submit.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { ExitFields, TriggerFields } from './exit-fields.tsx'
import { isTrigger, type PlacedFutures, sizeOfPercentage } from './model.ts'
import { useFuturesOutcome, useFuturesToast, useLiquidationWarning, useOrderLabel } from './order-text.ts'
import type { FuturesMarket } from './stake.ts'
import {
  FuturesBalance,
  MarginBar,
  OrderOptions,
  SizeField,
  type TicketDialog,
  TicketDialogs,
} from './ticket-parts.tsx'
import { FuturesConfirm, useFuturesRows } from './ticket-preview.tsx'
import { type FuturesTicketState, useFuturesTicket } from './use-futures-ticket.ts'

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

/** The ticket form of one contract. */
export function FuturesForm({ layout, onTransfer, onOrderPlaced, onFailed, ...given }: FuturesFormProps) {
  const showPlaced = useFuturesToast(given.market.rules)
  const ticket = useFuturesTicket({
    ...given,
    onPlaced(order) {
      showPlaced(order)
      onOrderPlaced?.(order)
    },
    onFailed: (error) => onFailed?.(error),
  })
  const [dialog, setDialog] = useState<TicketDialog | null>(null)
  const { form, intent, stake } = ticket
  const { label, side } = useOrderLabel(ticket)
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
        <fieldset className="bl-ticket__entry" disabled={intent.isLocked}>
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
        <Notices {...{ ticket, warning }} isStale={given.isStale} order={useSentOrder(ticket)} />
        <SubmitButton
          ticket={ticket}
          side={side}
          label={label}
          outcome={useFuturesOutcome(ticket)}
          isDisabled={isTrigger(form.draft.type) && stake !== null && !stake.position}
        />
        <FuturesConfirm ticket={ticket} />
      </form>
      {/* The dialog is outside the <form>, so that submitting it does not submit the order. */}
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
      {!isPanel && <BestPrices market={market} disabled={type !== 'limit'} onPick={form.setPrice} />}
      <PriceField ticket={ticket} />
      <SizeField ticket={ticket} />
      <Percentage ticket={ticket} isTouch={!isPanel} />
      <OrderOptions ticket={ticket} />
      {withExits && !reduceOnly && <ExitFields ticket={ticket} />}
      <PreviewRows rows={rowsOf(preview, type === 'market')} />
    </>
  )
}

/**
 * A slider for the percentage of the largest order that margin and brackets allow, or of the position for a
 * reduce-only order.
 */
function Percentage({ ticket, isTouch }: PartProps & { isTouch: boolean }) {
  const { t } = useText('futures')
  const { form, largest, percentage, intent, market } = ticket
  const { size } = form.draft
  return (
    <BalancePercentage
      label={t('ticket.share')}
      value={percentage}
      chosen={size.percentage === percentage ? percentage : null}
      isTouch={isTouch}
      disabled={largest === null || intent.isLocked}
      onTake={(taken) =>
        largest !== null && form.set({ size: sizeOfPercentage(largest, taken, market.rules) })
      }
    />
  )
}

/** Returns a description of the order being sent; null if there is none. */
function useSentOrder({ intent: { state }, market }: FuturesTicketState): string | null {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const words = useCoinWords(market.rules)
  if (!('key' in state)) return null
  const { side, quantity } = state.input
  return quantity ? t(`unknown.${side}`, { quantity: words.base(quantity) }) : own('unknown.trigger')
}

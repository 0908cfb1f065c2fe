import { decimals } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { BalanceLine, UnitSelect, useTicketField } from '../../../shared/ticket/ticket-fields.tsx'
import { TransferForm } from '../../../shared/transfer/transfer-form.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LeverageForm } from '../leverage-dialog/leverage-form.tsx'
import { MarginModeForm } from '../margin-mode-dialog/margin-mode-form.tsx'
import { availableFor } from './stake.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

export type MarginBarProps = { ticket: FuturesTicketState; onOpen: (dialog: TicketDialog) => void }

/** The margin mode and leverage of the next order, as buttons that open their dialogs. */
export function MarginBar({ ticket, onOpen }: MarginBarProps) {
  const { t } = useText('futures')
  const words = useErrorText()
  const { choice, problemOf } = ticket
  const { mode, leverage } = choice.margin
  const problem = problemOf('marginMode') ?? problemOf('leverage')
  return (
    <div className="bl-futures-ticket__margin" data-invalid={problem ? true : undefined}>
      <button
        type="button"
        name="marginMode"
        className="bl-futures-ticket__pick"
        aria-label={t('ticket.marginButton', { mode: t(mode) })}
        title={choice.bounds.isModeLocked ? t('ticket.locked') : undefined}
        onClick={() => onOpen('mode')}
      >
        {t(mode)}
        <Icon name={choice.bounds.isModeLocked ? 'lock' : 'chevron-down'} size={14} />
      </button>
      <button
        type="button"
        name="leverage"
        className="bl-futures-ticket__pick bl-numbers"
        aria-label={t('ticket.leverageButton', { leverage })}
        onClick={() => onOpen('leverage')}
      >
        {leverage}×
        <Icon name="chevron-down" size={14} />
      </button>
      {problem && (
        <p className="bl-futures-ticket__wrong" role="alert">
          {words(problem)}
        </p>
      )}
    </div>
  )
}

export type TicketDialog = 'mode' | 'leverage' | 'transfer'

export type TicketDialogsProps = {
  open: TicketDialog | null
  onClose: () => void
  ticket: FuturesTicketState
  symbol: string
}

/** The dialogs for margin mode, leverage and transfer, which the ticket opens. */
export function TicketDialogs({ open, onClose, ticket, symbol }: TicketDialogsProps) {
  const { choice, market, stake, rates, preview, form } = ticket
  const order =
    preview?.average && !form.draft.reduceOnly
      ? { quantity: preview.quantity, price: preview.average }
      : undefined
  return (
    <>
      <MarginModeForm open={open === 'mode'} {...{ onClose, symbol, choice }} />
      <LeverageForm
        open={open === 'leverage'}
        {...{ onClose, symbol, choice, market, stake, rates, order }}
      />
      <TransferForm open={open === 'transfer'} onOpenChange={(isOpen) => !isOpen && onClose()} />
    </>
  )
}

export type FuturesBalanceProps = {
  ticket: FuturesTicketState
  onTransfer: () => void
}

/** The margin available to new orders, with a button that opens a transfer. */
export function FuturesBalance({ ticket, onTransfer }: FuturesBalanceProps) {
  const { t } = useText('futures')
  const { stake, isLoading, market, signedIn, choice } = ticket
  const words = useCoinWords(market.rules)
  const coin = market.rules.quote
  return (
    <BalanceLine
      coin={coin}
      amount={stake && words.quote(availableFor(stake, choice.margin.mode))}
      isLoading={isLoading}
      more={signedIn ? { label: t('ticket.transfer', { coin }), onPress: onTransfer } : undefined}
    />
  )
}

/** The size field, in base coin or as a value in quote coin. */
export function SizeField({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const { form, market, sized } = ticket
  const { step, tick } = market.rules
  const { by } = sized
  const field = useTicketField(ticket, by, sized[by])
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
      // Amounts have the decimals of prices, but at least two.
      step={by === 'quantity' ? step : decimals(tick) > 2 ? tick : '0.01'}
      steppers={by === 'quantity'}
    />
  )
}

/**
 * The options TP/SL, reduce-only and post only. TP/SL and reduce-only exclude each other, because a
 * reduce-only order has no position to protect.
 */
export function OrderOptions({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const { t: shared } = useText('orders')
  const words = useErrorText()
  const { form, problemOf } = ticket
  const { type, withExits, reduceOnly, postOnly } = form.draft
  const problem = problemOf('reduceOnly')
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
          {words(problem)}
        </p>
      )}
    </div>
  )
}

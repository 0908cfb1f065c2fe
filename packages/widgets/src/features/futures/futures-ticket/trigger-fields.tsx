import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Notice } from '../../../shared/ticket/notice.tsx'
import { NowAfter, PreviewRows, type Row } from '../../../shared/ticket/preview-rows.tsx'
import { useTicketField } from '../../../shared/ticket/use-ticket-field.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { ExitResult } from './exit-result.tsx'
import { signedQuantity } from './stake.ts'
import { TriggerBySelect } from './trigger-by-select.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** A take profit or stop loss for the position that is open. */
export function TriggerFields({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const { t: words } = useText('orders')
  const { form, market, stake, signedIn } = ticket
  const { type, trigger } = form.draft
  const field = useTicketField(ticket, 'trigger', trigger)
  if (signedIn && stake && !stake.position) return <Notice tone="warn">{t('ticket.noPosition')}</Notice>
  return (
    <>
      <Segment
        label={t('ticket.exitKind')}
        size="small"
        value={type === 'sl' ? 'sl' : 'tp'}
        onValueChange={(next) => form.set({ type: next })}
        options={[
          { value: 'tp', label: words('kind.tp') },
          { value: 'sl', label: words('kind.sl') },
        ]}
      />
      <AmountField
        {...field}
        label={t('ticket.trigger')}
        onValueChange={(next) => form.set({ trigger: next })}
        unit={<TriggerBySelect form={form} />}
        step={market.rules.tick}
        steppers
      />
      <p className="bl-ticket__note">{t('tpsl.about')}</p>
      <TriggerPreview ticket={ticket} />
    </>
  )
}

function TriggerPreview({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const format = useFormat()
  const { stake, market, form } = ticket
  const { base, tick } = market.rules
  const words = useCoinWords(market.rules)
  const { type, trigger } = form.draft
  const position = stake?.position ?? null
  const held = position && { ...position, entry: position.entry_price }
  const old = type === 'sl' ? position?.stop_loss : position?.take_profit
  const rows: Row[] = [
    {
      name: 'position',
      label: t('ticket.position'),
      value: position ? (
        <NowAfter now={words.number(signedQuantity(position), 'base')} after={`0\u00a0${base}`} />
      ) : (
        '—'
      ),
    },
    {
      name: 'result',
      label: t('ticket.result'),
      value: (
        <ExitResult position={held} price={trigger} leverage={position?.leverage ?? 1} market={market} />
      ),
    },
  ]
  if (old && trigger !== '') {
    const prices = format.price(old.price, tick)
    rows.push({ name: 'old', label: t('ticket.replaces', { prices }), value: '', tone: 'quiet' })
  }
  return <PreviewRows rows={rows} />
}

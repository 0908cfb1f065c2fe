import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useTicketField } from '../../../shared/ticket/use-ticket-field.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { ExitResult } from './exit-result.tsx'
import { TriggerBySelect } from './trigger-by-select.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** Take profit and stop loss that ride on the order, with what each would bring for the whole position. */
export function ExitFields({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const format = useFormat()
  const { stake, market, form } = ticket
  const { tick } = market.rules
  const old = [stake?.position?.take_profit, stake?.position?.stop_loss].flatMap((one) =>
    one ? format.price(one.price, tick) : [],
  )
  return (
    <div className="bl-futures-ticket__exits">
      <Exit ticket={ticket} name="takeProfit" />
      <Exit ticket={ticket} name="stopLoss" />
      <div className="bl-futures-ticket__scope">
        <span>
          {t('ticket.whole')}
          {old.length > 0 && <> {t('ticket.replaces', { prices: old.join(' / ') })}</>}
        </span>
        <TriggerBySelect form={form} />
      </div>
    </div>
  )
}

function Exit({ ticket, name }: { ticket: FuturesTicketState; name: 'takeProfit' | 'stopLoss' }) {
  const { t } = useText('futures')
  const { form, market, preview, choice } = ticket
  const price = form.draft[name]
  const field = useTicketField(ticket, name, price)
  return (
    <div className="bl-futures-ticket__exit">
      <AmountField
        {...field}
        label={
          <>
            <span aria-hidden>{t(name === 'takeProfit' ? 'ticket.tp' : 'ticket.sl')}</span>
            <span className="bl-hidden">{t(name === 'takeProfit' ? 'tpsl.tpPrice' : 'tpsl.slPrice')}</span>
          </>
        }
        onValueChange={(next) => form.set({ [name]: next })}
        step={market.rules.tick}
      />
      <ExitResult
        position={preview?.after ?? null}
        leverage={choice.margin.leverage}
        {...{ price, market }}
      />
    </div>
  )
}

import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Slider } from '../../../shared/ui/slider.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

const chips = [25, 50, 75, 100]

/** A share of what can be spent, by slider or by chip. 100 % is all of it, to the last unit. */
export function TicketShare({ ticket, isTouch }: { ticket: TradeTicketState; isTouch: boolean }) {
  const { t } = useText('spot')
  const format = useFormat()
  const { form, funds, share, desk } = ticket
  const { draft } = form
  const needsPrice = draft.type === 'limit' && draft.side === 'buy' && draft.price === ''
  const isOff = !funds || needsPrice || desk.phase !== 'idle'
  const say = (value: number) => format.percent(`${value}`, { decimals: 0 })
  const take = (value: number) => form.setSize({ by: 'share', value })
  return (
    <>
      <Slider label={t('ticket.share')} value={share} onValueChange={take} say={say} disabled={isOff} />
      <div className="bl-trade-ticket__chips">
        {chips.map((value) => (
          <button
            key={value}
            type="button"
            className="bl-trade-ticket__chip"
            aria-pressed={draft.size.by === 'share' && draft.size.value === value}
            disabled={isOff}
            onClick={() => take(value)}
          >
            {isTouch && value === 100 ? t('ticket.max') : say(value)}
          </button>
        ))}
      </div>
    </>
  )
}

import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** The best prices of both sides; a touch fills the limit price. */
export function TouchPrices({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const format = useFormat()
  const { form, market } = ticket
  const { tick } = market.rules
  const sides = [
    { name: 'bid', best: market.bids[0]?.[0], hint: 'ticket.useBid' },
    { name: 'ask', best: market.asks[0]?.[0], hint: 'ticket.useAsk' },
  ] as const
  return (
    <div className="bl-trade-ticket__touch">
      {sides.map(({ name, best, hint }) => {
        const price = best === undefined ? '—' : format.price(best, tick)
        return (
          <button
            key={name}
            type="button"
            className="bl-trade-ticket__best"
            disabled={best === undefined || form.draft.type === 'market'}
            title={t(hint, { price })}
            onClick={() => best !== undefined && form.setPrice(best)}
          >
            <span>{t(`ticket.${name}`)}</span>{' '}
            <span className="bl-trade-ticket__touch-price" data-side={name}>
              {price}
            </span>
          </button>
        )
      })}
    </div>
  )
}

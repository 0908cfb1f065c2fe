import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import type { OrderMarket } from './order-market.ts'

export type TouchPricesProps = {
  market: OrderMarket
  disabled: boolean
  onPick: (price: Decimal) => void
}

/** The best prices of both sides; a touch fills the limit price. */
export function TouchPrices({ market, disabled, onPick }: TouchPricesProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const sides = [
    { name: 'bid', use: 'ticket.useBid', best: market.bids[0]?.[0] },
    { name: 'ask', use: 'ticket.useAsk', best: market.asks[0]?.[0] },
  ] as const
  return (
    <div className="bl-ticket__touch">
      {sides.map(({ name, use, best }) => {
        const price = best === undefined ? '—' : format.price(best, market.rules.tick)
        return (
          <button
            key={name}
            type="button"
            className="bl-ticket__best"
            disabled={best === undefined || disabled}
            title={t(use, { price })}
            onClick={() => best !== undefined && onPick(best)}
          >
            <span>{t(`ticket.${name}`)}</span>{' '}
            <span className="bl-ticket__touch-price" data-side={name}>
              {price}
            </span>
          </button>
        )
      })}
    </div>
  )
}

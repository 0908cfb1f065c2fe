import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../format/use-format.ts'
import type { OrderMarket } from './order-market.ts'

export type TouchPricesProps = {
  market: OrderMarket
  label: (side: 'bid' | 'ask') => string
  hint: (side: 'bid' | 'ask', price: string) => string
  disabled: boolean
  onPick: (price: Decimal) => void
}

/** The best prices of both sides; a touch fills the limit price. */
export function TouchPrices({ market, label, hint, disabled, onPick }: TouchPricesProps) {
  const format = useFormat()
  const sides = [
    { name: 'bid', best: market.bids[0]?.[0] },
    { name: 'ask', best: market.asks[0]?.[0] },
  ] as const
  return (
    <div className="bl-ticket__touch">
      {sides.map(({ name, best }) => {
        const price = best === undefined ? '—' : format.price(best, market.rules.tick)
        return (
          <button
            key={name}
            type="button"
            className="bl-ticket__best"
            disabled={best === undefined || disabled}
            title={hint(name, price)}
            onClick={() => best !== undefined && onPick(best)}
          >
            <span>{label(name)}</span>{' '}
            <span className="bl-ticket__touch-price" data-side={name}>
              {price}
            </span>
          </button>
        )
      })}
    </div>
  )
}

import type { Decimal } from '@bourselet/sdk/money'
import { quotePlaces } from '../../../shared/format/coin-places.ts'
import { roundCoin } from '../../../shared/format/format-coin.ts'
import { totalRounding } from '../../../shared/format/use-pair-words.ts'
import type { Pair } from '../../../shared/orders/use-pairs.ts'
import { Figure } from '../../../shared/ui/figure.tsx'

type TotalFigureProps = { value: Decimal | null; side: 'buy' | 'sell'; pair: Pair }

/** The total of an order or a trade in a table, with the decimals and the rounding of the total in a ticket. */
export function TotalFigure({ value, side, pair: { quote, tick } }: TotalFigureProps) {
  if (value === null || tick === undefined) return <Figure value={value} />
  const places = quotePlaces({ quote, tick })
  const shown = roundCoin(value, places, totalRounding(side))
  const decimals = Math.max(places, shown.split('.')[1]?.length ?? 0)
  return <Figure value={shown} tick={`0.${'1'.padStart(decimals, '0')}`} />
}

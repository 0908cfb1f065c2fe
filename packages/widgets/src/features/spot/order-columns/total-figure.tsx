import type { Decimal } from '@bourselet/sdk/money'
import { quotePlaces } from '../../../shared/format/coin-places.ts'
import { roundCoin, writtenDecimals } from '../../../shared/format/format-coin.ts'
import { totalRounding } from '../../../shared/format/use-pair-texts.ts'
import type { Pair } from '../../../shared/orders/use-pairs.ts'
import { Figure } from '../../../shared/ui/figure.tsx'

type TotalFigureProps = { value: Decimal | null; side: 'buy' | 'sell'; pair: Pair }

/** The total of an order or a trade in a table, with the decimals and the rounding of the total in a ticket. */
export function TotalFigure({ value, side, pair: { quote, tick } }: TotalFigureProps) {
  if (value === null || tick === undefined) return <Figure value={value} />
  const shown = roundCoin(value, quotePlaces({ quote, tick }), totalRounding(side))
  return <Figure value={shown} decimals={writtenDecimals(shown)} />
}

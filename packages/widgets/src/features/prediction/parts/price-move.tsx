import { type Decimal, percent, sub } from '@bourselet/sdk/money'
import { Change } from '../../../shared/ui/change.tsx'

/** How far a price is from another, in quote coin and percent. */
export function PriceMove({ price, from }: { price: Decimal | null; from: Decimal | null }) {
  if (price === null || from === null) return <Change percent={null} />
  const amount = sub(price, from)
  return <Change amount={amount} percent={percent(amount, from)} arrow />
}

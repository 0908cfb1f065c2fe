import { type Decimal, isNegative, isWireAmount, trim } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { exitResult, type Standing } from './preview-order.ts'
import type { FuturesMarket } from './stake.ts'

export type ExitResultProps = {
  /** What is closed; null while not known. */
  position: Pick<Standing, 'side' | 'quantity' | 'entry'> | null
  price: Decimal | ''
  leverage: number
  market: FuturesMarket
}

/** What closing at a price brings: in USDT, and in percent of the margin. */
export function ExitResult({ position, price, leverage, market }: ExitResultProps) {
  const format = useFormat()
  if (!position || price === '' || !isWireAmount(trim(price))) {
    return <span className="bl-futures-ticket__result">—</span>
  }
  const { pnl, roe } = exitResult(position, price, leverage, market)
  const way = isNegative(pnl) ? 'down' : 'up'
  return (
    <span className="bl-futures-ticket__result" data-way={way}>
      {format.amount(pnl, { decimals: 2, minDecimals: 2, signed: true })}{' '}
      {format.percent(roe, { signed: true })}
    </span>
  )
}

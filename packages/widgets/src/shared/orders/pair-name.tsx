import type { Pair } from './use-pairs.ts'
import './orders.css'

export type OnSelect = ((symbol: string) => void) | undefined

/** The name of a pair or contract. If `onSelect` is set, the name is a button. */
export function PairName({ pair, onSelect }: { pair: Pick<Pair, 'symbol' | 'name'>; onSelect: OnSelect }) {
  if (!onSelect) return <span className="bl-orders__pair">{pair.name}</span>
  return (
    <button type="button" className="bl-orders__pair bl-touch" onClick={() => onSelect(pair.symbol)}>
      {pair.name}
    </button>
  )
}

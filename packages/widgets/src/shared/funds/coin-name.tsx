import { CoinIcon } from '../ui/coin-icon.tsx'
import './funds.css'

/** The name of the coin in a record, with its icon. */
export function CoinName({ coin }: { coin: string }) {
  return (
    <span className="bl-funds__cell-coin">
      <CoinIcon coin={coin} size={20} />
      <strong>{coin}</strong>
    </span>
  )
}

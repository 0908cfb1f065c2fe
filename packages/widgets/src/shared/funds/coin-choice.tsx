import { useText } from '../i18n/use-text.ts'
import { CoinIcon } from '../ui/coin-icon.tsx'
import { Select } from '../ui/select.tsx'
import type { FundCoin } from './use-fund-coins.ts'
import './funds.css'

export type CoinChoiceProps = {
  coins: readonly FundCoin[]
  coin: string
  onCoinChange: (coin: string) => void
}

/** A coin selector: a list of all coins with their names, and buttons for the first few coins. */
export function CoinChoice({ coins, coin, onCoinChange }: CoinChoiceProps) {
  const { t } = useText('shared')
  return (
    <div className="bl-funds__coin">
      <Select
        label={t('funds.coin')}
        value={coin}
        onValueChange={onCoinChange}
        options={coins.map((one) => ({
          value: one.coin,
          label: (
            <span className="bl-funds__coin-name">
              <CoinIcon coin={one.coin} size={28} />
              <span>
                <strong>{one.coin}</strong>
                <small>{one.name}</small>
              </span>
            </span>
          ),
        }))}
      />
      {coins.length > 1 && (
        <div className="bl-funds__quick">
          {coins.slice(0, 6).map((one) => (
            <button
              key={one.coin}
              type="button"
              className="bl-funds__quick-coin"
              aria-pressed={one.coin === coin}
              // Selecting the coin that is already selected would reset its network and the entered amount.
              onClick={() => one.coin !== coin && onCoinChange(one.coin)}
            >
              <CoinIcon coin={one.coin} size={16} />
              {one.coin}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

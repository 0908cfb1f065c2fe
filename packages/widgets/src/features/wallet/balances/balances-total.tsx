import { div, isZero } from '@bourselet/sdk/money'
import { useState } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './balances.css'

/** The coins in which the total can be shown. A coin whose price is unknown is not offered. */
const units = ['USDT', 'BTC', 'ETH', 'SOL', 'BNB']

/** The total value of the member's assets in a chosen coin, with a button that hides amounts. */
export function BalancesTotal({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useText('wallet')
  const { t: shared } = useText('shared')
  const amountOf = useCoinAmount()
  const { hideAmounts, set } = usePreferences()
  const [unit, setUnit] = useState('USDT')
  const priceOf = (coin: string) => wallet?.list.find((row) => row.coin === coin)?.price_usdt ?? '0'
  const sum = (of: string) => {
    if (!wallet) return undefined
    if (of === 'USDT') return amountOf(wallet.total_usdt, of, { minDecimals: 2 })
    if (of === 'BTC') return amountOf(wallet.total_btc, of)
    return amountOf(div(wallet.total_usdt, priceOf(of), 8, 'DOWN'), of)
  }
  const offered = units.filter((coin) => coin === 'USDT' || !isZero(priceOf(coin)))
  const other = unit === 'USDT' ? 'BTC' : 'USDT'
  return (
    <div className="bl-balances__total">
      <p className="bl-balances__caption">
        {t('balances.total')}
        <IconButton
          size="small"
          icon={hideAmounts ? icons.eyeOff : icons.eye}
          label={shared(hideAmounts ? 'showAmounts' : 'hideAmounts')}
          onClick={() => set({ hideAmounts: !hideAmounts })}
        />
      </p>
      <div className="bl-balances__sum">
        <strong className="bl-balances__figure" data-hidden={hideAmounts || undefined}>
          {wallet ? <Secret>{sum(unit)}</Secret> : <Skeleton width="5em" />}
        </strong>
        <Select
          variant="quiet"
          aria-label={t('balances.unit')}
          value={unit}
          onValueChange={setUnit}
          options={offered.map((value) => ({ value, label: value }))}
        />
      </div>
      <p className="bl-balances__other bl-numbers">
        {wallet ? <Secret>{`≈ ${sum(other)} ${other}`}</Secret> : <Skeleton width="9em" />}
      </p>
    </div>
  )
}

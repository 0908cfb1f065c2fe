import { useState } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Secret } from './secret.tsx'

type Unit = 'USDT' | 'BTC'
const units: readonly Unit[] = ['USDT', 'BTC']

/** Everything the member owns as one number, in USDT or BTC, with the switch that hides it. */
export function BalancesTotal({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useText('wallet')
  const { t: shared } = useText('shared')
  const format = useFormat()
  const { hideAmounts, set } = usePreferences()
  const [unit, setUnit] = useState<Unit>('USDT')
  const sum = (of: Unit) => {
    if (!wallet) return undefined
    return of === 'USDT'
      ? format.amount(wallet.total_usdt, { decimals: 2, minDecimals: 2 })
      : format.amount(wallet.total_btc, { minDecimals: 8 })
  }
  const other = unit === 'USDT' ? 'BTC' : 'USDT'
  return (
    <div className="bl-balances__total">
      <p className="bl-balances__caption">
        {t('balances.total')}
        <IconButton
          size="small"
          icon={hideAmounts ? 'eye-off' : 'eye'}
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
          options={units.map((value) => ({ value, label: value }))}
        />
      </div>
      <p className="bl-balances__other bl-numbers">
        {wallet ? <Secret>{`≈ ${sum(other)} ${other}`}</Secret> : <Skeleton width="9em" />}
      </p>
    </div>
  )
}

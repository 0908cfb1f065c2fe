import { compare, decimals, mul, trim } from '@bourselet/sdk/money'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { priceGuards } from '../provider/preferences.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Select } from '../ui/select.tsx'
import type { Rules } from './order-terms.ts'

type PriceGuardProps = { rules: Pick<Rules, 'market_protection'> }

/**
 * The choice of the distance past the market from which limit prices must be confirmed. The largest choice is the
 * market-order protection of the symbol, so the confirmation cannot be turned off.
 */
export function PriceGuard({ rules }: PriceGuardProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const { priceGuard, set } = usePreferences()
  const most = trim(mul(rules.market_protection, '100'))
  const smaller = priceGuards.filter((one) => compare(one, most) < 0)
  return (
    <div className="bl-ticket__guard">
      <span>{t('gap.guard')}</span>
      <Select
        variant="quiet"
        aria-label={t('gap.guard')}
        value={smaller.find((one) => one === priceGuard) ?? most}
        onValueChange={(next) => set({ priceGuard: smaller.find((one) => one === next) ?? null })}
        options={[...smaller, most].map((value) => ({
          value,
          label: format.percent(value, { decimals: decimals(value) }),
        }))}
      />
    </div>
  )
}

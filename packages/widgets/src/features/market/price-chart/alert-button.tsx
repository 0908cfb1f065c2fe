import { type Decimal, roundToStep } from '@bourselet/sdk/money'
import { useEffect, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Popover } from '../../../shared/ui/popover.tsx'
import type { useChartSettings } from './use-chart-settings.ts'

const AlertMenu = lazyPart(() => import('./alert-menu.tsx').then(({ AlertMenu }) => AlertMenu))

export type AlertButtonProps = {
  symbol: string
  product: Product
  settings: ReturnType<typeof useChartSettings>
}

/** The button that opens the price alerts. A right click on the chart opens them with the clicked price. */
export function AlertButton({ symbol, product, settings: { askAlert } }: AlertButtonProps) {
  const { t } = useText('chart')
  const [start, setStart] = useState<Decimal | '' | null>(null)
  useEffect(() => {
    askAlert.current = setStart
    return () => {
      askAlert.current = null
    }
  }, [askAlert])
  return (
    <Popover
      label={t('alerts.title')}
      open={start !== null}
      onOpenChange={(isOpen) => setStart(isOpen ? '' : null)}
      trigger={<IconButton icon={icons.bell} size="small" label={t('alerts.title')} aria-keyshortcuts="A" />}
    >
      {start !== null && <AlertMenu symbol={symbol} product={product} start={start} />}
    </Popover>
  )
}

/**
 * Returns a price of the chart as a decimal string, rounded to the tick; null if it is not above zero or too
 * large.
 */
export function priceOnTick(price: number, tick: Decimal): Decimal | null {
  const exact = price > 0 && price < 1e12 ? roundToStep(price.toFixed(10), tick, 'HALF_UP') : '0'
  return Number(exact) > 0 ? exact : null
}

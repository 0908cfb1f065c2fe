import type { Product } from '../../../../shared/data/live-tickers.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import * as icons from '../../../../shared/ui/icons.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { Popover } from '../../../../shared/ui/popover.tsx'

const CompareMenu = lazyPart(() => import('./compare-menu.tsx').then(({ CompareMenu }) => CompareMenu))

export type CompareButtonProps = { symbol: string; product: Product }

/** The button that opens the list of symbols with which the chart is compared. */
export function CompareButton({ symbol, product }: CompareButtonProps) {
  const { t } = useText('chart')
  return (
    <Popover
      label={t('compare.title')}
      trigger={<IconButton icon={icons.compare} size="small" label={t('compare.title')} />}
    >
      <CompareMenu symbol={symbol} product={product} />
    </Popover>
  )
}

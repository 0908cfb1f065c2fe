import type { Product } from '../../../shared/data/live-tickers.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import type { CoinView } from './coin-columns.ts'
import { CoinSearch } from './coin-search.tsx'
import type { CoinTab, useCoinList } from './use-coin-list.ts'

export type CoinBarProps = {
  view: CoinView
  product: Product
  list: ReturnType<typeof useCoinList>
  onProductChange: ((product: Product) => void) | undefined
}

const products: readonly Product[] = ['spot', 'futures']

const tabsOf: Record<CoinView, readonly CoinTab[]> = {
  markets: ['favourites', 'all'],
  movers: ['favourites', 'hot', 'gainers', 'losers'],
  plain: [],
  picker: ['favourites', 'all'],
}

/** The filters of the coin list: tabs, quote coins, search. */
export function CoinBar({ view, product, list, onProductChange }: CoinBarProps) {
  const { t } = useText('market')
  if (view === 'plain') return null
  const own = tabsOf[view].map((value) => ({
    value: value as CoinTab | Product,
    label: t(`coinList.tabs.${value === 'all' ? product : value}`),
    count: view === 'markets' && (value === 'all' || value === 'favourites') ? list.counts[value] : undefined,
  }))
  // The tab `all` has the name of the shown product (spot or futures) as its label. The tab next to it switches to the
  // other product.
  const other = products.find((one) => one !== product)
  const tabs =
    onProductChange && other
      ? own.flatMap((tab) => {
          if (tab.value !== 'all') return [tab]
          const beside = { value: other, label: t(`coinList.tabs.${other}`), count: undefined }
          return other === 'spot' ? [beside, tab] : [tab, beside]
        })
      : own
  const choose = (value: CoinTab | Product) => {
    if (value === 'spot' || value === 'futures') onProductChange?.(value)
    else list.setTab(value)
  }
  const search = <CoinSearch value={list.keyword} onValueChange={list.setKeyword} />
  return (
    <div className="bl-coin-list__bar" data-view={view}>
      {view === 'picker' && search}
      <Tabs<CoinTab | Product>
        label={t('coinList.which')}
        value={list.tab}
        onValueChange={choose}
        tabs={tabs}
        size={view === 'movers' ? 'page' : 'inline'}
      />
      {view === 'markets' && (
        <>
          {list.quotes.length === 0 && !list.error && (
            <span className="bl-coin-list__quotes" aria-hidden>
              <Skeleton width={200} height={32} />
            </span>
          )}
          {list.quotes.length > 1 && (
            <span className="bl-coin-list__quotes">
              <Segment
                label={t('coinList.quote')}
                size="small"
                value={list.quote}
                onValueChange={list.setQuote}
                options={[
                  { value: '', label: t('coinList.allQuotes') },
                  ...list.quotes.map((quote) => ({ value: quote, label: quote })),
                ]}
              />
            </span>
          )}
          {search}
        </>
      )}
    </div>
  )
}

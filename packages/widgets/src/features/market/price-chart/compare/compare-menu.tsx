import type { Product } from '../../../../shared/data/live-tickers.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { CoinTable } from '../../coin-list/coin-table.tsx'
import { MOST_COMPARED, useCompared } from './use-compared.ts'
import './compare.css'

export type CompareMenuProps = { symbol: string; product: Product }

/**
 * The searchable list of symbols with which the chart can be compared. It also shows the symbols that are already
 * chosen.
 */
export function CompareMenu({ symbol, product }: CompareMenuProps) {
  const { t } = useText('chart')
  const { list, add, remove } = useCompared(product, symbol)
  const isFull = list.length >= MOST_COMPARED
  return (
    <div className="bl-compare">
      <p className="bl-compare__note">
        {t(isFull ? 'compare.full' : 'compare.note', { most: MOST_COMPARED })}
      </p>
      {list.length > 0 && (
        <div className="bl-compare__chosen">
          {list.map((other) => (
            <Button key={other} size="small" onClick={() => remove(other)}>
              {t('compare.remove', { name: other })}
            </Button>
          ))}
        </div>
      )}
      {!isFull && (
        <div className="bl-compare__list">
          <CoinTable view="picker" product={product} selected={symbol} onSelect={add} />
        </div>
      )}
    </div>
  )
}

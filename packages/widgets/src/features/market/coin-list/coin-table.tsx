import { decimals } from '@bourselet/sdk/money'
import type { KeyboardEvent } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { CoinBar } from './coin-bar.tsx'
import { type CoinView, coinColumns } from './coin-columns.ts'
import { CoinHead } from './coin-head.tsx'
import { CoinRow } from './coin-row.tsx'
import { CoinSkeleton } from './coin-skeleton.tsx'
import { CoinStatus } from './coin-status.tsx'
import { NoCoins } from './no-coins.tsx'
import { useCoinList } from './use-coin-list.ts'
import './coin-list.css'

export type CoinTableProps = {
  view: CoinView
  product: Product
  symbols?: readonly string[]
  limit?: number
  selected?: string
  onSelect?: (symbol: string) => void
  onProductChange?: (product: Product) => void
}

/** Moves the focus to the previous or next pair when the arrow key up or down is pressed. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.bl-coin-list__button')]
  const at = buttons.indexOf(event.target as HTMLElement)
  const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** The content of the coin list inside the widget's root element: the filters, the rows and the footer. */
export function CoinTable(props: CoinTableProps) {
  const { view, product, symbols, limit, selected, onSelect, onProductChange } = props
  const { t, ready } = useText('market')
  const list = useCoinList({ view, product, symbols, limit })
  const columns = coinColumns[view]
  const { rows } = list
  const room = Math.max(0, ...(rows ?? []).map(({ tick }) => decimals(tick)))
  const isLoading = !ready || (!rows && !list.error)
  return (
    <>
      <CoinBar view={view} product={product} list={list} onProductChange={onProductChange} />
      <div className="bl-coin-list__scroll" data-view={view}>
        {list.error && ready ? (
          <ErrorState error={list.error} onRetry={list.refetch} retrying={list.refreshing} />
        ) : (
          <table className="bl-coin-list__table bl-numbers" aria-busy={isLoading || undefined}>
            <caption className="bl-hidden">{t('coinList.caption')}</caption>
            <CoinHead product={product} columns={columns} sort={list.sort} onSortChange={list.setSort} />
            <tbody
              onKeyDown={onArrow}
              onPointerEnter={() => list.hold(true)}
              onPointerLeave={({ currentTarget }) =>
                list.hold(currentTarget.querySelector(':focus-visible') !== null)
              }
              onFocus={({ target }) => target.matches(':focus-visible') && list.hold(true)}
              onBlur={({ currentTarget }) => list.hold(currentTarget.matches(':hover'))}
            >
              {isLoading ? (
                <CoinSkeleton columns={columns} rows={limit ?? 8} />
              ) : (
                rows?.map((info) => (
                  <CoinRow
                    key={info.symbol}
                    info={info}
                    product={product}
                    columns={columns}
                    room={room}
                    rate={list.rateOf(info.quote)}
                    isSelected={info.symbol === selected}
                    onSelect={onSelect}
                  />
                ))
              )}
            </tbody>
          </table>
        )}
        {!isLoading && rows?.length === 0 && <NoCoins list={list} />}
      </div>
      {view === 'markets' && !isLoading && <CoinStatus count={rows?.length} product={product} />}
    </>
  )
}

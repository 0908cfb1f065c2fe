import { isZero } from '@bourselet/sdk/money'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Change } from '../../../shared/ui/change.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { CoinTools } from './coin-tools.tsx'
import { CoinActions, type RowActions } from './use-balance-columns.tsx'
import { type BalanceRow, type BalancesView, changeOf, marketOf } from './use-balance-rows.ts'

export type CoinRowsProps = {
  view: BalancesView
  actions: RowActions
  /** Shown instead of the rows if there are none. */
  empty: ReactNode
}

/**
 * The coins of an account in a container that is too narrow for a table. Each coin has a row of two lines, which opens
 * its details and actions. A line above the rows counts them and opens the search. Zero balances are hidden until the
 * member shows them or filters the coins.
 */
export function CoinRows({ view, actions, empty }: CoinRowsProps) {
  const { t } = useText('wallet')
  const { rows, isFiltered, isSearchFocused } = view
  const [showsZeros, setShowsZeros] = useState(false)
  const [isSearching, setSearching] = useState(isFiltered || isSearchFocused)
  const tools = useRef<HTMLDivElement>(null)
  const wasSearching = useRef(isSearching)
  useEffect(() => {
    if (isSearching && !wasSearching.current)
      tools.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
    wasSearching.current = isSearching
  }, [isSearching])
  if (!rows) return <Waiting />
  if (rows.length === 0 && !isFiltered) return empty
  const held = rows.filter(({ total }) => !isZero(total))
  const zeros = rows.length - held.length
  const canHide = held.length > 0 && zeros > 0 && !isFiltered
  const isHiding = canHide && !showsZeros
  const shown = isHiding ? held : rows
  return (
    <>
      <div className="bl-coin-rows__line">
        <p>
          {isHiding ? t('balances.zeros', { count: zeros }) : t('balances.count', { count: shown.length })}
        </p>
        {canHide && (
          <button type="button" className="bl-link" onClick={() => setShowsZeros(isHiding)}>
            {t(isHiding ? 'balances.showZeros' : 'balances.hideZeros')}
          </button>
        )}
        <IconButton
          icon={icons.search}
          label={t('balances.searchAndFilters')}
          aria-expanded={isSearching}
          onClick={() => {
            // A filter that is no longer visible must not hide coins.
            if (isSearching) view.clear()
            setSearching(!isSearching)
          }}
        />
      </div>
      {isSearching && (
        <div ref={tools}>
          <CoinTools view={view} />
        </div>
      )}
      {shown.length === 0 ? (
        empty
      ) : (
        <ul className="bl-coin-rows" aria-label={t('balances.caption')}>
          {shown.map((row) => (
            <li key={`${row.account}:${row.coin}`}>
              <CoinRow row={row} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Waiting() {
  return (
    <>
      <div className="bl-coin-rows__line" />
      <ul className="bl-coin-rows" aria-busy>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <li key={key} className="bl-coin-row__summary">
            <Skeleton width={32} height={32} round />
            <Skeleton width="5em" />
            <Skeleton width="6em" />
          </li>
        ))}
      </ul>
    </>
  )
}

function CoinRow({ row, actions }: { row: BalanceRow; actions: RowActions }) {
  const { t } = useText('wallet')
  const format = useFormat()
  const amount = useCoinAmount()
  const symbols = useSymbols()
  const { coin, name, available, frozen, total, value_usdt } = row
  const value = format.amount(value_usdt, { decimals: 2, minDecimals: 2 })
  const isFrozen = !isZero(frozen)
  return (
    <details className="bl-coin-row" name="bl-coin-row">
      <summary className="bl-coin-row__summary">
        <CoinIcon coin={coin} size={32} />
        <span className="bl-coin-row__lines">
          <span className="bl-coin-row__name">
            <strong>{coin}</strong>
            <Change percent={changeOf(coin, symbols.data)} arrow />
          </span>
          <small>
            {isFrozen ? <Secret>{t('balances.frozenPart', { amount: amount(frozen, coin) })}</Secret> : name}
          </small>
        </span>
        <span className="bl-coin-row__lines bl-numbers" data-zero={isZero(total) || undefined}>
          <strong>
            <Secret>
              <CoinAmount value={total} coin={coin} bare />
            </Secret>
          </strong>
          <small>
            <Secret>{`${value} USDT`}</Secret>
          </small>
        </span>
      </summary>
      <div className="bl-coin-row__more">
        <dl className="bl-coin-row__parts bl-numbers">
          <dt>{t('balances.available')}</dt>
          <dd>
            <Secret>
              <CoinAmount value={available} coin={coin} bare />
            </Secret>
          </dd>
          <dt>{t('balances.frozen')}</dt>
          <dd>
            <Secret>
              <CoinAmount value={frozen} coin={coin} bare />
            </Secret>
          </dd>
        </dl>
        <CoinActions row={row} market={marketOf(coin, symbols.data)} {...actions} />
      </div>
    </details>
  )
}

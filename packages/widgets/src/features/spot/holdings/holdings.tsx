import {
  averageCost,
  compare,
  type Decimal,
  decimals,
  holdingResult,
  isZero,
  mul,
  sub,
} from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { liveTickers } from '../../../shared/data/live-tickers.ts'
import { useLivePart } from '../../../shared/data/use-live.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PairName } from '../../../shared/orders/pair-name.tsx'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { RowsList } from '../../../shared/records/rows-list.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Change } from '../../../shared/ui/change.tsx'
import { CoinFigure } from '../../../shared/ui/coin-figure.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { sizeOfPercentage } from '../trade-ticket/model.ts'
import { type HeldCoin, VALUE_COIN } from './held-coins.ts'
import { useHoldings } from './use-holdings.ts'
import './holdings.css'

export type HoldingsProps = {
  /** Called with the symbol when the coin of a row is pressed. */
  onSelect?: (symbol: string) => void
  /**
   * Called when the sell button of a row is pressed, with the symbol and the quantity that the member can sell: the
   * available balance, rounded down to the step of the pair. Without this callback there is no such button.
   */
  onSell?: (symbol: string, quantity: Decimal) => void
  onSignIn?: () => void
}

/**
 * The coins of the member's spot account with their average cost, value and unrealized result at the last price. The
 * cost follows from the member's own trades, as docs/rules.md states.
 */
export function Holdings({ onSelect, onSell, onSignIn }: HoldingsProps) {
  const { t, ready } = useText('holdings')
  const format = useFormat()
  const amountOf = useCoinAmount()
  const { since, more, ...answer } = useHoldings()
  const sell = onSell && sellColumn(t('sell'), (coin) => t('sellCoin', { coin }), onSell)
  return (
    <Root name="holdings" density="compact" className="bl-orders">
      <RowsList
        view={{
          caption: t('caption'),
          columns: [...useHoldingColumns(onSelect), ...(sell ? [sell] : [])],
          rowKey: ({ coin }) => coin,
          phone: {
            title: ({ coin }) => coin,
            text: ({ coin, total }) => <Secret>{`${amountOf(total, coin)}\u00a0${coin}`}</Secret>,
            value: (held) => <Result held={held} />,
            note: (held) => <Return held={held} />,
            ...(sell ? { action: { header: t('sell'), cell: sell.cell } } : {}),
          },
          empty: <Empty icon={icons.wallet} title={t('empty')} text={t('emptyText')} />,
          signedOut: t('signedOut'),
        }}
        answer={answer}
        rows={answer.data}
        ready={ready}
        onSignIn={onSignIn}
        skeletonRows={3}
      >
        {answer.data && answer.data.length > 0 && (
          <div className="bl-holdings__basis">
            <p>
              {t('basis')}
              {since !== null && ` ${t('since', { date: format.time(since, 'date') })}`}
            </p>
            {since !== null && (
              <Button size="small" variant="quiet" busy={answer.refreshing} onClick={more}>
                {t('more')}
              </Button>
            )}
          </div>
        )}
      </RowsList>
    </Root>
  )
}

/** Returns the quantity that 100 % of an available balance is in a ticket. */
const sellable = (available: Decimal, market: SymbolInfo): Decimal => {
  const order = { side: 'sell', type: 'market', price: '', stopPrice: '' } as const
  return sizeOfPercentage(order, market, { base: available, quote: '0' }, 100).value || '0'
}

const sellColumn = (
  label: string,
  nameOf: (coin: string) => string,
  onSell: NonNullable<HoldingsProps['onSell']>,
): Column<HeldCoin> => ({
  id: 'sell',
  header: label,
  headerHidden: true,
  align: 'end',
  skeleton: '3em',
  cell({ coin, market, total, frozen }) {
    if (!market) return null
    const quantity = sellable(sub(total, frozen), market)
    return (
      <Button
        size="small"
        aria-label={nameOf(coin)}
        // Open orders may hold the whole balance, and a remainder may be less than a step of the pair.
        disabled={isZero(quantity)}
        onClick={() => onSell(market.symbol, quantity)}
      >
        {label}
      </Button>
    )
  },
})

function useHoldingColumns(onSelect: HoldingsProps['onSelect']): Column<HeldCoin>[] {
  const { t } = useText('holdings')
  const end = { align: 'end' } as const
  return [
    {
      id: 'coin',
      header: t('coin'),
      card: 'title',
      cell: ({ coin, market }) => (
        <span className="bl-holdings__coin">
          <CoinIcon coin={coin} size={20} />
          <PairName
            pair={{ symbol: market?.symbol ?? '', name: coin }}
            onSelect={market ? onSelect : undefined}
          />
        </span>
      ),
    },
    {
      ...end,
      id: 'quantity',
      header: t('quantity'),
      cell: ({ total, coin }) => (
        <Secret>
          <CoinFigure value={total} coin={coin} />
        </Secret>
      ),
    },
    {
      ...end,
      id: 'frozen',
      header: t('frozen'),
      hideBelow: 'l',
      cell: ({ frozen, coin }) => (
        <Secret>
          <CoinFigure value={frozen} coin={coin} />
        </Secret>
      ),
    },
    { ...end, id: 'average', header: t('average'), cell: (held) => <Average held={held} /> },
    {
      ...end,
      id: 'last',
      header: t('last'),
      hideBelow: 'm',
      cell: (held) => (
        <AtLast held={held}>{(last) => <Figure value={last} tick={held.market?.tick} />}</AtLast>
      ),
    },
    {
      ...end,
      id: 'value',
      header: t('value', { coin: VALUE_COIN }),
      hideBelow: 'm',
      cell: (held) => (
        <Secret>
          <AtLast held={held}>
            {(last) => <CoinFigure value={mul(held.total, last)} coin={VALUE_COIN} />}
          </AtLast>
        </Secret>
      ),
    },
    { ...end, id: 'pnl', header: t('pnl'), cell: (held) => <Result held={held} /> },
    { ...end, id: 'return', header: t('return'), cell: (held) => <Return held={held} /> },
  ]
}

type HeldProps = { held: HeldCoin }
type AtLastProps = HeldProps & { children: (last: Decimal) => ReactNode }

/** Content that depends on the last price of a coin in USDT; on its index price if it has no pair with USDT. */
function AtLast({ held: { market, index }, children }: AtLastProps) {
  return market ? <AtMarket market={market}>{children}</AtMarket> : children(index)
}

function AtMarket({ market, children }: { market: SymbolInfo; children: AtLastProps['children'] }) {
  const tickers = liveTickers(useBourselet().sdk, 'spot')
  return children(useLivePart(tickers.one(market.symbol), (live) => live?.last ?? market.last))
}

/** The average cost of a coin. If it is known for a part of the balance only, the quantity of this part follows. */
function Average({ held: { coin, total, market, known } }: HeldProps) {
  const { t } = useText('holdings')
  const amountOf = useCoinAmount()
  const average = averageCost(known)
  if (average === null) return <Figure value={null} />
  const isPart = compare(known.quantity, total) < 0
  return (
    <Secret>
      <span className="bl-records__two">
        <Figure value={average} decimals={market && decimals(market.tick)} />
        {isPart && (
          <small>{t('part', { amount: amountOf(known.quantity, coin, { rounding: 'DOWN' }), coin })}</small>
        )}
      </span>
    </Secret>
  )
}

/** The unrealized result in USDT of the part of a balance whose cost is known. */
function Result({ held }: HeldProps) {
  const format = useFormat()
  return (
    <AtLast held={held}>
      {(last) => {
        const result = holdingResult(held.known, last)
        if (!result) return '—'
        return (
          <Secret>
            <span className="bl-change" data-trend={trendOf(result.unrealized_pnl)}>
              {resultText(format, result.unrealized_pnl)}
            </span>
          </Secret>
        )
      }}
    </AtLast>
  )
}

/** The unrealized result as a percentage of the cost. */
function Return({ held }: HeldProps) {
  return (
    <AtLast held={held}>{(last) => <Change percent={holdingResult(held.known, last)?.return_pct} />}</AtLast>
  )
}

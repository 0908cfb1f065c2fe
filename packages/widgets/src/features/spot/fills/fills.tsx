import { mul } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Fee } from '../../../shared/orders/order-fills.tsx'
import { type OnSelect, PairName } from '../../../shared/orders/pair-name.tsx'
import { SideWord } from '../../../shared/orders/side-word.tsx'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import { RowsList } from '../../../shared/records/rows-list.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { TotalFigure } from '../order-columns/total-figure.tsx'
import { type OwnFill, useFills } from './use-fills.ts'

export type FillsProps = {
  /** Limits the list to one pair. By default the list contains all pairs. */
  symbol?: string
  /** Called with the symbol when the pair of a trade is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** The list of the member's trades, each with its fee. */
export function Fills({ symbol, onSelect, onSignIn }: FillsProps) {
  const { t, ready } = useText('spot')
  const { ready: named } = useText('orders')
  const { isLoading, pairOf } = usePairs('spot')
  const format = useFormat()
  const answer = useFills(symbol)
  const { t: words } = useText('orders')
  const { data: fills, hasMore, isCut, more, refreshing } = answer
  return (
    <Root name="fills" density="compact" className="bl-orders">
      <RowsList
        view={{
          caption: t('fills.caption'),
          columns: useFillColumns(onSelect),
          rowKey: (fill) => `${fill.order_no}:${fill.trade_id}`,
          phone: {
            title: (fill) => (
              <>
                {pairOf(fill.symbol).name} <SideWord side={fill.side} />
              </>
            ),
            text: ({ ts }) => <Moment ts={ts} />,
            value: (fill) => `${format.amount(fill.qty)} ${pairOf(fill.symbol).base}`,
            note: (fill) => format.price(fill.price, pairOf(fill.symbol).tick),
          },
          empty: <Empty icon={icons.swap} title={t('fills.empty')} text={t('fills.emptyText')} />,
          signedOut: t('fills.signedOut'),
        }}
        answer={answer}
        rows={fills}
        ready={ready && named && !isLoading}
        onSignIn={onSignIn}
      >
        {(isCut || hasMore) && (
          <div className="bl-records__pages">
            {isCut && <span className="bl-orders__quiet">{words('history.older')}</span>}
            {hasMore && (
              <Button size="small" variant="quiet" busy={refreshing} onClick={more}>
                {t('fills.more')}
              </Button>
            )}
          </div>
        )}
      </RowsList>
    </Root>
  )
}

function useFillColumns(onSelect: OnSelect): Column<OwnFill>[] {
  const { t } = useText('orders')
  const { t: own } = useText('spot')
  const { pairOf } = usePairs('spot')
  const end = { align: 'end' } as const
  return [
    { id: 'time', header: t('list.time'), cell: ({ ts }) => <Moment ts={ts} /> },
    {
      id: 'pair',
      header: own('orders.pair'),
      card: 'title',
      cell: ({ symbol }) => <PairName pair={pairOf(symbol)} onSelect={onSelect} />,
    },
    { id: 'side', header: t('list.side'), card: 'end', cell: ({ side }) => <SideWord side={side} /> },
    {
      ...end,
      id: 'price',
      header: t('list.price'),
      cell: ({ price, symbol }) => <Figure value={price} tick={pairOf(symbol).tick} />,
    },
    {
      ...end,
      id: 'quantity',
      header: t('list.quantity'),
      cell: ({ qty, symbol }) => <Figure value={qty} tick={pairOf(symbol).step} />,
    },
    {
      ...end,
      id: 'total',
      header: t('list.total'),
      hideBelow: 'm',
      cell: ({ price, qty, side, symbol }) => (
        <TotalFigure value={mul(price, qty)} side={side} pair={pairOf(symbol)} />
      ),
    },
    { ...end, id: 'fee', header: t('list.fee'), cell: (fill) => <Fee {...fill} /> },
    {
      ...end,
      id: 'role',
      header: t('list.role'),
      hideBelow: 'm',
      cell: ({ liquidity }) => <span className="bl-orders__quiet">{t(`role.${liquidity}`)}</span>,
    },
  ]
}

import { mul } from '@bourselet/sdk/money'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { SideWord } from '../order-cells/side-word.tsx'
import { pairName, usePairs } from '../order-cells/use-pairs.ts'
import { type OwnFill, useFills } from './use-fills.ts'

export type FillsProps = {
  /** Only this pair. Without it: all. */
  symbol?: string
  /** The pair of a trade was pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** Every trade of the member's, with its fee. */
export function Fills({ symbol, onSelect, onSignIn }: FillsProps) {
  const { t, ready } = useText('spot')
  const { signedIn } = useSession()
  const { fills, error, refetch, hasMore, more, refreshing } = useFills(symbol)
  const { isLoading } = usePairs()
  const columns = useFillColumns(onSelect)
  const isFailed = error !== null && !fills
  return (
    <Root name="fills" density="compact" className="bl-orders">
      {ready && !signedIn && <SignedOut title={t('fills.signedOut')} onSignIn={onSignIn} />}
      {signedIn && isFailed && <ErrorState error={error} onRetry={refetch} />}
      {signedIn && !isFailed && (
        <>
          <Table
            caption={t('fills.caption')}
            columns={columns}
            rows={ready && !isLoading ? fills : undefined}
            rowKey={(fill) => `${fill.order_no}:${fill.trade_id}`}
            density="medium"
            cards
            empty={<Empty icon="swap" title={t('fills.empty')} text={t('fills.emptyText')} />}
          />
          {hasMore && (
            <div className="bl-orders__pages">
              <Button size="small" variant="quiet" busy={refreshing} onClick={more}>
                {t('fills.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Root>
  )
}

function useFillColumns(onSelect: FillsProps['onSelect']): Column<OwnFill>[] {
  const { t } = useText('spot')
  const { pairOf } = usePairs()
  const precision = (tick: string | undefined) => (tick ? { tick } : {})
  return [
    { id: 'time', header: t('orders.time'), cell: ({ ts }) => <Moment ts={ts} /> },
    {
      id: 'pair',
      header: t('orders.pair'),
      card: 'title',
      cell: ({ symbol }) =>
        onSelect ? (
          <button type="button" className="bl-orders__pair" onClick={() => onSelect(symbol)}>
            {pairName(pairOf(symbol))}
          </button>
        ) : (
          <span className="bl-orders__pair">{pairName(pairOf(symbol))}</span>
        ),
    },
    { id: 'side', header: t('orders.side'), card: 'end', cell: ({ side }) => <SideWord side={side} /> },
    {
      id: 'price',
      header: t('orders.price'),
      align: 'end',
      cell: ({ price, symbol }) => <Figure value={price} {...precision(pairOf(symbol).tick)} />,
    },
    {
      id: 'quantity',
      header: t('orders.quantity'),
      align: 'end',
      cell: ({ qty, symbol }) => <Figure value={qty} {...precision(pairOf(symbol).step)} />,
    },
    {
      id: 'total',
      header: t('orders.total'),
      align: 'end',
      hideBelow: 'm',
      cell: ({ price, qty, symbol }) => (
        <Figure value={mul(price, qty)} {...precision(pairOf(symbol).tick)} />
      ),
    },
    {
      id: 'fee',
      header: t('orders.fee'),
      align: 'end',
      cell: ({ fee, fee_coin }) => (
        <span>
          <Figure value={fee} /> <span className="bl-orders__quiet">{fee_coin}</span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t('fills.role'),
      align: 'end',
      hideBelow: 'm',
      cell: ({ liquidity }) => <span className="bl-orders__quiet">{t(`fills.${liquidity}`)}</span>,
    },
  ]
}

import { type Decimal, isZero } from '@bourselet/sdk/money'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { useMemberOpened } from '../../../shared/ui/use-member-opened.ts'
import { ShareClosed } from '../lazy-dialogs.ts'
import { PositionName } from '../positions/position-name.tsx'
import { usePositionName } from '../positions/use-position-texts.ts'
import { type ClosedPosition, closedQuery } from './closed-query.ts'
import { netResult, realizedRoe } from './closed-result.ts'

export type ClosedPositionsProps = {
  /** Limits the list to one contract. By default the list contains all contracts. */
  symbol?: string
  /** Name on the share card (the picture of a position for social media); by default the name of the site. */
  productName?: string
  /** Called when the symbol of a position is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** The member's closed positions, each with its result, its costs and the reason why it ended. */
export function ClosedPositions({ symbol, productName, onSelect, onSignIn }: ClosedPositionsProps) {
  const { t, ready } = useText('futures')
  const { isLoading } = useContracts()
  const [shared, setShared] = useMemberOpened<ClosedPosition>()
  return (
    <Root name="closed-positions" density="compact" className="bl-orders">
      <RecordsList
        // The React key remounts the list when the contract changes, so that the list starts at the first page.
        key={symbol}
        records={{
          query: closedQuery(symbol),
          caption: t('closed.caption'),
          rowKey: (position) => `${position.id}`,
          columns: useClosedColumns(onSelect, setShared),
          phone: {
            title: (position) => <PositionName position={position} onSelect={onSelect} />,
            text: ({ closed_at }) => <Moment ts={closed_at} />,
            value: (position) => <Result value={netResult(position)} />,
            note: ({ closed_by }) => t(`closed.${closed_by}`),
          },
          csv: { file: 'bourselet-closed-positions', columns: csvColumns },
          empty: <Empty icon={icons.trend} title={t('closed.empty')} text={t('closed.emptyText')} />,
          signedOut: t('closed.signedOut'),
        }}
        ready={ready && !isLoading}
        onSignIn={onSignIn}
      />
      <ShareClosed
        closed={shared}
        onClose={() => setShared(null)}
        {...(productName ? { productName } : {})}
      />
    </Root>
  )
}

const csvColumns = [
  'id',
  'symbol',
  'side',
  'margin_mode',
  'leverage',
  'max_quantity',
  'entry_price',
  'exit_price',
  'realized_pnl',
  'fees',
  'funding',
  'closed_by',
  'opened_at',
  'closed_at',
] as const satisfies readonly (keyof ClosedPosition)[]

function useClosedColumns(
  onSelect: ClosedPositionsProps['onSelect'],
  onShare: (position: ClosedPosition) => void,
): Column<ClosedPosition>[] {
  const { t } = useText('futures')
  const { contractOf } = useContracts()
  const nameOf = usePositionName()
  return [
    {
      id: 'position',
      header: t('closed.position'),
      card: 'title',
      cell: (position) => <PositionName position={position} onSelect={onSelect} />,
    },
    {
      id: 'size',
      header: t('closed.size'),
      align: 'end',
      cell: ({ max_quantity, symbol }) => <Figure value={max_quantity} tick={contractOf(symbol)?.step} />,
    },
    {
      id: 'prices',
      header: t('closed.prices'),
      align: 'end',
      cell: ({ entry_price, exit_price, symbol }) => (
        <span className="bl-positions__two">
          <Figure value={entry_price} tick={contractOf(symbol)?.tick} />
          <Figure value={exit_price} tick={contractOf(symbol)?.tick} />
        </span>
      ),
    },
    {
      id: 'costs',
      header: `${t('closed.fees')} / ${t('closed.funding')}`,
      align: 'end',
      cell: ({ fees, funding }) => (
        <span className="bl-positions__two">
          <Result value={isZero(fees) ? fees : `-${fees}`} isQuiet />
          <Result value={funding} isQuiet />
        </span>
      ),
    },
    {
      id: 'pnl',
      header: t('closed.pnl'),
      align: 'end',
      cell: (position) => (
        <span className="bl-positions__two">
          <Result value={position.realized_pnl} />
          <small>
            <Roe value={realizedRoe(position)} />
          </small>
        </span>
      ),
    },
    {
      id: 'net',
      header: t('closed.net'),
      align: 'end',
      card: 'end',
      cell: (position) => <Result value={netResult(position)} />,
    },
    {
      id: 'by',
      header: t('closed.by'),
      cell: ({ closed_by }) => (
        <Chip tone={closed_by === 'liquidation' ? 'warn' : 'neutral'}>{t(`closed.${closed_by}`)}</Chip>
      ),
    },
    {
      id: 'times',
      header: `${t('closed.opened')} / ${t('closed.closedAt')}`,
      cell: ({ opened_at, closed_at }) => (
        <span className="bl-positions__two">
          <Moment ts={opened_at} />
          <Moment ts={closed_at} />
        </span>
      ),
    },
    {
      id: 'share',
      header: t('share.title'),
      headerHidden: true,
      align: 'end',
      cell: (position) => (
        <IconButton
          icon={icons.share}
          size="small"
          label={t('positions.share', { position: nameOf(position) })}
          onClick={() => onShare(position)}
        />
      ),
    },
  ]
}

function Result({ value, isQuiet }: { value: Decimal; isQuiet?: boolean }) {
  const format = useFormat()
  return (
    <span
      className="bl-positions__result"
      data-trend={isQuiet ? undefined : trendOf(value)}
      title={format.amount(value)}
    >
      {resultText(format, value)}
    </span>
  )
}

function Roe({ value }: { value: Decimal }) {
  const format = useFormat()
  return <span data-trend={trendOf(value)}>{format.percent(value, { signed: true })}</span>
}

import { type PastRound, pastRoundsQuery } from '../../../shared/data/use-past-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { Column } from '../../../shared/ui/table-column.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { PriceMove } from '../parts/price-move.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundResult } from '../parts/round-result.tsx'
import { RoundSpan } from '../parts/round-span.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { multipleOf } from '../round-bet/model.ts'
import { RoundProof } from '../rounds/round-proof.tsx'
import { pairOf } from './use-bet-columns.tsx'

const csvColumns = [
  'round_no',
  'symbol',
  'lock_at',
  'close_at',
  'open_price',
  'lock_tick',
  'close_price',
  'close_tick',
  'bull_pool',
  'bear_pool',
  'bull_ratio',
  'bear_ratio',
  'reward_fee_rate',
  'status',
  'result',
] as const satisfies readonly (keyof PastRound)[]

/**
 * Maximum number of rounds in a CSV file. Without a limit a file for one year would contain 100,000 rounds.
 */
const CSV_ROUNDS = 2_000

/**
 * A list of the results of all rounds, divided into pages. A press on a row shows the index ticks (published index
 * prices) that settled the round.
 */
export function RoundResults({ symbol }: { symbol?: string }) {
  const { t, ready } = useText('prediction')
  const { usdt } = useStakes()
  const given = symbol ? { symbol } : {}
  return (
    <RecordsList
      // The React key remounts the list when the pair changes, so that the list starts at the first page.
      key={symbol}
      records={{
        query: {
          ...pastRoundsQuery,
          key: [...pastRoundsQuery.key, given],
          read: (sdk, request, options) => pastRoundsQuery.read(sdk, { ...request, ...given }, options),
        },
        caption: t('orders.allResults'),
        rowKey: (round) => round.round_no,
        columns: useResultColumns(),
        phone: {
          title: (round) => (
            <>
              {roundNumber(round.round_no)} <PriceMove price={round.close_price} from={round.open_price} />
            </>
          ),
          text: (round) => (
            <>
              {pairOf(round.symbol)} · <RoundSpan from={round.lock_at} to={round.close_at} />
            </>
          ),
          value: (round) => <RoundResult round={round} />,
          note: ({ total_pool }) => usdt(total_pool),
        },
        details: {
          label: t('round.proof'),
          render: (round, onClose) => <RoundProof round={round} onClose={onClose} />,
        },
        csv: { file: 'bourselet-results', columns: csvColumns, most: CSV_ROUNDS },
        empty: <Empty icon={icons.clock} title={t('round.no.past')} text={t('round.noText.past')} />,
      }}
      ready={ready}
    />
  )
}

function useResultColumns(): Column<PastRound>[] {
  const { t } = useText('prediction')
  const format = useFormat()
  const { usdt, multiple } = useStakes()
  const price = (value: string | null) => (value === null ? '—' : format.price(value))
  const end = { align: 'end' } as const
  const column = (
    id: string,
    header: Column<PastRound>['header'],
    cell: Column<PastRound>['cell'],
    more: object = {},
  ) => ({
    id,
    header,
    cell,
    ...more,
  })
  return [
    column('round', t('round.round'), ({ round_no }) => <strong>{roundNumber(round_no)}</strong>, {
      card: 'title',
    }),
    column('pair', t('orders.pair'), ({ symbol }) => pairOf(symbol), { hideBelow: 'm' }),
    column('span', t('orders.span'), ({ lock_at, close_at }) => <RoundSpan from={lock_at} to={close_at} />),
    column('locked', t('round.locked'), ({ open_price }) => price(open_price), end),
    column('closed', t('round.closed'), ({ close_price }) => price(close_price), end),
    column(
      'change',
      t('round.change'),
      (round) => <PriceMove price={round.close_price} from={round.open_price} />,
      end,
    ),
    column('pool', t('round.pool'), ({ total_pool }) => usdt(total_pool), end),
    column('up', <DirectionWord direction="bull" />, (round) => multiple(multipleOf(round, 'bull')), end),
    column('down', <DirectionWord direction="bear" />, (round) => multiple(multipleOf(round, 'bear')), end),
    column('result', t('orders.status'), (round) => <RoundResult round={round} />, end),
  ]
}

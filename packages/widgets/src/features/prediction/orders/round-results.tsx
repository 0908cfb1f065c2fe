import { useState } from 'react'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { type PastRound, usePastRounds } from '../../../shared/data/use-past-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { DetailsButton } from '../../../shared/orders/details-button.tsx'
import { Pages } from '../../../shared/orders/pages.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Table } from '../../../shared/ui/table.tsx'
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

const LIMIT = 20

/** The results of all rounds by page; each opens the ticks that settled it. */
export function RoundResults({ symbol }: { symbol?: string }) {
  const { t, ready } = useText('prediction')
  const [page, setPage] = useState(1)
  const [proof, setProof] = useState<Round | null>(null)
  const { data, error, refetch } = usePastRounds({ ...(symbol ? { symbol } : {}), page, limit: LIMIT })
  const columns = useResultColumns(setProof)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      <Table
        caption={t('orders.allResults')}
        columns={columns}
        rows={ready ? data?.list : undefined}
        rowKey={(round) => round.round_no}
        density="medium"
        cards
        onRowSelect={setProof}
        empty={<Empty icon="clock" title={t('round.no.past')} text={t('round.noText.past')} />}
      />
      <Pages page={page} pages={data?.page.pages ?? 1} onPage={setPage} />
      <RoundProof round={proof} onClose={() => setProof(null)} />
    </>
  )
}

function useResultColumns(onProof: (round: Round) => void): Column<PastRound>[] {
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
    column(
      'result',
      t('orders.status'),
      (round) => (
        <span className="bl-orders__status">
          <RoundResult round={round} />
          <DetailsButton label={t('round.proof')} onOpen={() => onProof(round)} />
        </span>
      ),
      { ...end, card: 'end' },
    ),
  ]
}

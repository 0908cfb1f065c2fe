import type { IndexTick } from '../../../shared/data/live-index.ts'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundResult } from '../parts/round-result.tsx'
import { RoundSpan } from '../parts/round-span.tsx'
import './rounds.css'

/**
 * Time in ms that determines the range of the listed ticks. The range begins this long before the tick that settled the
 * round, and ends this long after the scheduled time of the settlement.
 */
const AROUND_MS = 5_000

export type RoundProofProps = { round: Round | null; onClose: () => void }

/**
 * A dialog with the ticks (published index prices) that settled a round, and the ticks shortly before and after them.
 * With these anyone can verify the result.
 */
export function RoundProof({ round, onClose }: RoundProofProps) {
  const { t } = useText('prediction')
  return (
    <Dialog
      open={round !== null}
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={round && t('proof.title', { round: roundNumber(round.round_no) })}
      description={
        round && (
          <>
            <RoundResult round={round} /> <RoundSpan from={round.lock_at} to={round.close_at} />
          </>
        )
      }
    >
      {round && (
        <div className="bl-proof">
          <p className="bl-proof__text">{t('proof.text')}</p>
          <ProofTicks
            title={t('proof.lock')}
            symbol={round.symbol}
            at={round.lock_at}
            tick={round.lock_tick}
          />
          <ProofTicks
            title={t('proof.close')}
            symbol={round.symbol}
            at={round.close_at}
            tick={round.close_tick}
          />
        </div>
      )}
    </Dialog>
  )
}

/**
 * A time of day with its milliseconds, so that members can check which tick was the last one at the time for which a
 * price is needed.
 */
function ExactTime({ ts }: { ts: number }) {
  const format = useFormat()
  return (
    <time dateTime={new Date(ts).toISOString()} title={format.time(ts, 'full')}>
      {format.time(ts, 'time')}.{`${ts % 1000}`.padStart(3, '0')}
    </time>
  )
}

export type ProofTicksProps = {
  title: string
  symbol: string
  /** The time for which a price is needed. The last tick published no later than this time contains the price. */
  at: number
  tick: IndexTick | null
}

/** The tick that settled a round, with the ticks around it in the published series. */
export function ProofTicks({ title, symbol, at, tick }: ProofTicksProps) {
  const { t } = useText('prediction')
  const format = useFormat()
  const span = { from: (tick?.ts ?? at) - AROUND_MS, to: at + AROUND_MS }
  const { data, error, refetch } = useCall(
    ['market.history', 'proof', symbol, span.from, span.to],
    (sdk, options) =>
      // The type cast is needed because the response type depends on the field `type` of the request.
      sdk.market.history(
        { product: 'index', type: 'ticks', symbol, ...span, limit: 100 },
        options,
      ) as Promise<{
        list: IndexTick[]
      }>,
    { staleMs: 60_000 },
  )
  return (
    <section className="bl-proof__part">
      <h3 className="bl-proof__title">
        {title} <ExactTime ts={at} />
      </h3>
      {tick ? (
        <p className="bl-proof__tick">{t('proof.tick', { id: tick.id, price: format.price(tick.price) })}</p>
      ) : (
        <p className="bl-proof__tick">{t('proof.none')}</p>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Table<IndexTick>
          caption={title}
          rows={data?.list.toReversed()}
          rowKey={({ id }) => `${id}`}
          density="compact"
          isSelected={({ id }) => id === tick?.id}
          skeletonRows={8}
          empty={<p className="bl-proof__text">{t('proof.gone')}</p>}
          columns={[
            { id: 'id', header: t('proof.id'), cell: ({ id }) => `${id}` },
            {
              id: 'time',
              header: t('proof.time'),
              cell: ({ ts }) => <ExactTime ts={ts} />,
            },
            { id: 'price', header: t('proof.price'), align: 'end', cell: ({ price }) => format.price(price) },
            {
              id: 'mark',
              header: t('proof.settles'),
              headerHidden: true,
              align: 'end',
              cell: ({ id }) => (id === tick?.id ? <strong>{t('proof.settles')}</strong> : null),
            },
          ]}
        />
      )}
    </section>
  )
}

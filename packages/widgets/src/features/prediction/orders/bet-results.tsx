import { useMemo } from 'react'
import { readAgain } from '../../../shared/data/read-again.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Gain } from '../parts/gain.tsx'
import { sumBets } from './sum-bets.ts'
import { type BetFilters, betsQuery } from './use-my-bets.ts'
import './bet-results.css'

export type BetResultsProps = Pick<BetFilters, 'mode'> & { symbol?: string | undefined }

const PAGES = 5
const LIMIT = 100

/** The member's own results: how many bets they won and lost, and their profit. Empty until a bet is settled. */
export function BetResults({ mode, symbol }: BetResultsProps) {
  const { t, ready } = useText('betResults')
  const { t: own } = useText('prediction')
  const format = useFormat()
  const { page } = useBourselet()
  const given = { mode, ...(symbol ? { symbol } : {}) }
  const key = ['prediction.results', given]
  const { data } = useCall(key, (sdk, options) => readBets(sdk, given, options), { member: true })
  const again = () => readAgain(page, key)
  useMemberEvents(
    (event) => event.kind === 'option_order' && event.order.status !== 'in_progress' && again(),
    again,
  )
  const sums = useMemo(() => data && sumBets(data.bets), [data])
  if (!sums || !ready) return null
  const facts = [
    ['won', t('won'), sums.won],
    ['lost', t('lost'), sums.lost],
    ['returned', t('returned'), sums.returned],
    ['rate', t('winRate'), sums.winRate === null ? '—' : format.percent(sums.winRate)],
  ] as const
  return (
    <dl className="bl-bet-results">
      {facts.map(([name, label, value]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{own('orders.pnl')}</dt>
        <dd>
          <Secret>
            <Gain value={sums.profit} unit />
          </Secret>
        </dd>
      </div>
      {data?.isCut && <p>{t('newest', { count: format.amount(String(data.bets.length)) })}</p>}
    </dl>
  )
}

/** Reads the member's newest bets. `isCut` is true if there are older ones. */
async function readBets(
  sdk: BourseletClient,
  given: Pick<BetFilters, 'mode'> & { symbol?: string },
  options: { signal: AbortSignal },
): Promise<{ bets: OptionOrder[]; isCut: boolean }> {
  // If a bet is placed between two reads, the last bet of a page moves to the next page and is read twice.
  const bets = new Map<string, OptionOrder>()
  for (let page = 1; ; page += 1) {
    const answer = await betsQuery.read(sdk, { ...given, page, limit: LIMIT }, options)
    for (const bet of answer.list) bets.set(bet.order_no, bet)
    const { pages } = answer.page
    if (page >= pages || page >= PAGES) return { bets: [...bets.values()], isCut: page < pages }
  }
}

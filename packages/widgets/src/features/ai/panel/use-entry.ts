import { aiBounds, type Decimal, isWireAmount, isZero, trim } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { useBalances } from '../../../shared/data/use-balances.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { amountProblem, type Order, type Plan, simulate } from '../plan.ts'

type Entry = { amount: Decimal | ''; loops: string; agree: boolean }

const places = {
  INVEST_BELOW_MIN: 'amount',
  INVEST_ABOVE_MAX: 'amount',
  STEP: 'amount',
} as const

type Ends = { used: Decimal; onDraft: (draft: Order) => void; onFailed: () => void }

/**
 * Returns the state of the order panel: its entries, their simulated results, and the form that creates a draft (an
 * unpaid order).
 */
export function useEntry(plan: Plan, { used, onDraft, onFailed }: Ends) {
  const { data: wallet } = useBalances()
  const row = wallet?.list.find(({ coin, account }) => coin === plan.coin && account === 'spot')
  const available = wallet ? trim(row?.available ?? '0') : null
  const initial: Entry = { amount: '', loops: '1', agree: false }
  const form = useForm({
    initial,
    check: ({ amount, agree }: Entry) => {
      const problem = amountProblem(amount, { plan, used, available })
      return { ...(problem ? { amount: problem } : {}), ...(agree ? {} : { agree: 'AGREEMENT_REQUIRED' }) }
    },
    places,
    request: ({ amount, loops }) => ({ goods_id: plan.id, amount: trim(amount), loops: Number(loops) }),
    identity: (request) => JSON.stringify(request),
    send: (sdk, request, { idempotencyKey }) => sdk.ai.create(request, { idempotencyKey }),
    onDone: onDraft,
    onFailed,
  })
  const { amount, loops } = form.values
  const isUsable = amount !== '' && !isZero(amount) && isWireAmount(trim(amount))
  const shown = isUsable ? amount : plan.min_amount
  const { min_rate, max_rate, fee_rate, cycle_days } = plan
  const terms = useMemo(
    () => ({ min_rate, max_rate, fee_rate, cycle_days, loops: Number(loops) }),
    [min_rate, max_rate, fee_rate, cycle_days, loops],
  )
  const simulation = useMemo(() => simulate(terms), [terms])
  const bounds = useMemo(() => aiBounds(terms, shown), [terms, shown])
  return {
    ...{ form, plan, used, available, terms, simulation, bounds },
    /**
     * The amount for which simulated results are shown: the entered amount, or the minimum of the plan if no valid
     * amount is entered.
     */
    shown,
    isExample: !isUsable,
  }
}

export type EntryState = ReturnType<typeof useEntry>

import type { Request, Schema } from '@bourselet/sdk'
import { type Decimal, div, min, mul, roundToStep, trim } from '@bourselet/sdk/money'
import { useMemo, useState } from 'react'
import { useBalances } from '../../../shared/data/use-balances.ts'
import { useMember } from '../../../shared/data/use-member.ts'
import { useServerDay } from '../../../shared/data/use-server-day.ts'
import { type Problem, useForm } from '../../../shared/form/use-form.ts'
import { keptDraft, useKeptDraft } from '../../../shared/intent/kept-draft.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import {
  checkLoan,
  collateralFor,
  type Loan,
  type LoanDraft,
  type LoanGoods,
  type LoanTerms,
  mostOf,
  planOf,
} from '../loan.ts'
import { useIndexPrice } from '../use-loans.ts'

/** The request of a loan application, without the fund password. */
export type LoanIntent = Omit<Request<'loans.apply'>, 'trade_password'>

/**
 * The entries of a loan application. The member does not enter `daily_rate`. It is a field only so that the form can
 * assign the refusal of a changed rate to it.
 */
type Entries = LoanDraft & { daily_rate: string }

/** The entries that are kept while the member sets the fund password on another page. */
type Kept = { goods: number; coin: string; values: Entries }

const FIRST_AMOUNT = '1000'

/**
 * Returns the loan term with the given number of days. If the product has no such term, returns the middle one
 * of its terms.
 */
export const termOf = ({ terms }: LoanGoods, days: number): Schema<'LoanTerm'> =>
  terms.find((term) => term.days === days) ?? terms[Math.floor(terms.length / 2)]!

/**
 * Returns the state of the form for a loan application: its entries and their problems, the cost of the loan, and the
 * intent (a write with its idempotency key) that sends the application.
 */
export function useLoanEntry(
  offers: readonly LoanGoods[],
  ends: { onDone: (loan: Loan) => void; onFailed: (error: Error) => void },
) {
  const { data: member } = useMember()
  const { data: wallet } = useBalances()
  const today = useServerDay()
  const { sdk } = useBourselet()
  const [kept] = useState(() => {
    const found = keptDraft<Kept>(sdk, 'loan')
    return offers.some(({ id }) => id === found?.goods) ? found : undefined
  })
  const [chosen, setChosen] = useState(kept?.goods ?? offers[0]!.id)
  const goods = offers.find(({ id }) => id === chosen) ?? offers[0]!
  const [coin, setCoin] = useState(
    () => kept?.coin ?? offers.flatMap((one) => one.collateral_coins)[0] ?? 'BTC',
  )
  const price = useIndexPrice(coin)
  const row = wallet?.list.find((one) => one.account === 'spot' && one.coin === coin)
  const terms: LoanTerms = {
    goods,
    price: goods.collateral ? price : null,
    available: row?.available ?? null,
  }
  const form = useForm({
    initial: firstEntries(offers),
    start: kept?.values,
    check(entries: Entries): { amount?: Problem; agree?: string } {
      const { amount, ...others } = checkLoan(entries, terms)
      const { min_amount, step } = goods
      const params = { min: min_amount, max: mostBy(terms), step, available: terms.available ?? '0' }
      return { ...(amount ? { amount: { name: amount, params } } : {}), ...others }
    },
    places: {
      AGREEMENT_REQUIRED: 'agree',
      INSUFFICIENT_BALANCE: 'amount',
      LOAN_RANGE: 'amount',
      fee_rate: 'daily_rate',
      grace_days: 'daily_rate',
      overdue_multiplier: 'daily_rate',
      ltv: 'daily_rate',
      liquidation_fee_rate: 'daily_rate',
    },
    needsFundPassword: true,
    invalidates: [['wallet.balances']],
    request: ({ amount, term_days }: Entries): LoanIntent => {
      const { days, daily_rate, grace_days } = termOf(goods, term_days)
      const { id: goods_id, fee_rate, overdue_multiplier, ltv, liquidation_fee_rate } = goods
      return {
        ...{ goods_id, amount: trim(amount), term_days: days, agree: true },
        ...{ daily_rate, fee_rate, grace_days, overdue_multiplier },
        ...(goods.collateral ? { collateral_coin: coin } : {}),
        ...(ltv ? { ltv } : {}),
        ...(liquidation_fee_rate ? { liquidation_fee_rate } : {}),
      }
    },
    send: (sdk, intent: LoanIntent, { fundPassword, idempotencyKey }) =>
      sdk.loans.apply({ ...intent, trade_password: fundPassword }, { idempotencyKey }),
    onDone: ends.onDone,
    onFailed: ends.onFailed,
  })
  const { amount, term_days } = form.values
  useKeptDraft('loan', { goods: goods.id, coin, values: form.values } satisfies Kept, form.intent)
  const term = termOf(goods, term_days)
  const plan = useMemo(
    () => planOf(goods, term, amount === '' ? '0' : amount, today),
    [goods, term, amount, today],
  )
  return {
    form,
    goods,
    offers,
    setGoods(id: number) {
      setChosen(id)
      form.forget()
    },
    coin,
    setCoin(next: string) {
      setCoin(next)
      form.forget()
    },
    term,
    terms,
    member,
    collateral: collateralFor(amount, terms),
    /** The largest loan that the member's limit and the available collateral allow. */
    most: mostBy(terms),
    plan,
  }
}

export type LoanEntryState = ReturnType<typeof useLoanEntry>

function firstEntries(offers: readonly LoanGoods[]): Entries {
  return { amount: FIRST_AMOUNT, term_days: termOf(offers[0]!, 30).days, agree: false, daily_rate: '' }
}

function mostBy({ goods, price, available }: LoanTerms): Decimal {
  if (goods.ltv === null || price === null || available === null) return mostOf(goods)
  const worth = div(mul(mul(available, price), goods.ltv.initial), '1', 8, 'DOWN')
  return min(mostOf(goods), roundToStep(worth, goods.step, 'DOWN'))
}

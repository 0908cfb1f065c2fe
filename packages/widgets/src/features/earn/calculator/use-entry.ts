import { type Decimal, trim } from '@bourselet/sdk/money'
import { useBalances } from '../../../shared/data/use-balances.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useKeptDraft } from '../../../shared/intent/kept-draft.ts'
import { amountOf, type Entry, type EntryTerms, sizeProblem } from '../entry.ts'
import { type EarnOrder, fromInterestOrder, fromSavingsOrder } from '../order.ts'
import type { EarnProduct } from '../product.ts'

/**
 * A subscription request without the fund password. It contains the rate that the member saw, so that the
 * server can refuse a changed rate.
 */
export type Subscription = {
  product: Pick<EarnProduct, 'kind' | 'id'>
  coin: string
  amount: Decimal
  copies: number | null
  rate: Decimal
  penalty: Decimal
  agree: boolean
}

const places = {
  INVEST_BELOW_MIN: 'size',
  INVEST_ABOVE_MAX: 'size',
  STEP: 'size',
  COPIES_SOLD_OUT: 'size',
  INSUFFICIENT_BALANCE: 'size',
  AGREEMENT_REQUIRED: 'agree',
} as const

/** The product and the entries that are kept while the member sets the fund password on another page. */
export type KeptEntry = { product: string; values: Entry }

/**
 * The name under which the entries of the calculator are stored, and the stored entries that fill the calculator when
 * it opens.
 */
export type Keeping = { draft: string; start: Entry | undefined }

type Ends = {
  onDone: (order: EarnOrder, subscription: Subscription) => void
  /** Called when a subscription has failed, because the terms of the product may have changed. */
  onTermsChanged: () => void
}

/**
 * Returns the state of the calculator: the entered values, the terms that apply to them, and the intent (a write with
 * its idempotency key) that subscribes to the product.
 */
export function useEntry(product: EarnProduct, used: Decimal, { draft, start }: Keeping, ends: Ends) {
  const { data: wallet } = useBalances()
  const row = wallet?.list.find(({ coin, account }) => coin === product.coin && account === 'spot')
  const terms: EntryTerms = {
    product,
    used,
    available: wallet ? trim(row?.available ?? '0') : null,
  }
  const initial: Entry = { size: '', agree: false }
  const form = useForm({
    initial,
    start,
    check: ({ size, agree }: Entry) => {
      const problem = sizeProblem(size, terms)
      return {
        ...(problem ? { size: problem } : {}),
        ...(product.kind === 'pledge' && !agree ? { agree: 'AGREEMENT_REQUIRED' } : {}),
      }
    },
    places,
    needsFundPassword: true,
    request: ({ size, agree }: Entry): Subscription => ({
      product: { kind: product.kind, id: product.id },
      coin: product.coin,
      amount: trim(amountOf(product, size) as Decimal),
      copies: product.copy ? Number(size) : null,
      rate: product.rate,
      penalty: product.penalty,
      agree,
    }),
    send: async (
      sdk,
      { product: { kind, id }, amount, copies, rate, penalty, agree }: Subscription,
      options,
    ) => {
      const { fundPassword: trade_password, idempotencyKey } = options
      if (kind === 'savings') {
        const request = { goods_id: id, amount, apr: rate, trade_password }
        return fromSavingsOrder(await sdk.savings.add(request, { idempotencyKey }))
      }
      const size = copies === null ? { amount } : { copies }
      const request = { id, ...size, daily_rate: rate, penalty_rate: penalty, agree, trade_password }
      return fromInterestOrder(await sdk.wealth.subscribe(request, { idempotencyKey }))
    },
    onDone(order, subscription) {
      form.reset()
      ends.onDone(order, subscription)
    },
    onFailed: ends.onTermsChanged,
  })
  useKeptDraft(draft, { product: product.key, values: form.values } satisfies KeptEntry, form.intent)
  return { form, terms, product, amount: amountOf(product, form.values.size) }
}

export type EntryState = ReturnType<typeof useEntry>

import type { Schema } from '@bourselet/sdk'
import { type ConvertQuote, type ConvertTerms, type Decimal, trim } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useBalances } from '../../../shared/data/use-balances.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { keptDraft, useKeptDraft } from '../../../shared/intent/kept-draft.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useIndexPrice } from '../use-index-price.ts'
import {
  checkDraft,
  type Draft,
  flipped,
  leastReceived,
  partOf,
  previewOf,
  spreadOf,
  statedAmount,
  unitRate,
  withCoin,
} from './model.ts'
import { useQuote } from './use-quote.ts'

/**
 * The kind of conversion. `quote`: at a rate that is valid for some seconds. `swap`: at once at the current rate, with
 * a minimum amount to receive.
 */
export type Mode = 'quote' | 'swap'

export type ConvertRecord = Schema<'ConvertRecord'>

/** The conversion that the member confirms with the fund password. */
export type ConvertRequest = { from: string; to: string; from_amount: Decimal; to_amount: Decimal } & (
  | { quote_id: string }
  | { min_receive: Decimal }
)

/**
 * The selectable tolerances of a swap: the fraction by which the received amount may be below the currently
 * shown amount.
 */
export const tolerances = ['0.001', '0.005', '0.01'] as const

const entriesOf = (draft: Draft) => {
  const stated = statedAmount(draft)
  return stated && { from_coin: draft.from, to_coin: draft.to, ...stated }
}

/**
 * The entries that are kept while the member sets the fund password on another page. `given` are the coins with which
 * the form started.
 */
type Kept = {
  given: { from: string; to: string }
  mode: Mode
  tolerance: (typeof tolerances)[number]
  draft: Draft
}

type Options = {
  /** The coins that the host has passed, if any. */
  from: string | undefined
  to: string | undefined
  onDone: (record: ConvertRecord) => void
}

/**
 * Returns the state of a conversion: the entries, rate, quote and balances, and the intent (a write with its
 * idempotency key) that sends it.
 */
export function useConvert({ from: givenFrom, to: givenTo, onDone }: Options) {
  const { from, to } = { from: givenFrom ?? 'USDT', to: givenTo ?? 'BTC' }
  const { signedIn } = useSession()
  const settings = useSiteSettings()
  const { data: wallet } = useBalances()
  const { sdk } = useBourselet()
  const initial: Draft = { from, to, entered: 'from_amount', from_amount: '', to_amount: '' }
  const [first] = useState((): Kept => {
    const kept = keptDraft<Kept>(sdk, 'convert')
    // When the member returns, the stored entries are used only if the host still passes the same coins. The host may
    // pass no coin for a side, so only passed coins are compared.
    const isSame = (given: string | undefined, before: string) => given === undefined || given === before
    if (kept && isSame(givenFrom, kept.given.from) && isSame(givenTo, kept.given.to)) return kept
    return { given: { from, to }, mode: 'quote', tolerance: '0.005', draft: initial }
  })
  const [mode, setMode] = useState(first.mode)
  const [tolerance, setTolerance] = useState(first.tolerance)
  const [pair, setPair] = useState({ from: first.draft.from, to: first.draft.to })
  const prices = { from: useIndexPrice(pair.from), to: useIndexPrice(pair.to) }
  const site = settings.data?.convert
  const terms: ConvertTerms | null = site ? { ...site, spread: spreadOf(site.spreads, pair) } : null
  const available = (coin: string): Decimal | null =>
    wallet?.list.find((row) => row.coin === coin && row.account === 'spot')?.available ?? null
  const facts = (draft: Draft) => ({
    preview: previewOf(draft, prices, terms),
    available: signedIn ? available(draft.from) : null,
  })
  const form = useForm<Draft, ConvertRequest, ConvertRecord>({
    initial,
    start: first.draft,
    check: (draft) => checkDraft(draft, facts(draft)),
    places: { INSUFFICIENT_BALANCE: 'from_amount', CONVERT_MIN: 'from_amount', CONVERT_MAX: 'from_amount' },
    // The quote bar shows that the quote has expired or was used, so the form does not show these errors.
    elsewhere: ['QUOTE_EXPIRED', 'QUOTE_USED'],
    needsFundPassword: true,
    request(draft) {
      const coins = { from: draft.from, to: draft.to }
      if (mode === 'quote') {
        if (!quoting.quote || !quoting.isOpen) return void quoting.request()
        const { quote_id, from_amount, to_amount } = quoting.quote
        return { ...coins, from_amount, to_amount, quote_id }
      }
      const { preview } = facts(draft)
      if (!preview) return undefined
      const { from_amount, to_amount } = preview
      return { ...coins, from_amount, to_amount, min_receive: leastReceived(to_amount, tolerance) }
    },
    send: (sdk, request, { fundPassword: trade_password, idempotencyKey }) =>
      'quote_id' in request
        ? sdk.convert.convert({ quote_id: request.quote_id, trade_password }, { idempotencyKey })
        : sdk.convert.exchange(
            {
              from_coin: request.from,
              to_coin: request.to,
              amount: trim(request.from_amount),
              min_receive: trim(request.min_receive),
              trade_password,
            },
            { idempotencyKey },
          ),
    invalidates: [['wallet.balances']],
    onDone(record) {
      form.reset({ ...initial, ...pair })
      onDone(record)
    },
    onFailed(error) {
      if (error.name === 'QUOTE_EXPIRED' || error.name === 'QUOTE_USED') quoting.end()
    },
  })
  const draft = form.values
  useKeptDraft('convert', { given: first.given, mode, tolerance, draft } satisfies Kept, form.intent)
  const quoting = useQuote(signedIn && mode === 'quote' ? entriesOf(draft) : null, prices.from)
  const preview = previewOf(draft, prices, terms)
  const change = (next: Draft) => {
    setPair({ from: next.from, to: next.to })
    form.set(next)
  }
  return {
    ...{ form, draft, mode, tolerance, quoting, settings, signedIn, prices },
    setMode(next: Mode) {
      setMode(next)
      form.forget()
    },
    setTolerance(next: Kept['tolerance']) {
      setTolerance(next)
      form.forget()
    },
    terms,
    /** Validity of a quote in seconds. */
    seconds: site?.quote_seconds ?? 10,
    /**
     * The amounts of the quote. Without a quote they are computed from the index prices; null if a price is
     * unknown.
     */
    amounts: (quoting.quote ?? preview) as Pick<ConvertQuote, 'from_amount' | 'to_amount'> | null,
    /** The rate of the quote; without a quote, the rate at the index prices. */
    rate: (quoting.quote ?? preview ?? unitRate(prices, terms)) as Pick<
      ConvertQuote,
      'rate' | 'inverse_rate'
    > | null,
    spread: quoting.quote?.spread ?? terms?.spread ?? null,
    /** The problem of the entered amount; undefined if there is none. */
    problem: checkDraft(draft, facts(draft))[draft.entered],
    held: { from: available(draft.from), to: available(draft.to) },
    coins: site?.spreads.map(({ coin }) => coin) ?? [],
    type: (entered: Draft['entered'], amount: Decimal | '') =>
      form.set({ from_amount: '', to_amount: '', entered, [entered]: amount }),
    pick: (side: 'from' | 'to', coin: string) => change(withCoin(draft, side, coin)),
    flip: () => change(flipped(draft)),
    take(percent: number) {
      const most = available(draft.from)
      if (most !== null)
        form.set({ entered: 'from_amount', from_amount: partOf(most, percent), to_amount: '' })
    },
  }
}

export type ConvertState = ReturnType<typeof useConvert>

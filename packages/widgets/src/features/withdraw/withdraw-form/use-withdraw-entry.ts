import { type Decimal, trim } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useMember } from '../../../shared/data/use-member.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import type { CoinChain, FundCoin } from '../../../shared/funds/use-fund-coins.ts'
import { keptDraft, useKeptDraft } from '../../../shared/intent/kept-draft.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useDailyRest } from '../use-daily-rest.ts'
import { useRecentChange } from '../use-recent-change.ts'
import type { Withdrawal } from '../withdrawal.ts'
import {
  checkDraft,
  type Draft,
  emptyDraft,
  type Intent,
  identityOf,
  intentOf,
  NEW,
  reasonsFor,
  ruleOf,
  savedAddress,
  type Terms,
} from './draft.ts'

const places = {
  ADDRESS_INVALID: 'address',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  INSUFFICIENT_BALANCE: 'amount',
  WITHDRAW_MIN: 'amount',
  WITHDRAW_MAX: 'amount',
  WITHDRAW_DAILY_LIMIT: 'amount',
  KYC_REQUIRED: 'amount',
} as const

/**
 * The entries of the form that are kept while the member sets the fund password on another page. The verification code
 * is not kept.
 */
type Kept = { coin: string; chain: string; method: 'crypto' | 'bank'; values: Omit<Draft, 'code'> }

type Ends = { onDone: (withdrawal: Withdrawal, intent: Intent) => void; onFailed: () => void }

/**
 * Returns the state of the withdrawal form: its entries, the terms against which they are checked, and the
 * reasons for a manual review.
 */
export function useWithdrawEntry(coin: FundCoin, chain: CoinChain, ends: Ends) {
  const { data: member } = useMember()
  const { data: settings } = useSiteSettings()
  const isRecent = useRecentChange()
  const rest = useDailyRest()
  const { sdk } = useBourselet()
  const [kept] = useState(() => {
    const found = keptDraft<Kept>(sdk, 'withdraw')
    return found?.coin === coin.coin && found.chain === chain.chain ? found : undefined
  })
  const [method, setMethod] = useState(kept?.method ?? 'crypto')
  // A member can save an address only once for each chain. So the form offers an address for all coins of its chain.
  // Addresses that were saved for the selected coin come first.
  const onChain = (member?.wallet_info.addresses ?? []).filter((entry) => entry.chain === chain.chain)
  const own = onChain.filter((entry) => entry.coin === coin.coin)
  const book = [...own, ...onChain.filter((entry) => entry.coin !== coin.coin)]
  const settled = (draft: Draft) => withDestination(draft, book, own[0])
  const cards = member?.wallet_info.banks ?? []
  const bank = settings?.bank_withdraw_enabled === true ? settings.bank_withdraw_terms : undefined
  const hasBank = bank?.coin === coin.coin
  const isBank = hasBank && method === 'bank'
  const terms: Terms = {
    method: isBank ? 'bank' : 'crypto',
    coin: coin.coin,
    chain: chain.chain,
    rule: ruleOf(isBank ? bank : chain),
    available: coin.available,
    daily: rest?.exactFor(coin.coin) ?? null,
    needsCode: settings?.withdraw_code_required ?? false,
  }
  const [refusedBy, setRefusedBy] = useState<Error | null>(null)
  const form = useForm({
    initial: emptyDraft,
    start: kept && { ...emptyDraft, ...kept.values },
    check: (draft: Draft) => checkDraft(settled(draft), terms),
    places,
    needsFundPassword: true,
    identity: identityOf,
    request: (draft: Draft) => intentOf(settled(draft), terms),
    send: (sdk, intent: Intent, { fundPassword, secondFactor, idempotencyKey }) =>
      sdk.withdraw.request({ ...intent, trade_password: fundPassword, ...secondFactor }, { idempotencyKey }),
    onDone(withdrawal, intent) {
      form.reset()
      ends.onDone(withdrawal, intent)
    },
    onFailed(error) {
      setRefusedBy(error)
      ends.onFailed()
    },
  })
  const { code: _, ...values } = form.values
  useKeptDraft(
    'withdraw',
    { coin: coin.coin, chain: chain.chain, method, values } satisfies Kept,
    form.intent,
  )
  const draft = settled(form.values)
  const target = book.find(({ id }) => `${id}` === draft.to)
  const card = cards.find(({ id }) => `${id}` === draft.card)
  const saved = draft.to === NEW ? savedAddress(book, chain.chain, draft.address) : target
  const standing = member?.withdraw_review_reasons ?? []
  return {
    form,
    draft,
    terms,
    refusedBy,
    rest,
    member,
    book,
    cards,
    hasBank,
    method: terms.method,
    setMethod(next: 'crypto' | 'bank') {
      setMethod(next)
      form.forget()
    },
    target,
    card,
    reasons: isBank && !card ? standing : reasonsFor(isBank ? card : saved, standing, isRecent),
    available: trim(coin.available) as Decimal,
  }
}

export type WithdrawEntryState = ReturnType<typeof useWithdrawEntry>

/**
 * Returns the draft with a destination that is valid for the selected network. A saved address of another network is
 * replaced by `first`, the first address that was saved for the selected coin and network. If there is no such address,
 * the draft changes to a typed address.
 */
function withDestination(
  draft: Draft,
  book: readonly { id: number }[],
  first: { id: number } | undefined,
): Draft {
  const isKnown = draft.to === NEW || book.some(({ id }) => `${id}` === draft.to)
  return isKnown ? draft : { ...draft, to: first ? `${first.id}` : NEW }
}

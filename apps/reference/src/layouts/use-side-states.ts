import { DAY_MS, isZero } from '@bourselet/sdk/money'
import {
  type Member,
  type MemberEvent,
  readAgain,
  useBourselet,
  useCall,
  useFormat,
  useMember,
  useMemberEvents,
  useText,
} from '@bourselet/widgets'
import { securityTasks } from '@bourselet/widgets/account'
import type { ChipProps } from '@bourselet/widgets/ui'
import type { SideRoute } from './menu.ts'

/** The state that an entry of the side menu shows, such as a pending review or the number of open orders. */
export type SideState = { text: string; tone: NonNullable<ChipProps['tone']> }

type SideStates = Partial<Record<SideRoute, SideState>>

/** Number of days before the due date of a loan from which the side menu shows the remaining days. */
const DUE_SOON = 7

const reads = ['deposit', 'withdrawal', 'orders', 'income', 'loan'] as const
type Read = (typeof reads)[number]

/**
 * Minimum time in ms between two reads of the same data. A trading bot causes many events per second, and the server
 * limits the requests of a network address. The side menu must leave most of these requests to the tickets and lists.
 */
const GAP_MS = 5_000

/**
 * Returns the name of the data that must be read again after a stream event; undefined if the event affects none of the
 * data.
 */
function outdatedBy(event: MemberEvent): Read | undefined {
  if (event.kind === 'order' || event.kind === 'futures_order' || event.kind === 'option_order')
    return 'orders'
  if (event.kind !== 'record') return undefined
  if (event.type === 'deposit' || event.type === 'withdrawal' || event.type === 'loan') return event.type
  return event.type === 'wealth' || event.type === 'savings' || event.type === 'ai' ? 'income' : undefined
}

/**
 * Returns the states that the entries of the user center's menu show, by route. An entry with nothing to report has no
 * state. Requests no data unless `enabled` is true.
 */
export function useSideStates(enabled: boolean): SideStates {
  const { t } = useText('site')
  const format = useFormat()
  const { sdk, page } = useBourselet()
  const { data: member } = useMember()
  const options = { member: true, enabled, staleMs: 60_000 }
  const deposits = useCall(
    ['side', 'deposit'],
    (client, call) => client.deposit.records({ status: 'pending', limit: 1 }, call),
    options,
  )
  const withdrawals = useCall(
    ['side', 'withdrawal'],
    (client, call) => client.withdraw.records({ status: 'review', limit: 1 }, call),
    options,
  )
  const orders = useCall(
    ['side', 'orders'],
    async (client, call) => {
      const [spot, futures, options] = await Promise.all([
        client.spot.openOrders({ limit: 1 }, call),
        client.futures.orders({ scope: 'open', limit: 1 }, call),
        client.prediction.rounds({ scope: 'mine', status: 'in_progress', limit: 1 }, call),
      ])
      return spot.page.total + futures.page.total + options.page.total
    },
    options,
  )
  const income = useCall(['side', 'income'], (client, call) => client.wealth.summary({}, call), options)
  const loans = useCall(
    ['side', 'loan'],
    (client, call) => client.loans.orders({ scope: 'open', limit: 100 }, call),
    options,
  )
  const again = (read: Read) => readAgain(page, ['side', read], GAP_MS)
  useMemberEvents(
    enabled
      ? (event) => {
          const outdated = outdatedBy(event)
          if (outdated) again(outdated)
        }
      : null,
    () => reads.forEach(again),
  )

  const states: SideStates = {}
  const [deposit] = deposits.data?.list ?? []
  if (deposit)
    states.recharge = {
      text: t('side.state.confirmed', { count: deposit.confirmations, total: deposit.required }),
      tone: 'neutral',
    }
  if (withdrawals.data?.page.total) states.withdraw = { text: t('side.state.review'), tone: 'warn' }
  if (orders.data) states.current = { text: t('side.state.open', { count: orders.data }), tone: 'neutral' }
  const today = income.data && 'income_today' in income.data ? income.data.income_today : '0'
  if (!isZero(today))
    states.revenueDetails = {
      text: t('side.state.today', { amount: format.amount(today, { decimals: 2, signed: true }) }),
      tone: today.startsWith('-') ? 'down' : 'up',
    }
  const loan = loanState(loans.data?.list ?? [], sdk.clock.now())
  if (loan) states.loansRecord = { text: t(loan.key, { count: loan.days ?? 0 }), tone: loan.tone }
  if (member) {
    const kyc = kycStates[member.kyc_status]
    if (kyc) states.authentication = { text: t(kyc.key), tone: kyc.tone }
    const { toDo } = securityTasks(member)
    if (toDo > 0) states.my = { text: t('side.state.toDo', { count: toDo }), tone: 'warn' }
  }
  return states
}

const kycStates: Partial<
  Record<
    Member['kyc_status'],
    {
      key: 'side.state.review' | 'side.state.verified' | 'side.state.rejected'
      tone: 'neutral' | 'up' | 'down'
    }
  >
> = {
  pending: { key: 'side.state.review', tone: 'neutral' },
  verified: { key: 'side.state.verified', tone: 'up' },
  rejected: { key: 'side.state.rejected', tone: 'down' },
}

type Loan = { status: string; due_at: number | null }

/** Returns the state of the most urgent open loan; null if no loan needs attention. */
function loanState(loans: readonly Loan[], now: number) {
  if (loans.some(({ status }) => status === 'overdue' || status === 'defaulted'))
    return { key: 'side.state.overdue', tone: 'down' } as const
  const days = Math.min(
    ...loans.flatMap(({ due_at }) => (due_at === null ? [] : [Math.ceil((due_at - now) / DAY_MS)])),
  )
  if (days <= DUE_SOON) return { key: 'side.state.due', tone: 'warn', days } as const
  return loans.some(({ status }) => status === 'review')
    ? ({ key: 'side.state.review', tone: 'neutral' } as const)
    : null
}

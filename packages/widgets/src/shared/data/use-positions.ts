import type { BourseletClient } from '../provider/client.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

type Answered = Awaited<ReturnType<BourseletClient['futures']['positions']>>

/** The futures account and the open positions, newest first. */
export type OpenPositions = Extract<Answered, { account: unknown }>
export type Position = OpenPositions['list'][number]
export type FuturesAccount = OpenPositions['account']

/**
 * Returns the member's futures account and open positions. Stream events update them, but a new mark price
 * does not: use `revalue` and `liveAccount` for values at the latest mark price.
 */
export function usePositions(): Call<OpenPositions> {
  return useMemberCall(
    positionsKey,
    // The cast is needed because the type of the answer depends on the parameter `scope`.
    (sdk, options) => sdk.futures.positions({ scope: 'open' }, options) as Promise<OpenPositions>,
    patchPositions,
  )
}

/**
 * Returns true if both objects describe the same position. A position that is opened in the same contract after a close
 * is another position.
 */
export const isSamePosition = (one: Position, other: Position): boolean =>
  one.symbol === other.symbol && one.opened_at === other.opened_at

export const positionsKey: readonly unknown[] = ['futures.positions', 'open']

/**
 * Applies an event to the futures account and the positions. Returns the changed object; the same object if the
 * event concerns neither.
 */
export function patchPositions(open: OpenPositions, event: MemberEvent): OpenPositions {
  if (event.kind === 'futures_account') return { ...open, account: event.account }
  if (event.kind !== 'position') return open
  const { symbol, position } = event
  const at = open.list.findIndex((one) => one.symbol === symbol)
  const known = open.list[at]
  if (position === null) return known ? { ...open, list: open.list.toSpliced(at, 1) } : open
  if (!known) return { ...open, list: [...open.list, position].sort(newestFirst) }
  if (known.updated_at > position.updated_at) return open
  return { ...open, list: open.list.with(at, position) }
}

const newestFirst = (a: Position, b: Position): number =>
  b.opened_at - a.opened_at || (a.symbol < b.symbol ? -1 : 1)

import { useState } from 'react'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

type Changes = BourseletClient['wallet']['changes']
export type ChangePage = Awaited<ReturnType<Changes>>
export type AccountChange = ChangePage['list'][number]
export type ChangeType = AccountChange['type']
export type ChangesRequest = NonNullable<Parameters<Changes>[0]>

export type ChangeFilters = {
  coin: string | null
  account: AccountChange['account'] | null
  type: ChangeType | null
  /** Days of the reader's calendar, both inclusive: 2026-01-31. Empty: unlimited. */
  from: string
  to: string
}

export const noFilters: ChangeFilters = { coin: null, account: null, type: null, from: '', to: '' }

/**
 * Returns the start of a day in the reader's zone; computed by the calendar, because days differ in length.
 */
function dayStart(date: string, daysLater = 0): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day + daysLater).getTime()
}

/** Returns the filters as parameters of the call. */
export function asked({ coin, account, type, from, to }: ChangeFilters): ChangesRequest {
  return {
    ...(coin ? { coin } : {}),
    ...(account ? { account } : {}),
    ...(type ? { type } : {}),
    ...(from ? { start: dayStart(from) } : {}),
    ...(to ? { end: dayStart(to, 1) } : {}),
  }
}

/** Returns a page of the member's account changes, newest first; read again when a balance changes. */
export function useChanges(request: ChangesRequest): Call<ChangePage> {
  const call = useCall(['wallet.changes', request], (sdk, options) => sdk.wallet.changes(request, options), {
    member: true,
    keepPrevious: true,
  })
  // A trade emits events of several balances, so one read serves them all.
  const [wait] = useState(() => debounced(300))
  useMemberEvents((event) => {
    if (event.kind === 'balance') wait(call.refetch)
  }, call.refetch)
  return call
}

function debounced(ms: number): (run: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (run) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
}

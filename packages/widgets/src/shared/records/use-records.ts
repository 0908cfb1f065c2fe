import { useEffect, useRef } from 'react'
import { type Call, useCall } from '../data/use-call.ts'
import { useMemberEvents } from '../data/use-member-events.ts'
import { useOutdatedAnswer } from '../data/use-outdated-answer.ts'
import type { RecordsPage, RecordsQuery, RecordsRequest } from './records.ts'

/**
 * Delay in ms before a list is read again after an event. A trade publishes several events at once, and one
 * request covers all of them.
 */
const SETTLE_MS = 300

/** Returns the options with which a list is read. Only a public list is read without a log-in. */
export const readingOf = ({ isPublic = false }: { isPublic?: boolean }) =>
  ({ member: isPublic ? 'optional' : true, keepPrevious: true }) as const

/** Reads one page of a list, and reads it again after an event that may have changed it. */
export function useRecords<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>>(
  query: RecordsQuery<Row, Filters, Page>,
  request: RecordsRequest<Filters>,
): Call<Page> {
  const { key, read, changedBy, refetchMs } = query
  const pageKey = [...key, request]
  const call = useCall(pageKey, (sdk, options) => read(sdk, request, options), {
    ...readingOf(query),
    ...(refetchMs ? { refetchMs } : {}),
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useMemberEvents((event) => {
    if (!changedBy(event, call.data?.list ?? [])) return
    clearTimeout(timer.current)
    timer.current = setTimeout(call.refetch, SETTLE_MS)
  }, call.refetch)
  useOutdatedAnswer(pageKey)
  return call
}

import { readAgain } from '../data/read-again.ts'
import { type Call, useCall } from '../data/use-call.ts'
import { useMemberEvents } from '../data/use-member-events.ts'
import { useOutdatedAnswer } from '../data/use-outdated-answer.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { RecordsPage, RecordsQuery, RecordsRequest } from './records.ts'

/** Returns the options with which a list is read. Only a public list is read without a log-in. */
export const readingOf = ({ isPublic = false }: { isPublic?: boolean }) =>
  ({ member: isPublic ? 'optional' : true, keepPrevious: true }) as const

/** Reads one page of a list, and reads it again after an event that may have changed it. */
export function useRecords<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>>(
  query: RecordsQuery<Row, Filters, Page>,
  request: RecordsRequest<Filters>,
): Call<Page> {
  const { page } = useBourselet()
  const { key, read, changedBy, refetchMs, isPublic } = query
  const pageKey = [...key, request]
  const call = useCall(pageKey, (sdk, options) => read(sdk, request, options), {
    ...readingOf(query),
    ...(refetchMs ? { refetchMs } : {}),
  })
  // Only a signed-in member receives events. For a signed-in member, `useCall` appends `true` to the query key of a
  // public list. So events must update the query with this longer key.
  const memberKey = isPublic ? [...pageKey, true] : pageKey
  const again = () => readAgain(page, memberKey)
  useMemberEvents((event) => changedBy(event, call.data?.list ?? []) && again(), again)
  useOutdatedAnswer(memberKey)
  return call
}

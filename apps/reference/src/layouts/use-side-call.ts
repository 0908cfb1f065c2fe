import { type MemberEvent, readAgain, useBourselet, useCall, useMemberEvents } from '@bourselet/widgets'
import type { SideRoute } from './menu.ts'

/**
 * Minimum time in ms between two reads of the same data. A trading bot causes many events per second, and the server
 * limits the number of requests from one network address. The side menu therefore reads rarely, so that order tickets
 * and lists can use most of this limit.
 */
const GAP_MS = 5_000

/**
 * Returns the data from which an entry of the user center's menu computes its state; undefined until it is loaded.
 * Reads the data again after each stream event for which `isOutdatedBy` returns true.
 */
export function useSideCall<T>(
  route: SideRoute,
  read: Parameters<typeof useCall<T>>[1],
  isOutdatedBy: (event: MemberEvent) => boolean,
): T | undefined {
  const { page } = useBourselet()
  const key = ['side', route]
  const again = () => readAgain(page, key, GAP_MS)
  useMemberEvents((event) => {
    if (isOutdatedBy(event)) again()
  }, again)
  return useCall(key, read, { member: true, staleMs: 60_000 }).data
}

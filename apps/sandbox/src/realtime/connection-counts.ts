import type { Clock } from '../clock/clock.ts'
import { networkOf } from '../http/client-address.ts'
import { countedWindows } from '../http/rate-limits.ts'
import type { StreamLimits } from './stream-limits.ts'

const WINDOW_SECONDS = 5 * 60

/** The number of open sockets and of recent connection attempts of each address. */
export interface AddressBook {
  /** Counts a connection attempt. Returns true if the address may open one more socket now. */
  mayOpen(address: string): boolean
  opened(address: string): void
  closed(address: string): void
}

export function addressBook(clock: Clock, limits: StreamLimits): AddressBook {
  const open = new Map<string, number>()
  const tries = countedWindows(WINDOW_SECONDS)
  const count = (address: string, change: number) => {
    const network = networkOf(address)
    const left = (open.get(network) ?? 0) + change
    if (left > 0) open.set(network, left)
    else open.delete(network)
  }
  return {
    mayOpen(address) {
      const network = networkOf(address)
      const window = tries.at(network, clock.now())
      window.count++
      return window.count <= limits.connectsPerAddress && (open.get(network) ?? 0) < limits.socketsPerAddress
    },
    opened: (address) => count(address, 1),
    closed: (address) => count(address, -1),
  }
}

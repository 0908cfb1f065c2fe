import type { Clock } from '../clock/clock.ts'
import type { StreamLimits } from './stream-limits.ts'

const WINDOW = 5 * 60_000

/** Counts the sockets of each address. */
export interface AddressBook {
  /** Whether the address may open one more now; counts the try. */
  mayOpen(address: string): boolean
  opened(address: string): void
  closed(address: string): void
}

export function addressBook(clock: Clock, limits: StreamLimits): AddressBook {
  const open = new Map<string, number>()
  const tries = new Map<string, { ends: number; count: number }>()
  const count = (address: string, change: number) => {
    const left = (open.get(address) ?? 0) + change
    if (left > 0) open.set(address, left)
    else open.delete(address)
  }
  const forgetPast = (now: number) => {
    for (const [address, { ends }] of tries) if (ends <= now) tries.delete(address)
  }
  return {
    mayOpen(address) {
      const now = clock.now()
      if (tries.size > 10_000) forgetPast(now)
      const known = tries.get(address)
      const window = known && known.ends > now ? known : { ends: now + WINDOW, count: 0 }
      tries.set(address, window)
      window.count++
      return window.count <= limits.connectsPerAddress && (open.get(address) ?? 0) < limits.socketsPerAddress
    },
    opened: (address) => count(address, 1),
    closed: (address) => count(address, -1),
  }
}

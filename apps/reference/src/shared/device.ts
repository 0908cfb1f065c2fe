import { readStored, writeStored } from './stored.ts'

export type Device = 'mobile' | 'pc'

/** Largest viewport width at which the site uses the mobile layout. */
export const MOBILE_BREAKPOINT_PX = 1024
export const RESIZE_DEBOUNCE_MS = 150

const KEY = 'bourselet.device'

export function parseDevice(value: string | null | undefined): Device | null {
  const mode = value?.toLowerCase()
  return mode === 'mobile' || mode === 'pc' ? mode : null
}

/** Returns the device mode (`mobile` or `pc`) that the member has chosen with `?mode=`; null if none is stored. */
export function storedDevice(storage?: Storage): Device | null {
  return parseDevice(readStored(KEY, storage))
}

export function storeDevice(device: Device, storage?: Storage): void {
  writeStored(KEY, device, storage)
}

/**
 * Returns the device mode (`mobile` or `pc`) from the first source that has one: the `mode` of the query, the stored
 * mode, the viewport width. Stores a mode from the query.
 */
export function decideDevice(search: string, widthPx: number, storage?: Storage): Device {
  const asked = parseDevice(
    [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'mode')?.[1],
  )
  if (asked) storeDevice(asked, storage)
  return asked ?? storedDevice(storage) ?? deviceOfWidth(widthPx)
}

export const deviceOfWidth = (widthPx: number): Device => (widthPx <= MOBILE_BREAKPOINT_PX ? 'mobile' : 'pc')

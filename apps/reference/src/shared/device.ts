export type Device = 'mobile' | 'pc'

/** Maximum viewport width of the mobile layout. */
export const MOBILE_BREAKPOINT_PX = 1024
export const RESIZE_DEBOUNCE_MS = 150

const KEY = 'bourselet.device'

export function parseDevice(value: string | null | undefined): Device | null {
  const mode = value?.toLowerCase()
  return mode === 'mobile' || mode === 'pc' ? mode : null
}

/** Returns the mode that the member selected explicitly, if any. */
export function storedDevice(storage: Storage = localStorage): Device | null {
  return parseDevice(storage.getItem(KEY))
}

export function storeDevice(device: Device, storage: Storage = localStorage): void {
  storage.setItem(KEY, device)
}

/**
 * Returns the device mode: the `mode` of the query, which is also stored; otherwise the stored mode;
 * otherwise the mode for the viewport width.
 */
export function decideDevice(search: string, widthPx: number, storage: Storage = localStorage): Device {
  const asked = parseDevice(
    [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'mode')?.[1],
  )
  if (asked) storeDevice(asked, storage)
  return asked ?? storedDevice(storage) ?? deviceOfWidth(widthPx)
}

export const deviceOfWidth = (widthPx: number): Device => (widthPx <= MOBILE_BREAKPOINT_PX ? 'mobile' : 'pc')

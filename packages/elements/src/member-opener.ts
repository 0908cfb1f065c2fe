import type { Bourselet, BourseletOptions } from '@bourselet/sdk'
import type { PageSettings } from './page-settings.ts'

/** A function that creates the client of a page with member tags. `tokenStore` is the page setting of the same name. */
export type OpenMember = (
  options: Omit<BourseletOptions, 'tokenStore'>,
  tokenStore: PageSettings['tokenStore'],
) => Bourselet

let opener: OpenMember | null = null
const listeners = new Set<() => void>()

/** Returns the function that creates the client of member tags; null until its code is loaded. */
export const memberOpener = (): OpenMember | null => opener

/** Sets the function that creates the client of member tags. Only the first call has an effect. */
export function setMemberOpener(open: OpenMember): void {
  if (opener) return
  opener = open
  for (const listener of listeners) listener()
}

/** Calls the listener when the code of the client of member tags is loaded. */
export const onMemberOpener = (listener: () => void): void => void listeners.add(listener)

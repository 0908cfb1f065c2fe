import type { Preferences } from './preferences.ts'
import { useBourselet } from './use-bourselet.ts'
import { useStore } from './use-store.ts'

/** Returns the member's preferences on this device, with a setter that saves them and updates all tabs. */
export function usePreferences(): Preferences & { set: (changes: Partial<Preferences>) => void } {
  const { page } = useBourselet()
  const preferences = useStore(page.preferences)
  return { ...preferences, set: (changes) => page.preferences.setState(changes) }
}

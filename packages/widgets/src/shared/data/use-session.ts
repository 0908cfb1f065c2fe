import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'

/** Returns the sign-in state and a function that signs out on this device and on the server. */
export function useSession(): { signedIn: boolean; signOut: () => void } {
  const { sdk, page } = useBourselet()
  const signedIn = useStore(page.session, (session) => session.signedIn)
  return { signedIn, signOut: () => sdk.signOut() }
}

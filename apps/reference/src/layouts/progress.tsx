import { useNavigation } from 'react-router'

/** A thin line at the top while the next page is on its way; it waits a moment, so that quick changes show nothing. */
export function Progress() {
  const { state } = useNavigation()
  return <div className="site-progress" data-busy={state !== 'idle' || undefined} aria-hidden />
}

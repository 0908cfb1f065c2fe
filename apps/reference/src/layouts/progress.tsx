import { useNavigation } from 'react-router'

/**
 * A thin bar at the top while the next page loads. It appears after a delay, so quick navigation shows
 * nothing.
 */
export function Progress() {
  const { state } = useNavigation()
  return <div className="site-progress" data-busy={state !== 'idle' || undefined} aria-hidden />
}

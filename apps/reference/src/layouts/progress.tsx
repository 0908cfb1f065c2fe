import { useRouterState } from '../shared/router-context.ts'

/**
 * A thin bar at the top while the next page loads. It appears after a delay, so quick navigation shows
 * nothing.
 */
export function Progress() {
  const { isLoading } = useRouterState()
  return <div className="site-progress" data-busy={isLoading || undefined} aria-hidden />
}

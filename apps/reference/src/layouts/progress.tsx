import { useRouterState } from '../shared/router-context.ts'

/**
 * A thin bar at the top of the window while the next page loads. It appears after a delay, so a page that loads
 * quickly shows no bar.
 */
export function Progress() {
  const { isLoading } = useRouterState()
  return <div className="site-progress" data-busy={isLoading || undefined} aria-hidden />
}

import { ErrorState, Root } from '@bourselet/widgets/ui'
import { useRouteError } from 'react-router'

/** What stands in place of a page that broke; everything else of the site goes on. */
export function Failed() {
  const error = useRouteError()
  return (
    <Root name="site" className="site">
      <ErrorState error={error} onRetry={() => location.reload()} />
    </Root>
  )
}

import { ErrorState, Root } from '@bourselet/widgets/ui'
import { useRouteError } from 'react-router'

/** Replaces a page that failed to render; the rest of the site keeps working. */
export function Failed() {
  const error = useRouteError()
  return (
    <Root name="site" className="site">
      <ErrorState error={error} onRetry={() => location.reload()} />
    </Root>
  )
}

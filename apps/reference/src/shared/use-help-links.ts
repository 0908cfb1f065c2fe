import type { HelpLinks } from '@bourselet/widgets/help'
import { useMemo } from 'react'
import { pathTo } from './routes.ts'
import { useOpenPath } from './use-open-path.ts'

/** Returns the links of the help widgets: the addresses of guides and of the help center, and a navigation handler. */
export function useHelpLinks(): HelpLinks {
  const onNavigate = useOpenPath()
  return useMemo(
    () => ({
      onNavigate,
      guide: (id) => pathTo('help_detail', id),
      center: (keyword) => pathTo('help') + (keyword ? `?${new URLSearchParams({ keyword })}` : ''),
    }),
    [onNavigate],
  )
}

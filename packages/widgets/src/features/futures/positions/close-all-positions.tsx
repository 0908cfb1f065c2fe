import { Root } from '../../../shared/ui/root.tsx'
import { CloseAll } from './close-all.tsx'

/** The button "Close all" for a header above `Positions`. Renders nothing if there is no open position. */
export function CloseAllPositions() {
  return (
    <Root name="close-all-positions" density="compact">
      <CloseAll />
    </Root>
  )
}

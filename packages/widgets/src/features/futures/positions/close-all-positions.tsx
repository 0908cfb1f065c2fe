import { Root } from '../../../shared/ui/root.tsx'
import { CloseAll } from './close-all.tsx'

/** The button "Close all" by itself, for the header above `Positions`. Nothing while there are no positions. */
export function CloseAllPositions() {
  return (
    <Root name="close-all-positions" density="compact">
      <CloseAll />
    </Root>
  )
}

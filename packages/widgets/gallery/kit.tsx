import { useState } from 'react'
import { Root } from '../src/shared/ui/index.ts'
import { Actions } from './actions.tsx'
import { Forms } from './forms.tsx'
import { Market } from './market.tsx'
import { Overlays } from './overlays.tsx'
import { States } from './states.tsx'
import { Ticket } from './ticket.tsx'

/** A page that shows every component of the UI kit in every state. */
export function Kit() {
  const [dense] = useState(() => new URLSearchParams(location.search).get('density') === 'compact')
  return (
    <Root name="gallery" density={dense ? 'compact' : 'comfortable'}>
      <div className="bl-gallery__grid">
        <Actions />
        <Forms />
        <Ticket />
        <Overlays />
        <States />
        <Market />
      </div>
    </Root>
  )
}

import type { ComponentType } from 'react'
import type { SideRoute } from './menu.ts'

type StateModule = {
  /** Route of the menu entry that shows the state. */
  route: SideRoute
  /** Shows the state, or nothing if there is nothing to report. */
  State: ComponentType
}

const modules = import.meta.glob<StateModule>('../features/*/side-state.tsx', { eager: true })
const states = new Map(Object.values(modules).map(({ route, State }) => [route, State]))

/**
 * Shows the state of an entry of the user center's menu, such as a pending review or the number of open orders. Renders
 * nothing for an entry without a state.
 */
export function SideState({ route }: { route: SideRoute }) {
  const State = states.get(route)
  return State && <State />
}

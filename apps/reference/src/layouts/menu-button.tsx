import type { IconShape } from '@bourselet/widgets/ui'
import { IconButton } from '@bourselet/widgets/ui'
import { type ComponentType, useState } from 'react'
import { isMissingFile } from '../shared/site-update.ts'

export type MenuPanelProps = { icon: IconShape; label: string }

type MenuButtonProps<P extends MenuPanelProps> = P & {
  load: () => Promise<{ default: ComponentType<P> }>
}

/**
 * A button that loads the code of its menu when it is focused, pointed at or pressed, so that the page itself
 * loads faster. If the code cannot be loaded, no menu opens, and the site banner shows the reason.
 */
export function MenuButton<P extends MenuPanelProps>({ load, ...panel }: MenuButtonProps<P>) {
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps> | null>(null)
  const prepare = () => load().catch(ignoreMissing)
  const open = async () => {
    const loaded = await prepare()
    if (loaded) setPanel(() => loaded.default as unknown as ComponentType<MenuPanelProps>)
  }
  if (Panel) return <Panel {...panel} />
  return (
    <IconButton
      icon={panel.icon}
      label={panel.label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void prepare()}
      onFocus={() => void prepare()}
      onClick={() => void open()}
    />
  )
}

/**
 * Ignores the error of a file that could not be loaded, because `watchForUpdate` handles this error. Rethrows
 * every other error.
 */
function ignoreMissing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error
}

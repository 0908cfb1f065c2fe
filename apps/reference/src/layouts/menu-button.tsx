import type { IconName } from '@bourselet/widgets/ui'
import { IconButton } from '@bourselet/widgets/ui'
import { type ComponentType, useState } from 'react'
import { isMissingFile } from '../shared/site-update.ts'

export type MenuPanelProps = { icon: IconName; label: string }

type MenuButtonProps<P extends MenuPanelProps> = P & {
  load: () => Promise<{ default: ComponentType<P> }>
}

/**
 * A button that loads its menu when it is first needed, so that the popover is not part of the first load. If the file
 * is missing, the button stays and the banner of the site states the reason.
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

/** Ignores files that did not load, which `watchForUpdate` handles; other errors are thrown. */
function ignoreMissing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error
}

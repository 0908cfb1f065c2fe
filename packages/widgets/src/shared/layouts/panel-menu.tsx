import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import { Popover } from '../ui/popover.tsx'
import { gutterAt, neighbourOf, type PanelTree, resized, type Side } from './panel-tree.ts'
import { type AreaSize, leastIn } from './terminal-layouts.ts'

export type PanelMenuProps = {
  panel: string
  tree: PanelTree
  /** The size of the area that contains the panels. */
  area: AreaSize
  label: string
  /** Called when the member moves the panel to a side of the panel `target`. */
  onMove: (target: string, side: Side) => void
  /** Called with the changed tree of panels when the member resizes the panel. */
  onResize: (tree: PanelTree) => void
}

const sides: readonly Side[] = ['left', 'right', 'above', 'below']

/** The fraction of the area by which a press changes the size of a panel. */
const STEP = 0.05

const sizes = [
  { name: 'wider', across: true, by: STEP },
  { name: 'narrower', across: true, by: -STEP },
  { name: 'taller', across: false, by: STEP },
  { name: 'shorter', across: false, by: -STEP },
] as const

/** The menu that moves and resizes a panel by single presses, for members who cannot drag and use no keys. */
export function PanelMenu({ panel, tree, area, label, onMove, onResize }: PanelMenuProps) {
  const { t } = useText('layouts')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={icons.menu} size="small" label={label} />}
    >
      <div className="bl-arranging__list">
        {sides.map((side) => {
          const target = neighbourOf(tree, panel, side)
          return (
            target !== null && (
              <Button
                key={side}
                variant="ghost"
                onClick={() => {
                  setOpen(false)
                  onMove(target, side)
                }}
              >
                {t(`to.${side}`)}
              </Button>
            )
          )
        })}
        {sizes.map(({ name, across, by }) => {
          const gutter = gutterAt(tree, panel, across)
          return (
            gutter && (
              <Button
                key={name}
                variant="ghost"
                onClick={() => onResize(resized(tree, gutter, gutter.isAfter ? by : -by, leastIn(area)))}
              >
                {t(`by.${name}`)}
              </Button>
            )
          )
        })}
      </div>
    </Popover>
  )
}

import { type ComponentProps, useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Popover, type PopoverProps } from '../ui/popover.tsx'
import { type PanelTree, placesOf } from './panel-tree.ts'
import {
  isPreset,
  layoutOf,
  MOST_OWN,
  presetNames,
  type StoredLayouts,
  withCopy,
  withoutShown,
} from './terminal-layouts.ts'
import './layout-menu.css'

export type LayoutMenuProps = Pick<ComponentProps<typeof Popover>, 'open' | 'onOpenChange'> & {
  stored: StoredLayouts
  onChange: (stored: StoredLayouts) => void
  /** Called when the member starts to arrange the panels of the current layout. */
  onArrange: () => void
  trigger: PopoverProps['trigger']
}

/** The menu of a terminal's layouts: a small picture of each layout, and actions for the current layout. */
export function LayoutMenu({ stored, onChange, onArrange, trigger, open, onOpenChange }: LayoutMenuProps) {
  const { t } = useText('layouts')
  const name = useId()
  const own = Object.keys(stored.layouts).filter((id) => !isPreset(id))
  const { shown } = stored
  const isFull = own.length >= MOST_OWN
  const isChanged = stored.layouts[shown] !== undefined
  const arrange = () => {
    onArrange()
    onOpenChange?.(false)
  }
  return (
    <Popover label={t('title')} trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <fieldset className="bl-layout-menu">
        <legend className="bl-layout-menu__title">{t('title')}</legend>
        <div className="bl-layout-menu__list">
          {[...presetNames, ...own].map((id) => {
            const layout = layoutOf(stored, id)
            return (
              <label key={id} className="bl-layout-menu__item">
                <input
                  className="bl-layout-menu__input"
                  type="radio"
                  name={name}
                  checked={shown === id}
                  onChange={() => onChange({ ...stored, shown: id })}
                />
                <Sketch tree={layout.tree} />
                <span className="bl-layout-menu__name">{isPreset(id) ? t(`preset.${id}`) : layout.name}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <div className="bl-layout-menu__actions">
        <Button size="small" variant="primary" onClick={arrange}>
          {t('arrange')}
        </Button>
        <Button
          size="small"
          disabled={isFull}
          aria-describedby={isFull ? `${name}-full` : undefined}
          onClick={() => {
            onChange(withCopy(stored, (number) => t('own', { number })))
            arrange()
          }}
        >
          {t('copy')}
        </Button>
        {isChanged && (
          <Button size="small" variant="ghost" onClick={() => onChange(withoutShown(stored))}>
            {t(isPreset(shown) ? 'reset' : 'remove')}
          </Button>
        )}
      </div>
      {isFull && (
        <p className="bl-note bl-layout-menu__full" id={`${name}-full`}>
          {t('full', { count: MOST_OWN })}
        </p>
      )}
    </Popover>
  )
}

const WIDTH = 60
const HEIGHT = 36
/** Half of the gap between two panels in the picture of a layout, in units of the picture. */
const GAP = 0.75

/** A small picture of a layout: panels are rectangles, and charts are filled. */
function Sketch({ tree }: { tree: PanelTree }) {
  return (
    <svg className="bl-layout-menu__sketch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {[...placesOf(tree).panels].map(([panel, { left, top, width, height }]) => (
        <rect
          key={panel}
          data-chart={panel.startsWith('chart') || undefined}
          x={left * WIDTH + GAP}
          y={top * HEIGHT + GAP}
          width={width * WIDTH - 2 * GAP}
          height={height * HEIGHT - 2 * GAP}
          rx={2}
        />
      ))}
    </svg>
  )
}

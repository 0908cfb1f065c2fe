import type { ReactNode } from 'react'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import * as icons from '../../../../shared/ui/icons.ts'
import { Popover } from '../../../../shared/ui/popover.tsx'
import { type Drawing, drawingTools } from './drawing.ts'
import type { DrawingControl, DrawingState } from './drawing-control.ts'
import { DrawingIcon } from './drawing-icons.tsx'

export type DrawingBarProps = {
  control: DrawingControl
  state: DrawingState
  drawings: readonly Drawing[]
  /** Returns the name and the price under which a drawing is listed. */
  nameOf: (drawing: Drawing) => string
  /** Called when a tool or a drawing is chosen, so that the caller can focus the chart for further keys. */
  onChoose: () => void
}

type ToolProps = {
  label: string
  pressed?: boolean
  onPress: () => void
  children: ReactNode
  disabled?: boolean
}

function Tool({ label, pressed, onPress, children, disabled }: ToolProps) {
  return (
    <button
      type="button"
      className="bl-icon-button bl-drawings__tool"
      data-size="small"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** The bar of the drawing tools. */
export function DrawingBar({ control, state, drawings, nameOf, onChoose }: DrawingBarProps) {
  const { t } = useText('chart')
  const choose = (tool: DrawingState['tool']) => {
    control.choose(tool)
    onChoose()
  }
  return (
    <div
      className="bl-drawings__bar"
      role="toolbar"
      aria-label={t('drawings.title')}
      aria-orientation="vertical"
    >
      <Tool label={t('drawings.select')} pressed={state.tool === null} onPress={() => choose(null)}>
        <DrawingIcon name="select" />
      </Tool>
      <Tool
        label={t('drawings.move')}
        pressed={state.isMoving}
        disabled={state.selected === null}
        onPress={() => {
          control.toggleMoving()
          onChoose()
        }}
      >
        <DrawingIcon name="move" />
      </Tool>
      {drawingTools.map((tool) => (
        <Tool
          key={tool}
          label={t(`drawings.tools.${tool}`)}
          pressed={state.tool === tool}
          disabled={control.isFull()}
          onPress={() => choose(tool)}
        >
          <DrawingIcon name={tool} />
        </Tool>
      ))}
      <hr className="bl-drawings__line" />
      <Tool label={t('drawings.magnet')} pressed={state.isMagnet} onPress={control.toggleMagnet}>
        <DrawingIcon name="magnet" />
      </Tool>
      <Tool label={t('drawings.hide')} pressed={state.isHidden} onPress={control.toggleHidden}>
        <Icon shape={state.isHidden ? icons.eyeOff : icons.eye} />
      </Tool>
      <Popover
        label={t('drawings.list')}
        align="start"
        trigger={
          <IconButton
            className="bl-drawings__tool"
            icon={icons.list}
            size="small"
            label={t('drawings.list')}
          />
        }
      >
        {drawings.length === 0 ? (
          <p className="bl-drawings__note">{t('drawings.none')}</p>
        ) : (
          <>
            <ul className="bl-drawings__list" aria-label={t('drawings.list')}>
              {drawings.map((drawing) => (
                <li key={drawing.id} className="bl-drawings__row">
                  <button
                    type="button"
                    className="bl-drawings__name"
                    aria-pressed={state.selected === drawing.id}
                    onClick={() => control.select(drawing.id)}
                  >
                    {nameOf(drawing)}
                  </button>
                  <IconButton
                    icon={icons.close}
                    size="small"
                    label={t('drawings.delete', { name: nameOf(drawing) })}
                    onClick={() => control.remove(drawing.id)}
                  />
                </li>
              ))}
            </ul>
            <button type="button" className="bl-link" onClick={control.removeAll}>
              {t('drawings.deleteAll')}
            </button>
          </>
        )}
        <p className="bl-drawings__note">{t('drawings.note')}</p>
      </Popover>
    </div>
  )
}

import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import * as icons from '../ui/icons.ts'
import { Popover } from '../ui/popover.tsx'
import { addable, type Layout, renamed, withPanel } from './terminal-layouts.ts'
import '../ui/panel.css'

export type ArrangingBarProps = {
  layout: Layout
  canUndo: boolean
  nameOf: (panel: string) => string
  onChange: (layout: Layout) => void
  onUndo: () => void
  onDone: () => void
}

/** The bar above the panels of a terminal. It is shown while the member arranges the panels. */
export function ArrangingBar({ layout, canUndo, nameOf, onChange, onUndo, onDone }: ArrangingBarProps) {
  const { t } = useText('layouts')
  const [isAdding, setAdding] = useState(false)
  const missing = addable(layout)
  return (
    <section className="bl-panel bl-arranging" aria-label={t('arranging')}>
      {layout.name === undefined ? (
        <strong>{t('arranging')}</strong>
      ) : (
        <LayoutName layout={layout} onChange={onChange} />
      )}
      <span className="bl-arranging__hint">{t('hint')}</span>
      <Popover
        label={t('add')}
        align="start"
        open={isAdding}
        onOpenChange={setAdding}
        trigger={
          <Button size="small" icon={icons.plus} disabled={missing.length === 0}>
            {t('add')}
          </Button>
        }
      >
        <div className="bl-arranging__list">
          {missing.map((panel) => (
            <Button
              key={panel}
              variant="ghost"
              onClick={() => {
                setAdding(false)
                onChange(withPanel(layout, panel))
              }}
            >
              {nameOf(panel)}
            </Button>
          ))}
        </div>
      </Popover>
      <Button size="small" icon={icons.refresh} disabled={!canUndo} onClick={onUndo}>
        {t('undo')}
      </Button>
      <Button size="small" variant="primary" onClick={onDone}>
        {t('done')}
      </Button>
    </section>
  )
}

/** The field for the name of a layout that the member has created. An empty name is not stored. */
function LayoutName({ layout, onChange }: Pick<ArrangingBarProps, 'layout' | 'onChange'>) {
  const { t } = useText('layouts')
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const next = typed?.trim()
    setTyped(null)
    if (next && next !== layout.name) onChange(renamed(layout, next))
  }
  return (
    <span className="bl-box bl-arranging__name">
      <input
        className="bl-box__input"
        aria-label={t('name')}
        maxLength={24}
        value={typed ?? layout.name ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        // Enter also ends a composition of an input method. The text is not complete then, so it is not stored.
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && keep()}
      />
    </span>
  )
}

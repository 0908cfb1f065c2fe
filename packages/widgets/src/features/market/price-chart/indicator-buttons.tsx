import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Popover } from '../../../shared/ui/popover.tsx'
import type { DrawnIndicator } from './chart-frame.ts'
import { IndicatorParams } from './indicator-params.tsx'
import { ruleOf } from './indicators/indicator-kinds.ts'
import type { useChartSettings } from './use-chart-settings.ts'

export type IndicatorButtonsProps = Pick<DrawnIndicator, 'kind' | 'params' | 'isHidden'> & {
  settings: ReturnType<typeof useChartSettings>
  /**
   * Called after the member has removed the indicator by its button, so that the caller can move the focus from the
   * removed button to the chart.
   */
  onRemoved: () => void
}

/**
 * The buttons of a drawn indicator: hide, settings and remove. Touch screens have room for one button, so they
 * show only the settings, from which the indicator can be hidden and removed.
 */
export function IndicatorButtons({ kind, params, isHidden, settings, onRemoved }: IndicatorButtonsProps) {
  const { t } = useText('chart')
  const name = ruleOf(kind).label
  const visibility = t(isHidden ? 'show' : 'hide', { name })
  const toggle = () => settings.setHidden(kind, !isHidden)
  const remove = () => {
    settings.setIndicator(kind, null)
    onRemoved()
  }
  return (
    <span className="bl-price-chart__tools">
      <IconButton
        icon={isHidden ? icons.eyeOff : icons.eye}
        size="small"
        label={visibility}
        onClick={toggle}
      />
      <Popover
        label={t('settingsOf', { name })}
        align="start"
        trigger={<IconButton icon={icons.settings} size="small" label={t('settingsOf', { name })} />}
      >
        <div className="bl-indicators__one">
          <p className="bl-indicators__about">{t(`kinds.${kind}`)}</p>
          <IndicatorParams
            kind={kind}
            params={params}
            onChange={(next) => settings.setIndicator(kind, next)}
          />
          <div className="bl-indicators__actions">
            <Button size="small" onClick={toggle}>
              {visibility}
            </Button>
            <Button size="small" onClick={remove}>
              {t('remove', { name })}
            </Button>
          </div>
        </div>
      </Popover>
      <IconButton icon={icons.close} size="small" label={t('remove', { name })} onClick={remove} />
    </span>
  )
}

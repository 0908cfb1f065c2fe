import { useText } from '@bourselet/widgets'
import { Segment } from '@bourselet/widgets/ui'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type PredictionView = 'rounds' | 'options'

/** Returns the selected view, rounds or options, stored in the address (`?view=options`). */
export function usePredictionView(): [view: PredictionView, setView: (view: PredictionView) => void] {
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'options' ? 'options' : 'rounds'
  const setView = useCallback(
    (next: PredictionView) =>
      setParams(
        (before) => {
          if (next === 'options') before.set('view', next)
          else before.delete('view')
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [view, setView]
}

type PredictionTabsProps = {
  view: PredictionView
  onChange: (view: PredictionView) => void
  isShort?: boolean
}

/** The tabs that switch between rounds and options. */
export function PredictionTabs({ view, onChange, isShort }: PredictionTabsProps) {
  const { t } = useText('prediction')
  return (
    <Segment<PredictionView>
      label={t('view.label')}
      value={view}
      onValueChange={onChange}
      options={[
        { value: 'rounds', label: t('view.rounds') },
        { value: 'options', label: t(isShort ? 'view.optionsShort' : 'view.options') },
      ]}
    />
  )
}

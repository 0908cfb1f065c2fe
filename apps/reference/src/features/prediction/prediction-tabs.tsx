import { useText } from '@bourselet/widgets'
import { Segment } from '@bourselet/widgets/ui'
import { useCallback } from 'react'
import { useQuery } from '../../shared/use-query.ts'

export type PredictionView = 'rounds' | 'options'

/**
 * Returns the selected view, rounds or options, and its setter. The query of the address stores the view
 * (`?view=options`).
 */
export function usePredictionView(): [view: PredictionView, setView: (view: PredictionView) => void] {
  const [query, setQuery] = useQuery()
  const view = query.get('view') === 'options' ? 'options' : 'rounds'
  const setView = useCallback(
    (next: PredictionView) =>
      setQuery(
        (query) => {
          if (next === 'options') query.set('view', next)
          else query.delete('view')
        },
        { keepEntry: true },
      ),
    [setQuery],
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

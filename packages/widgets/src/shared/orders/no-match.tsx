import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

/** In place of a list whose filters leave nothing of it. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useText('shared')
  return (
    <Empty
      icon="search"
      title={t('filters.noMatch')}
      action={
        <Button size="small" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    />
  )
}

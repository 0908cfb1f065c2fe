import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

/** No records match what was asked for, and the way back. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const { t } = useText('shared')
  return (
    <Empty
      icon="search"
      title={t('funds.noMatch')}
      action={
        <Button size="small" onClick={onClear}>
          {t('funds.clear')}
        </Button>
      }
    />
  )
}

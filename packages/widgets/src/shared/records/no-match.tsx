import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import * as icons from '../ui/icons.ts'

/** The content of a list without rows that match its filters. Its button removes the filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useText('records')
  return (
    <Empty
      icon={icons.search}
      title={t('noMatch')}
      text={t('noMatchText')}
      action={
        <Button size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  )
}

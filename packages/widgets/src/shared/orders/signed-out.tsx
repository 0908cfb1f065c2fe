import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import * as icons from '../ui/icons.ts'

/** The placeholder that replaces a member's list while nobody is logged in, with a log-in button. */
export function SignedOut({ title, onSignIn }: { title: string; onSignIn: (() => void) | undefined }) {
  const { t } = useText('shared')
  return (
    <Empty
      icon={icons.lock}
      title={title}
      action={
        onSignIn && (
          <Button size="small" onClick={() => onSignIn()}>
            {t('signIn')}
          </Button>
        )
      }
    />
  )
}
